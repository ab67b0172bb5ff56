"""Reads weights and notes out of an ONNX file without the package of that name: some fields of its messages."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

_VARINT, _LONG, _BYTES, _INT = 0, 1, 2, 5  # kinds of fields in protobuf
_MODEL_GRAPH, _MODEL_NOTES = 7, 14
_GRAPH_WEIGHTS: Final = 5
_TENSOR_SHAPE, _TENSOR_TYPE, _TENSOR_NAME, _TENSOR_RAW = 1, 2, 8, 9
_FLOAT: Final = 1


class NotOnnx(ValueError):
    """Bytes that are no ONNX model as we write them."""


def read_onnx(file: Path) -> tuple[dict[str, Any], dict[str, str]]:
    """The float32 weights by name, and the notes written beside the graph."""
    weights: dict[str, Any] = {}
    notes: dict[str, str] = {}
    try:
        for number, value in _fields(memoryview(file.read_bytes())):
            if number == _MODEL_GRAPH:
                for inside, tensor in _fields(value):
                    if inside == _GRAPH_WEIGHTS:
                        name, array = _tensor(tensor)
                        if array is not None:
                            weights[name] = array
            elif number == _MODEL_NOTES:
                pair = dict(_fields(value))
                notes[bytes(pair[1]).decode()] = bytes(pair[2]).decode()
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise NotOnnx(str(error) or type(error).__name__) from None
    return weights, notes


def _tensor(message: memoryview) -> tuple[str, Any]:
    shape: list[int] = []
    name, raw, kind = "", memoryview(b""), 0
    for number, value in _fields(message):
        if number == _TENSOR_SHAPE:
            if isinstance(value, int):
                shape.append(value)
            else:  # all of them in one field
                at = 0
                while at < len(value):
                    size, at = _varint(value, at)
                    shape.append(size)
        elif number == _TENSOR_TYPE:
            kind = value
        elif number == _TENSOR_NAME:
            name = bytes(value).decode()
        elif number == _TENSOR_RAW:
            raw = value
    if kind != _FLOAT:
        return name, None
    if len(raw) != 4 * math.prod(shape):
        raise NotOnnx(f"the weights {name} are cut off")
    return name, np.frombuffer(raw, "<f4").reshape(shape)


def _fields(message: memoryview) -> Iterator[tuple[int, Any]]:
    """Numbers and values of the fields of a message."""
    at = 0
    while at < len(message):
        key, at = _varint(message, at)
        kind = key & 7
        if kind == _VARINT:
            value, at = _varint(message, at)
            yield key >> 3, value
            continue
        if kind == _BYTES:
            size, at = _varint(message, at)
        elif kind == _LONG:
            size = 8
        elif kind == _INT:
            size = 4
        else:
            raise NotOnnx(f"a field of the kind {kind}")
        if at + size > len(message):
            raise NotOnnx("it is cut off")
        yield key >> 3, message[at : at + size]
        at += size


def _varint(message: memoryview, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = message[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7
        if shift > 63:
            raise NotOnnx("a number without an end")
