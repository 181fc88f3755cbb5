"""Rendered pictures, which show themselves in notebooks and convert to other libraries."""

from __future__ import annotations

import base64
import builtins
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Tuple, Union

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from PIL.Image import Image

#: The formats that are displayed as images, with their media types.
_MEDIA_TYPES = {"png": "image/png", "jpg": "image/jpeg", "webp": "image/webp"}


@dataclass(frozen=True, repr=False)
class Picture:
    """A rendered picture."""

    #: The file or, if nothing was written, the name that it would have.
    path: str
    format: str
    #: In pixels; in points for svg, pdf, json and txt.
    width: float
    height: float
    #: The size of the file in bytes.
    bytes: int
    #: XXH3-128 of the file.
    digest: str
    #: The durations of layout, painting and writing.
    milliseconds: Mapping[str, float]
    warnings: Tuple[str, ...] = ()
    #: The files that were read besides the document.
    files: Tuple[str, ...] = ()
    #: The file's content if the job has neither path nor output.
    #:
    #: For rgba, this is one row of pixels after the other from the top, without padding, and for each pixel its red,
    #: green, blue and alpha as bytes. Colors are not multiplied by alpha.
    data: Optional[builtins.bytes] = None

    def __repr__(self) -> str:
        unit = "px" if self.format in _MEDIA_TYPES or self.format == "rgba" else "pt"
        warnings = f", {len(self.warnings)} warnings" if self.warnings else ""
        return f"<Picture {self.path} {self.width:g}×{self.height:g} {unit}, {self.bytes} bytes{warnings}>"

    def read(self) -> builtins.bytes:
        """Returns the content: `data`, or that of the file. Raises OSError if the file cannot be read."""
        return self.data if self.data is not None else Path(self.path).read_bytes()

    def to_pil(self) -> "Image":
        """Returns the picture as an image of Pillow. Raises ValueError for svg, pdf, json and txt."""
        from io import BytesIO

        from PIL import Image

        if self.format == "rgba":
            return Image.frombytes("RGBA", (int(self.width), int(self.height)), self.read())
        self._require_pixels("to_pil")
        image = Image.open(BytesIO(self.read()))
        image.load()
        return image

    def to_numpy(self) -> "NDArray[Any]":
        """Returns the pixels as an array of the shape (height, width, 4) with red, green, blue and alpha from 0 to 255.

        Colors are not multiplied by alpha. The format rgba needs NumPy only, png, jpg and webp also Pillow. Raises
        ValueError for svg, pdf, json and txt.
        """
        import numpy

        if self.format == "rgba":
            pixels = numpy.frombuffer(self.read(), dtype=numpy.uint8)
            # An array of the bytes themselves could not be changed.
            return pixels.reshape(int(self.height), int(self.width), 4).copy()
        self._require_pixels("to_numpy")
        return numpy.array(self.to_pil().convert("RGBA"))

    def _require_pixels(self, method: str) -> None:
        if self.format not in _MEDIA_TYPES:
            raise ValueError(f"{method} needs pixels, and {self.format} has none; render as png or rgba")

    # Notebooks call these methods. A picture whose file no longer exists is shown as its text.

    def _repr_png_(self) -> Optional[Tuple[builtins.bytes, Dict[str, int]]]:
        data = self._content("png")
        if data is None:
            return None
        scale = _scale(data)
        # On screens with several pixels per point, the picture is as large as its layout.
        return data, {"width": int(self.width / scale), "height": int(self.height / scale)}

    def _repr_jpeg_(self) -> Optional[builtins.bytes]:
        return self._content("jpg")

    def _repr_html_(self) -> Optional[str]:
        if (svg := self._content("svg")) is not None:
            return _element(svg.decode("utf-8"))
        if (webp := self._content("webp")) is not None:
            return f'<img src="data:image/webp;base64,{base64.b64encode(webp).decode("ascii")}">'
        return None

    def _content(self, format: str) -> Optional[builtins.bytes]:
        if self.format != format:
            return None
        try:
            return self.read()
        except OSError:
            return None


def _element(svg: str) -> str:
    """Returns the element of an SVG file, without the declaration before it, which HTML does not have."""
    start = svg.find("<svg")
    return svg[start:] if start > 0 else svg


def _scale(png: builtins.bytes) -> float:
    """Returns the pixels per point that the file states; 1 if it states none."""
    at = png.find(b"pHYs", 0, 256)
    if at < 0 or len(png) < at + 12:
        return 1
    (per_meter,) = struct.unpack(">I", png[at + 4 : at + 8])
    # A point is 1/72 inch.
    scale: Union[int, float] = round(per_meter * 0.0254 / 72 * 100) / 100
    return scale if scale >= 0.1 else 1
