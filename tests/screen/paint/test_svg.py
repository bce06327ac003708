"""SVG text keeps to what pygame can draw, and draws what it says."""

import math
import re
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.paths import assets
from game.screen.paint import svg, templates
from game.screen.paint.faces import PLUS
from game.screen.paint.palette import SETS
from game.screen.paint.studio import draw

ELEMENTS = {
    *("svg", "g", "path", "rect", "circle", "ellipse", "line", "polygon", "polyline", "defs"),
    *("linearGradient", "radialGradient", "stop"),
}
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}|none|url\(#\w+\)")
PICTURES = sorted(assets().rglob("*.svg"))
FIRST = next(iter(SETS.values()))
TEMPLATES = {
    "word": templates.word_template(FIRST),
    "named": templates.named_template(FIRST),
    "nameless": templates.night_template(""),
    "corner": templates.corner_template(FIRST, *PLUS),
    "back": templates.back_template(),
    "small": templates.small_coloured(FIRST),
    "cloud": svg.cloud(),
}


def outside_the_subset(text: str) -> list[str]:
    """What pygame would draw wrongly or not at all."""
    faults = []
    for element in ElementTree.fromstring(text).iter():
        tag = element.tag.split("}")[1]
        if tag not in ELEMENTS:
            faults.append(tag)
        for name, value in element.attrib.items():
            if name in ("stroke-dasharray", "filter", "mask", "clip-path", "style"):
                faults.append(name)
            if name in ("fill", "stroke", "stop-color") and not COLOUR.fullmatch(value):
                faults.append(f"{name}={value}")
            if tag == "linearGradient" and name in ("x1", "x2", "y1", "y2") and not value.endswith("%"):
                faults.append(f"{name}={value}")
    return faults


def is_blank(surface: pygame.Surface) -> bool:
    return surface.get_bounding_rect().size == (0, 0)


def test_there_are_pictures() -> None:
    assert len(PICTURES) > 70


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_each_picture_keeps_to_the_subset_and_draws_something(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert outside_the_subset(text) == []
    assert not is_blank(draw(text, 32, 32))


@pytest.mark.parametrize("name", TEMPLATES)
def test_each_template_keeps_to_the_subset_and_draws_something(name: str) -> None:
    assert outside_the_subset(TEMPLATES[name]) == []
    assert not is_blank(draw(TEMPLATES[name], 32, 32))


@pytest.mark.parametrize(
    "bad",
    [
        "<text>a</text>",
        '<path d="M0 0" fill="#333"/>',
        '<path d="M0 0" stroke-dasharray="2 3"/>',
        '<g clip-path="url(#a)"/>',
        '<linearGradient x1="0" id="a"/>',
    ],
)
def test_the_subset_check_finds_faults(bad: str) -> None:
    assert outside_the_subset(svg.document(bad))


@pytest.mark.parametrize("kind", [*svg.CORNERS, *svg.CURVES])
def test_each_shape_fills_its_place(kind: str) -> None:
    surface = draw(svg.document(svg.path(svg.shape(kind, 128, 128, 90), "#FF0000", None)), 256, 256)
    box = surface.get_bounding_rect()
    assert abs(box.centerx - 128) < 14
    assert abs(box.centery - 128) < 16
    assert box.width > 130


def test_set_shapes_overlap_too_little_to_be_mistaken() -> None:
    masks = {
        each.shape: pygame.mask.from_surface(
            draw(svg.document(svg.path(svg.shape(each.shape, 128, 128, 90), "#FF0000", None)), 64, 64)
        )
        for each in SETS.values()
    }
    for one, mask in masks.items():
        for two, other in masks.items():
            if one < two:
                shared = mask.overlap_area(other, (0, 0))
                assert shared / (mask.count() + other.count() - shared) < 0.92, (one, two)


def test_rounded_takes_several_radii_in_turn() -> None:
    data = svg.rounded([(0, 0), (100, 0), (100, 100), (0, 100)], (10, 20))
    assert data.startswith("M0.0 10.0 Q0.0 0.0 10.0 0.0")
    assert "Q100.0 0.0 100.0 20.0" in data


def test_dashes_are_paths_of_their_own_all_round() -> None:
    data = svg.dashes(0, 0, 200, 100, 20, 10)
    assert data.count("M") == pytest.approx((2 * 160 + 2 * 60 + 40 * math.pi) / 20, abs=1)


def test_a_burst_is_drawn_through_its_corners() -> None:
    assert len(svg.star_points(0, 0, 10, 5, 7)) == 14
    assert svg.star_points(0, 0, 10, 5, 5)[0] == pytest.approx((0, -10))
