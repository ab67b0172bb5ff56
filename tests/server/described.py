"""Validators made from the published descriptions: what is not described is wrong."""

from copy import deepcopy
from typing import Any

import jsonschema_rs

from elbowroom.server.schema import openapi, protocol_schema


def strict(schema: dict[str, Any], start: str) -> jsonschema_rs.Draft202012Validator:
    """A validator of one definition that allows no field the schema does not name."""
    known = deepcopy(schema)
    definitions = known.get("$defs") or known["components"]["schemas"]
    for definition in definitions.values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    known.pop("anyOf", None)
    prefix = "#/$defs/" if "$defs" in known else "#/components/schemas/"
    return jsonschema_rs.Draft202012Validator({**known, "$ref": prefix + start})


SERVER = strict(protocol_schema(), "ServerMessage")
CLIENT = strict(protocol_schema(), "ClientMessage")


def body(name: str) -> jsonschema_rs.Draft202012Validator:
    """A validator of a body of the HTTP interface."""
    return strict(openapi(), name)


def wrong(validator: jsonschema_rs.Draft202012Validator, value: object) -> list[str]:
    return [f"{error.instance_path}: {error.message}" for error in validator.iter_errors(value)]
