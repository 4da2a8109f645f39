"""The browsers of Debian, started and ended."""

import contextlib
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request

from marionette import Marionette
from webdriver import WebDriver

PATIENCE = 60  # seconds for a browser to start
SIZE = (1280, 1100)


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@contextlib.contextmanager
def process(*command, **environment):
    """A process that is ended together with all that it started."""
    running = subprocess.Popen(
        command,
        env=os.environ | environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield running
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGTERM)
        running.wait()


def wait_for_driver(address):
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return urllib.request.urlopen(f"{address}/status", timeout=5).read()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


@contextlib.contextmanager
def session(opened):
    try:
        yield opened
    finally:
        opened.quit()


class Chromium(WebDriver):
    """A session that also speaks the browser's own protocol for its tools."""

    def tool(self, command, **parameters):
        return self.command("/goog/cdp/execute", {"cmd": command, "params": parameters})


@contextlib.contextmanager
def chromium():
    address = f"http://127.0.0.1:{free_port()}"
    options = ["--headless=new", "--no-sandbox", f"--window-size={SIZE[0]},{SIZE[1]}"]
    with process("chromedriver", f"--port={address.rsplit(':')[-1]}"):
        wait_for_driver(address)
        capabilities = {"browserName": "chrome", "goog:chromeOptions": {"args": options}}
        with session(Chromium(address, capabilities)) as opened:
            yield opened


@contextlib.contextmanager
def firefox():
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        preferences = pathlib.Path(profile, "user.js")
        preferences.write_text(f'user_pref("marionette.port", {port});\n')
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", profile, "--marionette",
                   "-remote-allow-system-access"]
        with process(*command), session(Marionette(port, PATIENCE)) as opened:
            opened.resize(*SIZE)
            yield opened


@contextlib.contextmanager
def webkit():
    address = f"http://127.0.0.1:{free_port()}"
    browser = next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
    reading, writing = os.pipe()
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    display = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"]
    with subprocess.Popen(display, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        try:
            name = f":{os.read(reading, 16).decode().strip()}"
            with process("WebKitWebDriver", f"--port={address.rsplit(':')[-1]}", DISPLAY=name,
                         WEBKIT_DISABLE_COMPOSITING_MODE="1", LIBGL_ALWAYS_SOFTWARE="1"):
                wait_for_driver(address)
                options = {"binary": str(browser), "args": ["--automation"]}
                capabilities = {"webkitgtk:browserOptions": options}
                with session(WebDriver(address, capabilities)) as opened:
                    opened.resize(*SIZE)
                    yield opened
        finally:
            server.terminate()


ALL = {"Chromium": chromium, "Firefox": firefox, "WebKitGTK": webkit}
