"""That's It! on the screen: sorted hands, laying, adding, swapping, putting down, and the facilitator."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from game.games.thats_it.grouping import NEAR, SET
from game.games.thats_it.rules import DISCARD
from game.rules.things import Pile
from game.screen.app.app import App
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.reading_stand import PICTURE
from game.screen.scenes.table import TableScene
from game.screen.widgets.pick_widgets import CardWidget, GroupWidget
from tests.games.thats_it.screen.tables import help_of, lay_out, sit_down_to, things
from tests.screen.matches import GO_ON, until
from tests.screen.rooms import click, find, key, open_app, press, tap, voice_of, wait

FOUR = "human,easy,easy,easy"
LAYING = {
    "hand 0": "a-p a-w a-w a-p f-p g-w",
    "hand 1": "d-p d-w",
    "discard": "k-w",
    "state": "act",
}
FITTING = {
    "hand 0": "a-p a-w b-p wiz c-p g-w",
    "hand 1": "d-p",
    "set.1": "e-p e-w e-w",
    "set.2": "b-p b-w b-w",
    "set.3": "c-p c-w c-w wiz",
    "owners": "010",
    "discard": "k-w",
    "state": "act",
}


def laid(
    folder: Path, wanted: Mapping[str, object], seats: str = FOUR, version: int = 2
) -> tuple[App, TableScene]:
    app = open_app(folder)
    scene = lay_out(app, seats, wanted, version=version)
    until(app, partial(asks, scene))
    wait(app, 3)
    return app, scene


def asks(scene: TableScene) -> bool:
    return scene.asking is not None and not scene.top.moving


def card(scene: TableScene, name: str, nth: int = 0) -> CardWidget:
    """The widget of a card in the hand: a-p is the picture of the first thing, wiz a wizard."""
    thing, _, kind = name.partition("-")
    words = dict(zip("abcdefghijkl", things(scene.match), strict=False))
    wanted = ("wizard", "") if name == "wiz" else ({"p": "picture", "w": "noun"}[kind], words[thing])
    deck = scene.match.game.deck
    found = [
        widget
        for widget in scene.focus.widgets
        if isinstance(widget, CardWidget) and (deck[widget.thing].kind, deck[widget.thing].word) == wanted
    ]
    return found[nth]


def read_on(app: App, scene: TableScene) -> None:
    """Read whatever is to be read."""
    for _ in range(100):
        if app.top is scene:
            return
        for widget in list(app.top.focus.widgets):
            if widget.name in GO_ON:
                widget.choose()
        wait(app, 0.5)


def verbs(scene: TableScene) -> list[str]:
    return [move.verb for seat, move in scene.match.history if seat == 0]


def test_cards_of_one_thing_sit_together_and_a_set_has_its_bracket(tmp_path: Path) -> None:
    _, scene = laid(tmp_path, LAYING)
    deck = scene.match.game.deck
    words = [deck[one].word for one in scene.top.stage.hand()]
    assert words[:4] == [things(scene.match)[0]] * 4
    assert help_of(scene).groups()[0].kind == SET
    assert [deck[one].kind for one in scene.top.stage.hand()[:4]] == ["picture", "picture", "noun", "noun"]


def test_a_set_is_laid_by_tapping_its_cards(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, LAYING)
    assert scene.desk.pointed.prompt == "Lay your set, Ava!"
    for name, nth in (("a-p", 0), ("a-p", 1), ("a-w", 0)):
        tap(app, card(scene, name, nth))
    assert verbs(scene) == []  # a fourth may follow
    assert len(scene.asking.offered.chosen() if scene.asking else ()) == 3
    press(app, "Lay it!")
    assert verbs(scene) == ["lay"]
    until(app, lambda: app.top is not scene)
    assert len(scene.match.shown.piles[Pile("set", nth=1)]) == 3


def test_the_tick_lays_what_is_chosen_if_that_is_a_set(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, LAYING)
    for name, nth in (("a-p", 0), ("a-p", 1), ("a-w", 0)):
        tap(app, card(scene, name, nth))
    assert scene.top.ribbon.button_in_place  # "Lay it!" hangs where the ribbon was
    press(app, "Lay set 1")
    until(app, lambda: app.top is not scene)
    assert len(scene.match.shown.piles[Pile("set", nth=1)]) == 3


def test_the_fourth_card_lays_at_once(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, LAYING)
    for name, nth in (("a-p", 0), ("a-p", 1), ("a-w", 0), ("a-w", 1)):
        tap(app, card(scene, name, nth))
    assert verbs(scene) == ["lay"]


def test_the_tick_below_a_set_lays_all_of_it(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, LAYING)
    press(app, "Lay set 1")
    until(app, lambda: isinstance(app.top, ReadingScene))
    assert len(scene.match.shown.piles[Pile("set", nth=1)]) == 4
    read_on(app, scene)
    assert len(scene.match.readings) == 1  # one reading for a whole set, and of a word
    assert scene.match.game.deck[scene.match.readings[0].card].kind == "noun"
    until(
        app,
        lambda: (
            scene.top.talk.told is not None and scene.top.talk.told[1].text == f"{things(scene.match)[0]}!"
        ),
    )
    assert voice_of(app).said[-1] == things(scene.match)[0]


def test_nothing_may_be_put_down_before_a_set_is_laid(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, LAYING)
    tap(app, card(scene, "g-w"))
    assert verbs(scene) == []
    assert scene.top.talk.banner.text == "First lay your set."


def test_the_free_place_beside_a_pair_lays_it_with_a_wizard(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    near = next(group for group in help_of(scene).groups() if group.kind == NEAR)
    widget = next(w for w in scene.focus.widgets if isinstance(w, GroupWidget))
    assert widget.rect == help_of(scene).free_box(near)
    tap(app, widget)
    assert verbs(scene) == ["lay"]
    assert len(scene.match.game.piles[Pile("set", nth=4)]) == 3


def test_the_wizard_says_once_what_it_can_be(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = lay_out(app, FOUR, FITTING, version=2)
    until(app, lambda: scene.top.talk.told is not None)
    assert scene.top.talk.told is not None
    assert scene.top.talk.told[1].text == f"I can be the {things(scene.match)[0]}!"
    wait(app, 4)
    scene.top.remark()
    assert scene.top.talk.told is None


def test_a_card_is_added_by_tapping_it_and_its_set(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    assert scene.desk.pointed.prompt == "Play, or put one down!"
    tap(app, card(scene, "b-p"))
    assert scene.desk.pointed.prompt == "Where does it go?"
    assert scene.desk.pointed.piles == {Pile("set", nth=2), DISCARD}
    press(app, "Set 2")
    assert verbs(scene) == ["add"]
    until(app, lambda: isinstance(app.top, ReadingScene))
    assert isinstance(app.top, ReadingScene)
    assert app.top.pictured


def test_a_set_may_be_tapped_before_the_card(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    press(app, "Set 2")
    assert {card(scene, "b-p").thing} <= scene.desk.pointed.cards
    tap(app, card(scene, "b-p"))
    assert verbs(scene) == ["add"]


def test_the_heap_takes_nothing_before_a_card_is_chosen(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    press(app, "Put it here")
    assert scene.asking is not None
    assert scene.asking.picker.chosen == []
    assert scene.top.talk.banner.text == "First tap a card of yours."


def test_a_real_card_sets_the_wizard_free(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    tap(app, card(scene, "c-p"))
    press(app, "Set 3")
    assert verbs(scene) == ["swap"]
    until(app, lambda: app.top is not scene)
    wizards = [one for one in scene.top.stage.hand() if scene.match.game.deck[one].kind == "wizard"]
    assert len(wizards) == 2
    read_on(app, scene)
    until(app, partial(asks, scene))


def test_putting_down_takes_two_taps_and_the_first_can_be_taken_back(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING, version=1)
    assert scene.desk.pointed.prompt == "Put one card down!"
    assert scene.desk.pointed.cards == frozenset()  # every card will do: none is pointed out
    tap(app, card(scene, "g-w"))
    assert verbs(scene) == []
    assert scene.desk.pointed.prompt == "Now tap the pile!"
    tap(app, card(scene, "g-w"))
    assert scene.asking is not None
    assert scene.asking.picker.chosen == []
    tap(app, card(scene, "a-p"))
    tap(app, card(scene, "g-w"))  # a change of mind
    assert scene.asking.offered.chosen() == {card(scene, "g-w").thing}
    press(app, "Put it here")
    assert verbs(scene) == ["discard"]
    until(app, lambda: bool(voice_of(app).said) and voice_of(app).said[-1] == things(scene.match)[6])


def test_a_picture_is_named_when_it_is_tapped_but_never_a_word_in_the_hand(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING, version=1)
    voice_of(app).said.clear()
    tap(app, card(scene, "c-p"))
    assert voice_of(app).said == [things(scene.match)[2]]
    voice_of(app).said.clear()
    tap(app, card(scene, "a-w"))
    tap(app, card(scene, "wiz"))
    wait(app, 2)
    assert voice_of(app).said == []


def test_before_a_card_is_taken_pictures_are_named_and_words_stay_silent(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, {**FITTING, "state": "draw"}, version=1)
    assert scene.desk.pointed.prompt == "Take a card, Ava!"
    tap(app, card(scene, "c-p"))
    assert voice_of(app).said[-1] == things(scene.match)[2]
    tap(app, card(scene, "a-w"))
    assert scene.top.talk.banner.text == "First take a card."
    assert things(scene.match)[0] not in voice_of(app).said


def test_a_card_that_is_taken_from_the_open_pile_is_named(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, {**FITTING, "state": "draw"}, version=1)
    assert scene.desk.pointed.piles == {DISCARD, Pile("stock")}
    press(app, "Take that")
    until(app, partial(asks, scene))
    assert things(scene.match)[10] in voice_of(app).said
    assert verbs(scene) == ["take"]


def test_a_tap_on_a_set_says_its_name(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, {**FITTING, "state": "draw"})
    voice_of(app).said.clear()
    click(app, scene.desk.pile(Pile("set", nth=2)).target().center)
    assert voice_of(app).said == [things(scene.match)[1]]


def test_a_wizard_on_the_pile_is_called_a_wizard(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, {**FITTING, "hand 0": "a-p wiz", "hand 1": "d-p"}, version=1)
    tap(app, card(scene, "wiz"))
    press(app, "Put it here")
    until(app, lambda: "wizard" in voice_of(app).said)


def test_the_helper_can_be_switched_off(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.services.settings.hints = False
    scene = lay_out(app, FOUR, LAYING, version=2)
    until(app, partial(asks, scene))
    assert not scene.desk.pointed.hints
    assert not any(isinstance(widget, GroupWidget) for widget in scene.focus.widgets)
    assert scene.desk.pointed.piles == set()
    assert scene.top.talk.told is None
    words = [scene.match.game.deck[one].word for one in scene.top.stage.hand()]
    assert words[:4] == [things(scene.match)[0]] * 4  # sorted all the same


def test_sets_move_closer_when_there_are_more_than_four(tmp_path: Path) -> None:
    many = {
        f"set.{nth}": f"{'abcde'[nth - 1]}-p {'abcde'[nth - 1]}-w {'abcde'[nth - 1]}-w" for nth in range(1, 6)
    }
    _, scene = laid(tmp_path, {"hand 0": "f-p g-w", "owners": "01230", "state": "act", **many})
    boxes = [scene.desk.pile(Pile("set", nth=nth)).target() for nth in range(1, 6)]
    assert all(box.collidelist(boxes[nth + 1 :]) < 0 for nth, box in enumerate(boxes))
    few = {name: value for name, value in many.items() if name != "set.5"}
    _, other = laid(tmp_path, {"hand 0": "f-p g-w", "owners": "0123", "state": "act", **few})
    assert other.desk.pile(Pile("set", nth=1)).target().width > boxes[0].width


def test_the_owl_points_to_a_card_and_then_to_where_it_goes(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, {**FITTING, "hand 0": "b-p g-w"})
    for _ in range(4):
        press(app, "Help")
        assert scene.focus.current is not None
        assert not scene.focus.current.why_off
        scene.focus.settle(0.0)
        key(app, 13)
        if verbs(scene):
            break
    assert len(verbs(scene)) == 1


def test_two_people_never_see_each_others_brackets(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down_to(app, "human,human", version=1)
    until(app, lambda: app.top is not scene)
    assert scene.match.covered
    assert help_of(scene).groups() == []


def test_a_picture_is_asked_for_and_its_word_is_the_help(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    tap(app, card(scene, "b-p"))
    press(app, "Set 2")
    until(app, lambda: isinstance(app.top, ReadingScene))
    reading = app.top
    assert isinstance(reading, ReadingScene)
    assert reading.printed.kind == PICTURE
    assert reading.advice == "What is it?"
    voice_of(app).said.clear()
    wait(app, 3)
    assert voice_of(app).said == []
    press(app, "Help")
    assert find(reading, "I said it!")
    press(app, "I said it!")
    until(app, lambda: "Yes!" in {widget.name for widget in reading.focus.widgets})
    assert voice_of(app).said == [things(scene.match)[1]]
    press(app, "Yes!")
    until(app, lambda: app.top is scene)
    assert scene.match.readings[-1].outcome == "buttons"
