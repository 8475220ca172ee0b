"""The IR that becomes WebAssembly names neither this machine nor Python."""

import pickle

from guimard.wasm.portable import Errors, portable


def ir_with(error: object) -> str:
    """IR that raises an error, as Numba writes it."""
    data = "".join(f"\\{byte:02X}" for byte in pickle.dumps(error))
    return (
        'target triple = "x86_64-unknown-linux-gnu"\n'
        f'@.const.pickledata.1 = internal constant [9 x i8] c"{data}"\n'
        "@.const.picklebuf.1 = internal constant { ptr, i32 } { ptr @.const.pickledata.1, i32 9 }\n"
        "store ptr @.const.picklebuf.1, ptr %excinfo\n"
        "attributes #0 = { noinline }\n"
    )


def test_an_error_becomes_a_number_with_its_meaning() -> None:
    errors = Errors()
    text = portable(ir_with((IndexError, ("The buffer is full.",), ("core.put", "/home/a/core.py", 70))), errors)
    assert text == "store ptr inttoptr (i64 2 to ptr), ptr %excinfo\nattributes #0 = { alwaysinline }\n"
    assert errors.texts[2] == "IndexError: The buffer is full. (put, line 70)"


def test_equal_errors_share_a_number() -> None:
    errors = Errors()
    error = (ZeroDivisionError, ("division by zero",), None)
    assert portable(ir_with(error), errors) == portable(ir_with(error), errors)
    assert errors.texts[2:] == ["ZeroDivisionError: division by zero"]


def test_files_that_numba_names_in_a_message_are_left_out() -> None:
    errors = Errors()
    portable(ir_with((ValueError, ('no room\nFile "/home/a/numba.py", line 3',), None)), errors)
    assert errors.texts[2] == "ValueError: no room"
