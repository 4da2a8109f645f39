"""What the library itself says, by the package's own tool: the same model, compiled for this machine."""

import json
import subprocess

TOOL = None  # the path of FloatingLabelDemo


def run(subcommand, text="", **options):
    """Runs a subcommand of the tool, and returns what it prints.

    Options are those of the tool, as `label_width` for `--label-width`.
    """
    arguments = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
    return subprocess.run([TOOL, subcommand, *arguments], input=text, text=True,
                          capture_output=True, check=True).stdout


def simulate(events, **options):
    """Tells the tool what happened, and returns its answer to each event."""
    lines = "".join(json.dumps(event) + "\n" for event in events)
    return [json.loads(line) for line in run("simulate", lines, **options).splitlines()]


def keyframes(**options):
    return json.loads(run("keyframes", **options))["keyframes"]
