"""Card faces and backs: a template for each kind and colour, then numbers and words by font."""

import pygame

from game.games.push.show import dice
from game.games.thats_it.show.thing_faces import THINGS, ThingFaces
from game.games.uno_express.show import express_cards
from game.rules.things import Card
from game.screen.paint import number_cards, svg, templates
from game.screen.paint.palette import BOOM, CREAM, INK, SETS, SUN_YELLOW, WHITE, rgb
from game.screen.paint.studio import blurred_box, draw
from game.screen.paint.surfaces import padded, stamp, stamp_opposite
from game.screen.paint.templates import SMALL_HEIGHT, SMALL_WIDTH, WIDTH, card_height

BARRED = (6, 9)  # cards lie upside down
NAMES = {"miss": "Miss a turn", "pick": "Pick up 2", "rev": "Reverse", "draw1": "Draw 1", "skip": "Skip"}
CHARACTERS = {
    "miss": "characters/snail",
    "pick": "characters/octopus",
    "rev": "characters/crab",
    "draw1": "characters/octopus-one",
    "skip": "characters/snail",
}
TAKEN = {"pick": "2", "draw1": "1"}  # cards the next player gets, written in the corner
EMBLEMS = {
    "fox": ("avatars/fox", 104, 125, 172),
    "hand": ("characters/grabber", 122, 125, 176),
    "star": ("characters/star", 118, 125, 172),
    "wizard": ("characters/wizard-purple", 120, 125, 172),
}


