"""What all Popular Places have in common: they stay where they were found."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.hooks import Site


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Site):
    """A site that nobody moves: its hooks are asked for whoever holds its region."""
