"""A small client of the WebDriver protocol, with what the tests need of it."""

import json
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of references, by the specification


class WebDriverError(Exception):
    """What the driver says went wrong."""


class WebDriver:
    """A session of a browser behind a driver that listens at an address."""

    def __init__(self, address, capabilities):
        self.address = address
        answer = self._request("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.session = f"/session/{answer['sessionId']}"
        self.version = answer["capabilities"]["browserVersion"]

    def command(self, path, body=None, method="POST"):
        return self._request(method, self.session + path, body or {})

    def open(self, url):
        self.command("/url", {"url": url})

    def run(self, script, *arguments):
        """Runs the body of a function in the page, and returns what it returns."""
        return self.command("/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script, *arguments):
        """Runs the body of an async function in the page, and returns what it returns in the end."""
        body = (
            "const done = arguments[arguments.length - 1];"
            f"(async function () {{ {script} }})(...arguments)"
            ".then((value) => done([value]), (error) => done([null, String(error)]));"
        )
        value, *error = self.command("/execute/async", {"script": body, "args": list(arguments)})
        if error:
            raise WebDriverError(error[0])
        return value

    def type(self, selector, keys):
        """Presses keys as a person would, in an element, which gets the focus."""
        self.command(f"/element/{self._element(selector)}/value", {"text": keys})

    def click(self, selector):
        self.command(f"/element/{self._element(selector)}/click")

    def press(self, *keys):
        """Presses keys one after the other, wherever the focus is."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.command("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def resize(self, width, height):
        self.command("/window/rect", {"width": width, "height": height})

    def quit(self):
        self._request("DELETE", self.session)

    def _element(self, selector):
        found = self.command("/element", {"using": "css selector", "value": selector})
        return found[ELEMENT]

    def _request(self, method, path, body=None):
        data = None if body is None or method == "GET" else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise WebDriverError(f"{value['error']}: {value['message']}") from None
