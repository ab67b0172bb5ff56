"""Certificates that tests sign themselves; whoever shall believe one is told so."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

KIND: Final = ("-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")


def self_signed(folder: Path, address: str) -> tuple[Path, Path]:
    """The files of a new certificate for an address, and of its key."""
    certificate, key = folder / "cert.pem", folder / "key.pem"
    subject = ("-subj", f"/CN={address}", "-addext", f"subjectAltName=IP:{address}")
    command = ["openssl", "req", *KIND, "-keyout", str(key), "-out", str(certificate), *subject]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key
