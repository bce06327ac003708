"""Where the players stand at the end: a podium of three, or a stage with the winner in the middle."""

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.labels import Tail
from game.screen.paint.palette import INK, SUN_YELLOW, WHITE, ColourSet, mix
from game.screen.paint.shelf import kept
from game.screen.paint.studio import draw
from game.screen.paint.view import put
from game.screen.widgets.standings import Standing

STEPS = (348, 402, 436)  # lu from the top of a 720 window: the tops of the three blocks
WIDE = 168  # lu, a block
FLOOR = 566  # lu: where the stage begins
HEAD = 0.76  # of a figure made up from a head
WHOLE = frozenset({"cat", "dog", "fox", "frog", "pig", "owl"})  # have a picture with a body
COATS = {  # body and belly for those who have only a head
    "bear": ("#B97A4B", "#F5DBB6"),
    "lion": ("#FFC94A", "#FFF0C4"),
    "panda": ("#3A3266", "#FFFDF8"),
    "penguin": ("#44589E", "#FFFDF8"),
    "rabbit": ("#F6EDF7", "#FFFFFF"),
    "tiger": ("#FF9A2E", "#FFF0DC"),
    "robot-round": ("#FF7F6E", "#FFC9BE"),
    "robot-square": ("#63C76B", "#C9F2B5"),
    "robot-tall": ("#A27BF2", "#DCC9FF"),
    "robot-screen": ("#4AA8FF", "#CDE7FF"),
    "robot-dome": ("#FFC94A", "#FFF0C4"),
    "robot-tin": ("#F078B8", "#FFD3EA"),
}
BODY = "M82 234 C74 182 96 150 128 150 C160 150 182 182 174 234 Q128 244 82 234 Z"
BELLY = "M104 235 C102 204 112 190 128 190 C144 190 154 204 152 235 Q128 240 104 235 Z"
LEGS = "M116 236 L116 218 M140 236 L140 218"
CHEERS = ("Well played!", "Hooray!", "Good game!", "That was fun!", "Again, again!")
ROBOT_CHEERS = ("Beep! Good game!", "Bzzt. Well played!", "Beep beep!", "Bleep! Again?", "Whirr!")


def figure(art: Art, avatar: str, size: float) -> pygame.Surface:
    """A player from head to foot, `size` pixels square."""
    if avatar in WHOLE:
        return art.picture(f"characters/{avatar}", size)
    return _dressed(art, avatar, round(size))


