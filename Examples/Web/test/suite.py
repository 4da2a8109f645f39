"""Runs the tests in each browser: suite.py PAGE TOOL [BROWSER…]"""

import concurrent.futures
import io
import pathlib
import sys
import time
import unittest

import browsers
import library
from page import PageTest


def run(name, url, tool):
    """Runs the tests in one browser; returns what to print, and how many passed and failed."""
    library.TOOL = tool
    PageTest.name, PageTest.url = name, url
    began = time.monotonic()
    log = io.StringIO()
    with browsers.ALL[name]() as PageTest.browser:
        log.write(f"== {name} {PageTest.browser.version}\n")
        tests = unittest.defaultTestLoader.discover(str(pathlib.Path(__file__).parent))
        result = unittest.TextTestRunner(stream=log, verbosity=2).run(tests)
    log.write(f"{time.monotonic() - began:.0f} s\n")
    # A test with parts can fail more than once.
    wrong = {test.id() for test, _ in result.failures + result.errors
             if not hasattr(test, "test_case")}
    wrong |= {test.test_case.id() for test, _ in result.failures + result.errors
              if hasattr(test, "test_case")}
    return log.getvalue(), result.testsRun - len(result.skipped) - len(wrong), len(wrong)


def main(page, tool, *names):
    url = pathlib.Path(page).resolve().as_uri()
    passed = failed = 0
    # Tests wait for frames more than they compute.
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for future in [pool.submit(run, name, url, tool) for name in names or browsers.ALL]:
            log, right, wrong = future.result()
            print(log, flush=True)
            passed += right
            failed += wrong
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
