"""Runs programs one after the other in one interpreter, each as if it were the first. `_host` is all that they have of the page."""

import ast
import builtins
import io
import linecache
import os
import shutil
import sys
import time
import traceback

import _host
from pyodide.ffi import JsException

HOME = "/home/program"
FLUSH_CHARS = 8192
FLUSH_SECONDS = 0.04


class _Ended(BaseException):
    """The run has to end. No program catches it by `except Exception`."""


def _ask(call, *values):
    try:
        return call(*values)
    except JsException:
        raise _Ended from None


class _Out(io.TextIOBase):
    def __init__(self, fd):
        self._fd = fd
        self._parts = []
        self._length = 0
        self._at = time.monotonic()
        self.buffer = _Bytes(self)

    encoding = "utf-8"
    errors = "replace"

    def writable(self):
        return True

    def fileno(self):
        return self._fd

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._parts.append(text)
        self._length += len(text)
        if self._fd == 2 or self._length >= FLUSH_CHARS or time.monotonic() - self._at >= FLUSH_SECONDS:
            self.flush()
        return len(text)

    def flush(self):
        if self._fd == 2 and sys.__dict__.get("stdout") is not None and isinstance(sys.stdout, _Out):
            sys.stdout.flush()
        text = "".join(self._parts)
        self._parts = []
        self._length = 0
        self._at = time.monotonic()
        if text:
            _ask(_host.write, self._fd, text.encode("utf-8", "replace").decode("utf-8"))

    def reconfigure(self, **_options):
        pass


class _Bytes(io.RawIOBase):
    def __init__(self, out):
        self._out = out

    def writable(self):
        return True

    def write(self, data):
        self._out.write(bytes(data).decode("utf-8", "replace"))
        return len(data)

    def flush(self):
        self._out.flush()


class _In(io.TextIOBase):
    encoding = "utf-8"
    errors = "strict"

    def __init__(self):
        self._rest = ""

    def readable(self):
        return True

    def fileno(self):
        return 0

    def _line(self):
        sys.stdout.flush()
        line = _ask(_host.readLine)
        return "" if line is None else line

    def readline(self, size=-1):
        line = self._rest or self._line()
        self._rest = ""
        if size is not None and 0 <= size < len(line):
            self._rest = line[size:]
            return line[:size]
        return line

    def read(self, size=-1):
        if size is None or size < 0:
            text = self._rest
            self._rest = ""
            while line := self._line():
                text += line
            return text
        text = self._rest
        while len(text) < size and (line := self._line()):
            text += line
        self._rest = text[size:]
        return text[:size]

    def readlines(self, hint=-1):
        return list(self)

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    @property
    def buffer(self):
        return io.BytesIO(self.read().encode())


_set_limit, _get_limit = sys.setrecursionlimit, sys.getrecursionlimit


def _depth():
    frame, depth = sys._getframe(1), 0
    while frame:
        frame, depth = frame.f_back, depth + 1
    return depth


def _limit_recursion(own):
    """A program counts its own frames alone: the `own` ones of this file below it come on top."""

    def setrecursionlimit(limit, /):
        _set_limit(limit + own if isinstance(limit, int) and limit > 0 else limit)

    sys.setrecursionlimit = setrecursionlimit
    sys.getrecursionlimit = lambda: _get_limit() - own
    setrecursionlimit(1000)


_known_modules = None
_builtins = dict(vars(builtins))


def _reset():
    global _known_modules
    if _known_modules is None:
        _known_modules = set(sys.modules)
    for name in set(sys.modules) - _known_modules:
        file = getattr(sys.modules[name], "__file__", None) or ""
        if file.startswith(HOME):
            del sys.modules[name]
    for name in set(vars(builtins)) - set(_builtins):
        delattr(builtins, name)
    vars(builtins).update(_builtins)
    os.chdir("/")
    shutil.rmtree(HOME, ignore_errors=True)
    os.makedirs(HOME)
    os.chdir(HOME)
    sys.path[:] = [HOME] + [path for path in sys.path if path not in ("", HOME)]
    linecache.clearcache()
    sys.stdin, sys.stdout, sys.stderr = _In(), _Out(1), _Out(2)
    import random

    random.seed(int(_host.seed))


def _place(error, files):
    """Path, line and column of an error in the program's own files, innermost first."""
    if isinstance(error, SyntaxError) and error.filename:
        path = os.path.relpath(error.filename, HOME)
        if path in files:
            return path, error.lineno, error.offset
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = os.path.relpath(frame.filename, HOME)
        if path in files:
            column = None if frame.colno is None else frame.colno + 1
            return path, frame.lineno, column
    return None, None, None


def _told(error, files):
    path, line, column = _place(error, files)
    words = "".join(traceback.format_exception_only(error)).strip().split("\n")[-1]
    return {"message": words, "path": path, "line": line, "column": column}


def _show(error):
    """The traceback without the frames of this file."""
    told = traceback.TracebackException.from_exception(error)
    todo = [told]
    while todo:
        one = todo.pop()
        one.stack[:] = [frame for frame in one.stack if frame.filename != "<runner>"]
        for frame in one.stack:
            frame.filename = frame.filename.removeprefix(HOME + "/")
        if isinstance(getattr(one, "filename", None), str):
            one.filename = one.filename.removeprefix(HOME + "/")
        todo += [cause for cause in (one.__cause__, one.__context__) if cause]
    sys.stderr.write("".join(told.format()))


def run(files, main):
    """@returns status, exit code, and what is told of an error."""
    _reset()
    _limit_recursion(_depth())
    for path, text in files.items():
        place = os.path.join(HOME, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "w") as file:
            file.write(text)
    place = os.path.join(HOME, main)
    source = files[main]
    import types

    module = types.ModuleType("__main__")
    module.__file__ = place
    module.__builtins__ = builtins
    sys.modules["__main__"] = module
    sys.argv = [main]
    try:
        code = compile(source, place, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        _show(error)
        return "compile-error", 1, _told(error, files)
    status, exit_code, told = "ok", 0, None
    _host.started()
    try:
        try:
            exec(code, module.__dict__)
        finally:
            sys.stdout.flush()
    except _Ended:
        raise
    except SystemExit as end:
        if isinstance(end.code, int) or end.code is None:
            exit_code = end.code or 0
        else:
            sys.stderr.write(f"{end.code}\n")
            exit_code = 1
        status = "ok" if exit_code == 0 else "runtime-error"
    except BaseException as error:
        _show(error)
        status, exit_code, told = "runtime-error", 1, _told(error, files)
        error.__traceback__ = None
    sys.stdout.flush()
    return status, exit_code, told
