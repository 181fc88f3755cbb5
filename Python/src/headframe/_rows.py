"""Rows of data, from DataFrames and other tables, as values of JSON."""

from __future__ import annotations

import dataclasses
import datetime
import decimal
import enum
import math
import os
import uuid
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Tuple

#: Whole numbers beyond this value lose digits in JSON readers.
_EXACT = 2**53


class RowError(ValueError):
    """A value of a row that documents cannot show."""


def records(rows: Any) -> Tuple[Iterator[Mapping[str, Any]], Optional[int]]:
    """Returns the rows of a table as mappings, and their number if it is known.

    `rows` is a DataFrame of pandas or Polars, a table of PyArrow, or an iterable of mappings, named tuples or data
    classes. Raises TypeError for anything else.
    """
    if isinstance(rows, (str, bytes, Mapping)):
        raise TypeError("render_rows takes several rows, such as a DataFrame or a list of mappings")
    count = len(rows) if hasattr(rows, "__len__") else None
    if hasattr(rows, "itertuples") and hasattr(rows, "columns"):
        names = [str(name) for name in rows.columns]
        return (dict(zip(names, values)) for values in rows.itertuples(index=False, name=None)), count
    if hasattr(rows, "iter_rows"):
        return iter(rows.iter_rows(named=True)), count
    if hasattr(rows, "to_batches"):
        return (row for batch in rows.to_batches() for row in batch.to_pylist()), count
    if isinstance(rows, Iterable):
        return iter(rows), count
    hint = "; collect() it" if hasattr(rows, "collect") else ""
    raise TypeError(f"render_rows takes a DataFrame or an iterable of rows, not {type(rows).__name__}{hint}")


def row_values(row: Any) -> Dict[str, Any]:
    """Returns a row as an object of JSON. Raises RowError for a value that documents cannot show.

    `row` is a mapping, a named tuple, a data class, a series of pandas or a record of NumPy.
    """
    if hasattr(row, "_asdict"):
        row = row._asdict()
    elif dataclasses.is_dataclass(row) and not isinstance(row, type):
        row = {field.name: getattr(row, field.name) for field in dataclasses.fields(row)}
    elif not isinstance(row, Mapping) and hasattr(row, "to_dict"):
        row = row.to_dict()
    elif names := getattr(getattr(row, "dtype", None), "names", None):
        row = {name: row[name] for name in names}
    if not isinstance(row, Mapping):
        hint = "; pass the DataFrame itself" if isinstance(row, tuple) else ""
        raise RowError(f"a row is {type(row).__name__}, expected a mapping, a named tuple or a data class{hint}")
    return {str(key): _value(value, str(key)) for key, value in row.items()}


def _value(value: Any, place: str) -> Any:
    if value is None or isinstance(value, (str, bool)):
        return value.value if isinstance(value, enum.Enum) else value
    if isinstance(value, enum.Enum):
        return _value(value.value, place)
    if _is_missing(value):
        return None
    if isinstance(value, int):
        return value if abs(value) <= _EXACT else str(value)
    if isinstance(value, float):
        if math.isinf(value):
            raise RowError(f"the value of {place} is infinite, which no document can show; use None")
        return value
    if isinstance(value, decimal.Decimal):
        if not value.is_finite():
            raise RowError(f"the value of {place} is infinite, which no document can show; use None")
        # A number of JSON would be rounded to 17 digits.
        return format(value, "f")
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, (uuid.UUID, os.PathLike)):
        return str(value)
    if isinstance(value, Mapping):
        return {str(key): _value(item, f"{place}.{key}") for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        items: List[Any] = sorted(value, key=str) if isinstance(value, (set, frozenset)) else list(value)
        return [_value(item, f"{place}.{index}") for index, item in enumerate(items)]
    if (converted := scalar(value)) is not None:
        return _value(converted, place)
    raise RowError(
        f"the value of {place} is {type(value).__name__}, which no document can show; "
        "expected text, a number, a date, a list or a mapping, such as str() of it"
    )


def _is_missing(value: Any) -> bool:
    """Indicates whether a value is NaN, NaT or pandas' NA."""
    if type(value).__name__ in ("NAType", "NaTType"):
        return True
    if isinstance(value, decimal.Decimal):
        return value.is_nan()
    try:
        # Only missing values differ from themselves. Comparing arrays gives an array, which is no truth value.
        return bool(value != value)
    except (TypeError, ValueError):
        return False


def scalar(value: Any) -> Any:
    """Returns the Python value of a scalar or an array of NumPy; None for anything else."""
    kind = getattr(getattr(value, "dtype", None), "kind", None)
    if kind == "M":
        # Nanoseconds would become a number.
        return value.astype("datetime64[us]").tolist()
    if kind in ("b", "i", "u", "f", "U", "O") and hasattr(value, "tolist"):
        converted = value.tolist()
        return None if converted is value else converted
    return None
