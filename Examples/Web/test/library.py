"""What the library itself says, by the package's own tool: the same model, compiled for this machine."""

import json
import subprocess

TOOL = None  # the path of FloatingLabelDemo


def simulate(events, **options):
    """Tells the tool what happened, and returns its answer to each event.

    Options are those of the tool, as `label_width` for `--label-width`.
    """
    arguments = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
    lines = "".join(json.dumps(event) + "\n" for event in events)
    answer = subprocess.run([TOOL, "simulate", *arguments], input=lines, text=True,
                            capture_output=True, check=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]
