"""The bench that tries mutants: little has to be built for each, the object of the changed file and the
program of the tests."""

import os
import pathlib
import re
import shutil
import subprocess
import time

import mutants

# A suite that takes longer, in seconds, runs after the others.
SLOW = 0.5
TESTS = "FloatingLabelTests"
LANGUAGE = ["-Onone", "-swift-version", "6", "-parse-as-library", "-enable-testing",
            "-module-name", "FloatingLabel"]


class Bench:
    """Builds the tests, and runs them once as they are: with those times, a hang can be told."""

    def __init__(self, scratch):
        build = ["swift", "build", "--package-path", mutants.ROOT, "--scratch-path", scratch]
        subprocess.run([*build, "--build-tests", "--quiet"], check=True)
        shown = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
        self._objects = _objects(pathlib.Path(shown.stdout.strip()))
        self._directory = scratch / "mutation"
        shutil.rmtree(self._directory, ignore_errors=True)
        self._directory.mkdir(parents=True)
        self._stages = self._measured_stages(_link(self._objects, self._directory))

    def tries(self, mutant, name):
        """Returns what becomes of a mutant: 'caught', 'survived' or, where it doesn't compile, `None`.

        What belongs to one trial lies in a directory of the given name, so that several can go on at once.
        """
        directory = self._directory / name
        directory.mkdir(exist_ok=True)
        mutated = directory / mutant.path.name
        mutated.write_text(mutant.text)
        changed = directory / f"{mutant.path.name}.o"
        others = [path for path in mutants.core_files() if path != mutant.path]
        command = ["swiftc", "-frontend", "-c", *LANGUAGE, "-primary-file", mutated, *others, "-o", changed]
        if subprocess.run(command, capture_output=True).returncode != 0:
            return None
        # First, for each caller of a function has its own copies of the default arguments, and of several
        # copies the linker takes the first.
        program = _link([changed, *(path for path in self._objects if path.name != changed.name)], directory)
        caught = any(not _passes(program, suites, limit) for suites, limit in self._stages)
        return "caught" if caught else "survived"

    def _measured_stages(self, program):
        """Returns the quick suites and the slow ones, each as a filter and a limit of time in seconds."""
        output = self._directory / "output"
        with output.open("w") as file:
            subprocess.run(_command(program, rf"^{TESTS}\."), stdout=file, stderr=subprocess.STDOUT, check=True)
        times = {suite: float(seconds) for suite, seconds in
                 re.findall(r"Suite (\w+) passed after ([\d.]+) seconds", output.read_text())}
        if not times:
            raise RuntimeError(f"no suite of {TESTS} ran")
        slow = [suite for suite in times if times[suite] > SLOW]
        quick = [suite for suite in times if suite not in slow]
        # Whatever else this machine does: ten times as long, and ten seconds.
        return [(rf"^{TESTS}\.({'|'.join(stage)})/", 10 + 10 * sum(times[suite] for suite in stage))
                for stage in [quick, slow] if stage]


def _objects(products):
    """Returns the objects of the tests and of the library; those of the tool are not needed."""
    listed = (products / "FloatingLabelPackageTests.product/Objects.LinkFileList").read_text()
    paths = [pathlib.Path(line.strip().strip("'\"")) for line in listed.splitlines()]
    return [path for path in paths if not path.parent.name.startswith("FloatingLabelDemo")]


def _link(objects, directory):
    program = directory / "tests"
    subprocess.run(["swiftc", "-o", program, *objects, "-Xlinker", "-S"], check=True)
    return program


def _command(program, suites):
    return [program, "--testing-library", "swift-testing", "--no-parallel", "--filter", suites]


def _passes(program, suites, limit):
    """Runs suites until the first issue, or until the time is up."""
    # A backtrace of a mutant that traps takes longer than all else.
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    process = subprocess.Popen(_command(program, suites), env=environment, bufsize=0,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    os.set_blocking(process.stdout.fileno(), False)
    end = time.monotonic() + limit
    try:
        while process.poll() is None:
            if time.monotonic() > end or b" recorded an issue" in (process.stdout.read() or b""):
                return False
            time.sleep(0.02)
        return process.returncode == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
