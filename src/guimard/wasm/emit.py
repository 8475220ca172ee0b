"""Write one module as a WebAssembly object and its description.

Started by ``build``, a process for each module: what Numba compiled before changes the order of what follows.
The linker (``web/scripts/link-wasm.mjs``) makes the module of the object.
"""

import base64
import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from guimard.wasm.catalogue import MODULES
from guimard.wasm.entries import Exports, layout, shape, signature
from guimard.wasm.numba_ir import libraries, stop_after_ir
from guimard.wasm.portable import Errors, portable
from guimard.wasm.sources import digest

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue"
_KEEP_PRIVATE = "Linkage.private"


def emit(name: str, directory: Path) -> None:
    """Write ``NAME.o`` and ``NAME.json``: how each entry is called, records, errors."""
    exports = MODULES[name]()
    stop_after_ir()
    errors, code = Errors(), dict[Any, None]()
    names, calls = {}, {}
    for export, entry in exports.entries.items():
        function, arguments = signature(entry)
        function.compile(arguments)
        compiled = function.overloads[arguments]
        names[compiled.fndesc.llvm_func_name] = export
        calls[export] = {
            "takes": [shape(kind) for kind in compiled.signature.args],
            "gives": shape(compiled.signature.return_type),
        }
        libraries(compiled.library, code)
    machine = _machine()
    module = _linked([library.get_llvm_str() for library in code], errors)
    _export(module, machine, names)
    _optimise(module, machine)
    directory.mkdir(parents=True, exist_ok=True)
    (directory / f"{name}.o").write_bytes(machine.emit_object(module))
    (directory / f"{name}.json").write_text(json.dumps(_description(exports, calls, errors), indent=1) + "\n")


def _description(exports: Exports, calls: dict[str, Any], errors: Errors) -> dict[str, Any]:
    return {
        "sources": digest(),
        "calls": calls,
        "records": {record.__name__: layout(record) for record in exports.records},
        "data": {name: base64.b64encode(record.tobytes()).decode() for name, record in exports.data.items()},
        "errors": errors.texts,
    }


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")


def _linked(texts: list[str], errors: Errors) -> Any:
    """Return one module of the runtime and the IR of every function."""
    module = llvm.parse_assembly(files("guimard.wasm").joinpath("runtime.ll").read_text(encoding="utf-8"))
    for text in texts:
        part = llvm.parse_assembly(portable(text, errors))
        for function in part.functions:
            if not function.is_declaration:
                function.linkage = "weak_odr"  # helpers of Numba come with every function that needs them
        module.link_in(part)
    return module


def _export(module: Any, machine: Any, names: dict[str, str]) -> None:
    """Give entry points their names; everything else is private to the module."""
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    for function in module.functions:
        if not function.is_declaration:
            export = names.get(function.name)
            function.linkage = "external" if export else "internal"
            function.name = export or function.name
    for variable in module.global_variables:
        if not variable.is_declaration and str(variable.linkage) != _KEEP_PRIVATE:
            variable.linkage = "internal"


def _optimise(module: Any, machine: Any) -> None:
    references = llvm.create_new_module_pass_manager()
    references.add_refprune_pass()  # Numba's own pass; it knows pairs of references only before other passes run
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    references.run(module, builder)
    builder.getModulePassManager().run(module, builder)


if __name__ == "__main__":
    emit(sys.argv[1], Path(sys.argv[2]))
