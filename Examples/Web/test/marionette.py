"""A session of a Firefox that has no driver before it.

Firefox takes WebDriver's commands itself, in a protocol of its own called Marionette: messages over
TCP, each a JSON array after its length and a colon.
"""

import json
import socket
import time

from webdriver import WebDriver, WebDriverError

COMMANDS = {
    "/url": "Navigate",
    "/execute/sync": "ExecuteScript",
    "/execute/async": "ExecuteAsyncScript",
    "/element": "FindElement",
    "/actions": "PerformActions",
    "/window/rect": "SetWindowRect",
}
ELEMENT_COMMANDS = {"value": "ElementSendKeys", "click": "ElementClick"}


class Marionette(WebDriver):
    """What `WebDriver` is to the other browsers."""

    def __init__(self, port, patience):
        self.socket = connect(port, time.monotonic() + patience)
        self.received = b""
        self.count = 0
        self._receive()  # a greeting
        self.version = self._send("WebDriver:NewSession", {})["capabilities"]["browserVersion"]

    def command(self, path, body=None, method="POST"):
        body = dict(body or {})
        if "script" in body:
            body["sandbox"] = None  # the page's own globals
        if path in COMMANDS:
            return self._value(self._send(f"WebDriver:{COMMANDS[path]}", body))
        _, _, element, action = path.split("/")
        name = f"WebDriver:{ELEMENT_COMMANDS[action]}"
        return self._value(self._send(name, {"id": element, **body}))

    def run_as_browser(self, script, *arguments):
        """Runs a script that may do to the page what the browser may."""
        body = {"script": script, "args": list(arguments), "sandbox": "system"}
        return self._value(self._send("WebDriver:ExecuteScript", body))

    def set_preference(self, name, value):
        self._send("Marionette:SetContext", {"value": "chrome"})
        script = "Services.prefs.setIntPref(arguments[0], arguments[1])"
        self._send("WebDriver:ExecuteScript", {"script": script, "args": [name, value]})
        self._send("Marionette:SetContext", {"value": "content"})

    def quit(self):
        self._send("Marionette:Quit", {"flags": ["eForceQuit"]})
        self.socket.close()

    @staticmethod
    def _value(answer):
        return answer["value"] if set(answer) == {"value"} else answer

    def _send(self, name, parameters):
        self.count += 1
        message = json.dumps([0, self.count, name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, number, error, result = self._receive()
        if number != self.count:
            raise WebDriverError(f"an answer to {number}, not to {self.count}")
        if error:
            raise WebDriverError(f"{error['error']}: {error['message']}")
        return result

    def _receive(self):
        while b":" not in self.received:
            self.received += self._more()
        length, self.received = self.received.split(b":", 1)
        while len(self.received) < int(length):
            self.received += self._more()
        message, self.received = self.received[: int(length)], self.received[int(length) :]
        return json.loads(message)

    def _more(self):
        more = self.socket.recv(65536)
        if not more:
            raise WebDriverError("Firefox has hung up")
        return more


def connect(port, deadline):
    """Waits until somebody listens there."""
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=60)
        except ConnectionRefusedError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
