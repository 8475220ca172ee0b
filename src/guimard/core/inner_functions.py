"""Compile functions that only compiled code calls no further than to their IR.

Numba optimises every function with all of its callees, makes machine code of it and wraps it for Python, and does the
callees again in each caller. Here a function that Python calls is put together from the IR of all it needs, and that
is optimised once. A function that Python calls after all is then compiled for itself.

Numba has no interface for this: private methods are replaced, so its version is pinned exactly. Functions of other
packages in the same process are compiled as ever.
"""

import threading
from typing import Any

from numba.core import caching, codegen, cpu, dispatcher, lowering, sigutils


class _Depth(threading.local):
    """How many functions this thread compiles on behalf of another one."""

    callers = 0


_depth = _Depth()
_Dispatcher: Any = dispatcher.Dispatcher
_get_call_template = _Dispatcher.get_call_template
_compile = _Dispatcher.compile
_add_overload = _Dispatcher.add_overload
_save_overload = caching.Cache.save_overload
_get_executable = cpu.CPUContext.get_executable
_finalize = codegen.CPUCodeLibrary.finalize
_optimize_functions = codegen.CPUCodeLibrary._optimize_functions


def _is_inner(library: Any) -> bool:
    return getattr(library, "is_inner", False)


def _is_ours(function: Any) -> bool:
    return function.py_func.__module__.partition(".")[0] == "guimard"


def _call_template(self: Any, args: Any, kws: Any) -> Any:
    """Compiled code calls this function."""
    if not _is_ours(self):
        return _get_call_template(self, args, kws)
    _depth.callers += 1
    try:
        return _get_call_template(self, args, kws)
    finally:
        _depth.callers -= 1


def _compile_for(self: Any, signature: Any) -> Any:
    """Compile for Python what was compiled for other functions only."""
    if not _depth.callers:
        arguments = tuple(sigutils.normalize_signature(signature)[0])
        known = self.overloads.get(arguments)
        if known is not None and _is_inner(known.library):
            del self.overloads[arguments]
    return _compile(self, signature)


def _executable(self: Any, library: Any, descriptor: Any, environment: Any) -> Any:
    from_cache = library._shared_module is not None  # it has machine code already
    if not _depth.callers or from_cache:
        return _get_executable(self, library, descriptor, environment)
    library.is_inner = True
    return [].append  # Numba keeps it as a key, so each call returns another object


def _link_and_finalize(self: Any) -> None:
    """Link what this function needs of its callees, then go on as usual."""
    if _is_inner(self):
        self._finalized = True
        return
    if not any(map(_is_inner, self._linking_libraries)):
        _finalize(self)
        return
    libraries: dict[Any, None] = {}
    _gather(self, libraries)
    for library in libraries:
        self._reload_init.update(library._reload_init)
    names = {library: _defined_by(library) for library in libraries}
    while True:
        wanted = {one.name for one in self._final_module.functions if one.is_declaration}
        needed = [library for library in libraries if names[library] & wanted]
        if not needed:
            break
        for library in needed:
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
    self._linking_libraries = []
    _finalize(self)


def _defined_by(library: Any) -> set[str]:
    return {one.name for one in library._get_module_for_linking().functions if not one.is_declaration}


def _gather(library: Any, found: dict[Any, None]) -> None:
    for other in library._linking_libraries:
        if other not in found:
            found[other] = None
            if _is_inner(other):
                _gather(other, found)


def _add(self: Any, result: Any) -> None:
    if _is_inner(result.library):
        self.overloads[tuple(result.signature.args)] = result  # Python cannot call it
    else:
        _add_overload(self, result)


def _save(self: Any, signature: Any, result: Any) -> None:
    if not _is_inner(result.library):
        _save_overload(self, signature, result)


def _for_python_only(method: Any) -> Any:
    """Return a method of Numba that inner functions do without."""

    def replaced(self: Any, *args: Any, **kwargs: Any) -> None:
        if not _depth.callers:
            method(self, *args, **kwargs)

    return replaced


def skip_machine_code_of_inner_functions() -> None:
    """Replace the methods of Numba, once and for all functions of this process."""
    _Dispatcher.get_call_template = _call_template
    _Dispatcher.compile = _compile_for
    _Dispatcher.add_overload = _add
    caching.Cache.save_overload = _save
    cpu.CPUContext.get_executable = _executable
    codegen.CPUCodeLibrary.finalize = _link_and_finalize
    codegen.CPUCodeLibrary._optimize_functions = _for_python_only(_optimize_functions)
    for wrapper in ("create_cpython_wrapper", "create_cfunc_wrapper"):
        setattr(lowering.Lower, wrapper, _for_python_only(getattr(lowering.Lower, wrapper)))