class Cards(ThingFaces):
    """Makes and keeps the faces of cards at any width, and what lies round them."""

    def face(self, card: Card, width: float, free: float = 1.0) -> pygame.Surface:
        """The front of a card, `width` by 1.4 x width; upright, no shadow.

        Where another card covers its right, the word keeps to the part of the breadth left `free`."""
        wide = max(8, round(width))
        return self.shelf.get(("face", card, wide, free), lambda: self._face(card, wide, free))

    def back(self, emblem: str, width: float) -> pygame.Surface:
        """The back of a card; emblem is bomb (or boom), die, fox, hand, star or wizard."""
        wide = max(8, round(width))
        return self.shelf.get(("back", emblem, wide), lambda: self._back(emblem, wide))

    def small(self, card: Card, width: float) -> pygame.Surface:
        """A small card without its word, `width` by 1.34 x width, for pairs and strips."""
        wide = max(8, round(width))
        plain = card if card.kind in THINGS else card._replace(word="")
        return self.shelf.get(("small", plain, wide), lambda: self._small(plain, wide))

    def _face(self, card: Card, width: int, free: float) -> pygame.Surface:
        match card.kind:
            case "word":
                return self._word(card, width, free)
            case "number":
                return self._number_card(card, width, free)
            case "roll":
                return self._roll(width)
            case "switch":
                return self._switch(width)
            case "wild" if not card.number:
                return self._wild(width)
            case "wild" | "wild2":
                return self._express_wild(card, width)
            case "boom":
                return self._boom(width)
            case "picture" | "noun":
                return self._thing(card, width, free)
            case "wizard":
                return self._wizard(card, width, free)
        return self._action(card, width)

    def _word(self, card: Card, width: int, free: float) -> pygame.Surface:
        each = SETS[card.colour]
        unit = width / WIDTH
        face = self._template(f"word {each.name}", templates.word_template(each), width)
        number = self.number(card.number, 58 * unit, max(1.5, 4.2 * unit))
        lift = 4 * unit if card.number in BARRED else 0
        stamp(face, number, 48 * unit, 55 * unit - lift)
        stamp_opposite(face, number, 48 * unit, 55 * unit - lift)
        self._read(face, card.word, 174, 54, free)
        return face

    def _number_card(self, card: Card, width: int, free: float) -> pygame.Surface:
        """The number is the hero; a word, if there is one, stands below it."""
        each, unit = SETS[card.colour], width / WIDTH
        worded = bool(card.word)
        text = number_cards.number_template(each, worded)
        face = self._template(f"number {each.name} {worded}", text, width)
        corner = self.number(card.number, 54 * unit, max(1.5, 4.2 * unit))
        stamp(face, corner, 50 * unit, 52 * unit)
        middle = 154 if worded else 178
        hero = self.number(card.number, (126 if worded else 150) * unit, max(2.0, 8 * unit))
        stamp(face, hero, 125 * unit, middle * unit)
        if worded:
            self._read(face, card.word, number_cards.WORD_TOP + number_cards.WORD_HIGH / 2 - 1, 54, free)
        else:
            stamp_opposite(face, corner, 50 * unit, 52 * unit)
        return face

    def die(self, face: str, size: float) -> pygame.Surface:
        """A die with this face, a colour or "star", in front."""
        side = max(8, round(size))
        return self.shelf.get(("die", face, side), lambda: draw(dice.die(face), side, side))

    def number(
        self, number: int, size: float, outline: float = 0, colour: str = WHITE, opacity: float = 1.0
    ) -> pygame.Surface:
        """A number in the display face; 6 and 9 have a bar beneath so that they are never mixed up."""
        if opacity < 1.0:
            faint = ("number", number, round(size), round(outline), colour, opacity)
            return self.shelf.get(faint, lambda: _faded(self.number(number, size, outline, colour), opacity))
        plain = self.letters.heading(str(number), size, colour, outline)
        if number not in BARRED:
            return plain
        key = ("number", number, round(size), round(outline), colour)
        return self.shelf.get(key, lambda: _barred(plain, size, outline, colour))

    def _action(self, card: Card, width: int) -> pygame.Surface:
        each = SETS[card.colour]
        unit = width / WIDTH
        face = self._template(f"action {each.name}", templates.action_template(each), width)
        stamp(face, self.picture(CHARACTERS[card.kind], 172 * unit), 132 * unit, 159 * unit)
        face.blit(draw(templates.corner_template(each, card.kind), width, face.get_height()), (0, 0))
        if card.kind in TAKEN:
            count = self.letters.heading(TAKEN[card.kind], 42 * unit, WHITE, max(1.5, 4 * unit))
            stamp(face, count, 61 * unit, 57 * unit)
        self._name(face, NAMES[card.kind], 285 * unit, 34 * unit)
        return face

    def _roll(self, width: int) -> pygame.Surface:
        unit = width / WIDTH
        face = self._template("roll", number_cards.roll_template(), width)
        stamp(face, self.die(dice.STAR, 134 * unit), 125 * unit, 144 * unit)
        self._name(face, "Roll!", 290 * unit, 38 * unit)
        return face

    def _switch(self, width: int) -> pygame.Surface:
        face = self._template("switch", number_cards.switch_template(), width)
        self._name(face, "Switch!", 290 * width / WIDTH, 37 * width / WIDTH)
        return face

    def _wild(self, width: int) -> pygame.Surface:
        unit = width / WIDTH
        face = self._template("wild", templates.wild_template(), width)
        stamp(face, self.picture("characters/star", 138 * unit), 125 * unit, 149 * unit)
        self._name(face, "Wild!", 294 * unit, 37 * unit)
        return face

    def _express_wild(self, card: Card, width: int) -> pygame.Surface:
        """Four colours to choose from; wild2 also makes the next player take two cards."""
        unit = width / WIDTH
        face = self._template("express wild", express_cards.wild_template(), width)
        stamp(face, self.picture("characters/star", 132 * unit), 125 * unit, 145 * unit)
        if card.kind == "wild2":
            two = self.letters.heading("+2", 76 * unit, WHITE, max(2.0, 6.5 * unit))
            stamp(face, pygame.transform.rotozoom(padded(two), 6, 1), 184 * unit, 208 * unit)
        self._name(face, "Wild!" if card.kind == "wild" else "Wild draw 2", 294 * unit, 36 * unit)
        return face

    def _boom(self, width: int) -> pygame.Surface:
        unit = width / WIDTH
        face = self._template("boom", templates.boom_template(), width)
        x = 125 if self.fizzy else 131
        stamp(face, self.picture(self.studio.boom(), 150 * unit), x * unit, 142 * unit)
        line = max(1.5, 5 * unit)
        size = self.letters.fit("KA-BLAM!", 205 * unit, 46 * unit)
        words = pygame.transform.rotozoom(padded(self.letters.heading("KA-BLAM!", size, WHITE, line)), 3, 1)
        stamp(face, words, 125 * unit, 281 * unit)
        return face

    def _back(self, emblem: str, width: int) -> pygame.Surface:
        unit = width / WIDTH
        back = self._template("back", templates.back_template(), width)
        if emblem == "die":
            stamp(back, self.die(dice.STAR, 112 * unit), 125 * unit, 172 * unit)
            return back
        bomb = (self.studio.boom(), 122, 125 if self.fizzy else 130, 170)
        name, size, x, y = EMBLEMS.get(emblem, bomb)
        stamp(back, self.picture(name, size * unit), x * unit, y * unit)
        return back

    def _small(self, card: Card, width: int) -> pygame.Surface:
        unit = width / SMALL_WIDTH
        match card.kind:
            case "picture" | "noun" | "wizard":
                return self._small_thing(card, width)
            case "wild2":
                return self._small_express_wild(card, width)
            case "wild" if card.number:
                return self._small_express_wild(card, width)
            case "wild":
                star = self.picture("characters/star", 44 * unit)
                return self._small_picture(templates.wheel(50, 67, 36, 6, 3), CREAM, star, width)
            case "boom":
                flash = svg.burst(50, 67, 38, 26, 12, BOOM[1], 4, INK, 4)
                return self._small_picture(
                    flash, SUN_YELLOW, self.picture(self.studio.boom(), 56 * unit), width
                )
            case "roll":
                cube = self.die(dice.STAR, 52 * unit)
                return self._small_picture(number_cards.small_burst(), CREAM, cube, width)
            case "switch":
                return self._small_picture(number_cards.small_switch(), CREAM, None, width)
        face = draw(templates.small_template(SETS[card.colour]), width, width * SMALL_HEIGHT / SMALL_WIDTH)
        if card.kind in ("word", "number"):
            mark = self.number(card.number, 60 * unit, max(1.5, 5.5 * unit))
        else:
            mark = self.picture(CHARACTERS[card.kind], 70 * unit)
        stamp(face, mark, 50 * unit, 47 * unit)
        return face

    def _small_express_wild(self, card: Card, width: int) -> pygame.Surface:
        unit = width / SMALL_WIDTH
        star = self.picture("characters/star", 44 * unit)
        face = self._small_picture(express_cards.small_wheel(), CREAM, star, width)
        if card.kind == "wild2":
            two = self.letters.heading("+2", 42 * unit, WHITE, max(1.5, 5 * unit))
            stamp(face, two, 50 * unit, 102 * unit)
        return face

    def _small_picture(
        self, inner: str, edge: str, hero: pygame.Surface | None, width: int
    ) -> pygame.Surface:
        unit = width / SMALL_WIDTH
        face = draw(templates.small_dark_template(inner, edge), width, width * SMALL_HEIGHT / SMALL_WIDTH)
        if hero is not None:
            stamp(face, hero, 50 * unit, 66 * unit)
        return face

    def shadow(self, width: float) -> pygame.Surface:
        """The soft shadow of a card this wide: centre it on the card, 3.5 % of the width lower."""
        return self.studio.soft(width, card_height(width), width * 0.12, max(3.0, width * 0.05), 110)

    def glow(self, width: float, colour: str) -> pygame.Surface:
        """Light round a card this wide: a clear ring and a soft shine; centre it behind the card."""
        wide = round(width)
        return self.shelf.get(("glow", wide, colour), lambda: self._glow(wide, colour))

    def _glow(self, width: int, colour: str) -> pygame.Surface:
        height, blur, edge = card_height(width), max(2.0, width * 0.08), width * 0.042
        shine = blurred_box(width + 2 * edge, height + 2 * edge, width * 0.14, blur, (*rgb(colour), 170))
        size = shine.get_size()
        x, y = (size[0] - width) / 2 - edge, (size[1] - height) / 2 - edge
        line = width * 0.016
        ring = svg.rect(x, y, width + 2 * edge, height + 2 * edge, width * 0.12 + edge, colour, INK, line)
        shine.blit(draw(svg.document(ring, *size), *size), (0, 0))
        return shine

    def deck(self, back: pygame.Surface, layers: int) -> pygame.Surface:
        """A pile of closed cards: a card's back with `layers` edges seen below it, each 3 % of its
        width; the top left is the back's."""
        return self.shelf.get(("deck", back, layers), lambda: _deck(back, layers))


