"""Tables of numbers, as commands print them."""

from rich.table import Table


def aligned(first: str, *numbers: str) -> Table:
    """A table without lines: words in the first column, numbers in all others."""
    table = Table(box=None, header_style="bold cyan", padding=(0, 1), pad_edge=False)
    table.add_column(first, no_wrap=True)
    for column in numbers:
        table.add_column(column, justify="right", no_wrap=True)
    return table