@kept
def _dressed(art: Art, avatar: str, side: int) -> pygame.Surface:
    coat, belly = COATS.get(avatar, COATS["bear"])
    body = svg.path(BODY, coat) + svg.path(BELLY, belly, None) + svg.path(LEGS, line=6)
    whole = draw(svg.document(body), side, side)
    put(whole, art.picture(f"avatars/{avatar}", side * HEAD), (side // 2, side * 0.01), "midtop")
    return whole


def block(art: Art, each: ColourSet, wide: float, high: float) -> pygame.Surface:
    """A box to stand on, seen a little from above, open at its foot."""
    line, lid, edge = art.view.px(6), art.view.px(26), art.view.px(24)
    half = line / 2
    body = svg.gradient("side", mix(each.base, WHITE, 0.12), mix(each.base, each.dark, 0.3))
    body += svg.rect(half, lid * 0.7, wide - line, high + lid, art.view.px(16), "url(#side)", INK, line)
    corners = [(half, lid + half), (edge, half), (wide - edge, half), (wide - half, lid + half)]
    body += svg.path(svg.rounded(corners, art.view.px(8)), mix(each.base, WHITE, 0.45), INK, line)
    return art.sketch(body, wide, high)


class Podium:
    """The best three on blocks as high as their place, each winner crowned; all winners, if they are more."""

    def __init__(self, art: Art, standings: list[Standing]) -> None:
        self._art = art
        self._standings = standings[: max(3, sum(each.won for each in standings))]
        self.middle = art.view.at(31 if len(self._standings) > 2 else 30, 0)[0]
        self._size = min(1.0, 3 / len(self._standings)) ** 0.85  # of what there is room for with three

    def draw(self, screen: pygame.Surface) -> None:
        first, *rest = self._standings
        order = [*rest[:1], first, *rest[1:]]
        step = self._art.view.px((WIDE + 2) * self._size)
        spots = [round(self.middle + step * (nth - (len(order) - 1) / 2)) for nth in range(len(order))]
        for x, standing in zip(spots, order, strict=True):
            self._block(screen, standing, (x, self._top(standing)))
        for x, standing in zip(spots, order, strict=True):
            size = (190 if standing.won else 158) * self._size
            spot = (x, self._top(standing) + self._art.view.px(20))
            stand(screen, self._art, standing, spot, size, 88 * self._size)

    def _top(self, standing: Standing) -> int:
        view = self._art.view
        return round(view.height - view.px(720 - STEPS[min(standing.place, 3) - 1]))

    def _block(self, screen: pygame.Surface, standing: Standing, top: tuple[int, int]) -> None:
        art, px, (x, y) = self._art, self._art.view.px, top
        box = block(art, standing.colour, px(WIDE * self._size), screen.get_height() - y)
        put(screen, box, top, "midtop")
        put(screen, art.letters.heading(str(standing.place), px(64), WHITE, px(6)), (x, y + px(76)))
        room = px(WIDE * self._size - 36)
        name = art.letters.heading(standing.player.name, px(28), WHITE, px(4), room=room)
        put(screen, name, (x, y + px(136)))


class Cheer:
    """No points to show: the winner high on a starry stage, all the others cheering beside."""

    def __init__(self, art: Art, standings: list[Standing]) -> None:
        self._art = art
        self._winners = [each for each in standings if each.won]
        self._others = [each for each in standings if not each.won]
        self.middle = art.view.px(270)

    def draw(self, screen: pygame.Surface) -> None:
        px, x = self._art.view.px, screen.get_width() / 2
        floor = round(self._art.view.height - px(720 - FLOOR))
        body = svg.path(svg.shape("star", 260, 260, 205), "#FFF4B8", SUN_YELLOW, 20)
        put(screen, self._art.emblem(body, px(520), 520), (x, floor - px(236)))
        for nth, standing in enumerate(self._others):
            self._friend(screen, standing, round(self._spot(nth)), round(floor - px(88)), nth)
        for nth, standing in enumerate(self._winners):
            spot = x + px(190) * (nth - (len(self._winners) - 1) / 2)
            self._winner(screen, standing, round(spot), floor)
        self._floor(screen, floor)

    def _spot(self, nth: int) -> float:
        """Where the nth friend stands: left and right of the winners in turn."""
        px = self._art.view.px
        side, rank = (-1 if nth % 2 == 0 else 1), nth // 2
        half = px(190) * max(1, len(self._winners)) / 2 + px(96)
        return self._art.view.width / 2 + side * (half + px(164) * rank)

    def _floor(self, screen: pygame.Surface, top: int) -> None:
        px, (wide, height) = self._art.view.px, screen.get_size()
        high, line = height - top + px(20), px(6)
        body = svg.gradient("boards", "#8A5BD6", "#4A1F8F")
        body += svg.rect(-px(20), line, wide + px(40), high, px(26), "url(#boards)", INK, line)
        body += svg.rect(-px(20), line * 2, wide + px(40), px(10), px(5), WHITE, None, opacity=0.35)
        screen.blit(self._art.sketch(body, wide, high), (0, top))

    def _winner(self, screen: pygame.Surface, standing: Standing, x: int, floor: int) -> None:
        px, top = self._art.view.px, round(floor - self._art.view.px(186))
        put(screen, block(self._art, standing.colour, px(186), floor - top + px(10)), (x, top), "midtop")
        self._name(screen, standing, (x, top + px(96)), 38)
        stand(screen, self._art, standing, (x, top + px(22)), 216 if len(self._winners) == 1 else 196, 108)

    def _friend(self, screen: pygame.Surface, standing: Standing, x: int, top: int, nth: int) -> None:
        art, px = self._art, self._art.view.px
        put(screen, block(art, standing.colour, px(156), px(100)), (x, top), "midtop")
        self._name(screen, standing, (x, top + px(58)), 26)
        stand(screen, art, standing, (x, top + px(20)), 150)
        if nth < 4:
            cheers = ROBOT_CHEERS if standing.player.bot else CHEERS
            bubble = art.labels.bubble(cheers[nth % len(cheers)], px(22), Tail("down", 0.5), px(150))
            put(screen, bubble, (x, top - px(114)), "midbottom")

    def _name(self, screen: pygame.Surface, standing: Standing, at: tuple[float, float], size: float) -> None:
        px, name = self._art.view.px, standing.player.name
        put(screen, self._art.letters.heading(name, px(size), WHITE, px(5), room=px(140)), at)


def stand(
    screen: pygame.Surface,
    art: Art,
    standing: Standing,
    foot: tuple[float, float],
    size: float,
    crown: float = 0,
) -> None:
    """A player so large, in lu, and on the head of a winner a crown."""
    who = figure(art, standing.player.avatar, art.view.px(size))
    box = put(screen, who, foot, "midbottom")
    if standing.won:
        middle = pygame.Rect(who.get_width() // 2 - 2, 0, 4, who.get_height())
        head = box.top + who.subsurface(middle).get_bounding_rect().top
        high = art.view.px(crown)
        picture = art.turned(art.picture("characters/crown", high), -6)
        put(screen, picture, (foot[0], head + high * 0.24), "midbottom")