def _barred(plain: pygame.Surface, size: float, outline: float, colour: str) -> pygame.Surface:
    """The figure with a bar close below it; the middle stays the figure's middle."""
    width, height = plain.get_size()
    thick, edge, half = max(1.5, size * 0.09), outline * 0.8, size * 0.22
    top = size * 0.375 + max(outline * 0.9, size * 0.05)  # below the middle of the figure
    high = round(max(height, 2 * (top + thick + edge)))
    left, down = width / 2 - half, high / 2 + top
    bar = svg.rect(left, down, 2 * half, thick, thick / 2, colour, None)
    if outline:
        around = (left - edge, down - edge, 2 * (half + edge), thick + 2 * edge, thick / 2 + edge)
        bar = svg.rect(*around, INK, None) + bar
    whole = draw(svg.document(bar, width, high), width, high)
    whole.blit(plain, (0, round((high - height) / 2)))
    return whole


def _faded(plain: pygame.Surface, opacity: float) -> pygame.Surface:
    faint = plain.copy()
    faint.set_alpha(round(255 * opacity))
    return faint


def _deck(back: pygame.Surface, layers: int) -> pygame.Surface:
    width, height = back.get_size()
    unit = width / WIDTH
    line, step = max(1.5, 5 * unit), max(2, round(width * 0.03))
    x, w, h = line / 2, width - line, height - line
    body = ""
    for i in range(layers, 0, -1):
        fill = "#E8DFF7" if i % 2 else CREAM
        body += svg.rect(x, x + i * step, w, h, 30 * unit, fill, INK, line)
    high = height + layers * step
    pile = draw(svg.document(body, width, high), width, high)
    pile.blit(back, (0, 0))
    return pile
