"""UNO EXPRESS: match the colour, the number or the symbol, call UNO at your last card, and be out first.

Piles: stock (shut), discard (open), hand (each seat's own; what is drawn goes on top).
Cards: kind "number" (colour, 0 to 9, a word if the option words is on), "draw1", "skip", "rev" (colour),
"wild" and "wild2". The colours and the two decks are in deck.py.
Marks: colour, the one in force; direction, 1 or -1; round, dealer; state, "play" (a turn), "drawn" (the
card just drawn can be played), "respond" (accept or challenge), "between" (hands); uno, the seat that can
be caught, plus 1, or 0; called, the seat that has called before playing, plus 1, or 0; callers, the seats
whose call holds; before and held, in "respond": the colour that was in force before the Wild Draw Two and
how many cards its player had left; gain and round_winner (-1: nobody), of the last hand.

Moves on turn: play (a card; a wild, unless it is the last card, with a Choice of colour), draw (the stock)
also by choice, keep (the drawn card); accept or challenge; next, between hands. Out of turn too: call (my
own window is open, or it is my turn and I have two cards) and catch (another's window is open). The window
closes with the first move that is neither of these. would_bluff(seat, card) warns the player; blamed() is
who can be challenged; just_drawn, whether that card came from the pile in the same turn, as all have seen;
is_guilty() is known only once somebody has challenged.

In the order of events; what is in brackets is decided:

    deal:      Marked(round, dealer, ...), Laid, Moved(stock to hand), Moved(stock to discard), with
               Told(-1, "starter_ignored") after each card that is no number, Marked(colour), TurnPassed
    play:      [play] Moved(hand to discard), Marked(colour) if it changed or was chosen, ReadAloud with
               words; at one card left Marked(uno), or Told(seat, "uno") if the option uno_window is off
    then:      draw1  Told(next, "drew_one") Moved; skip Told(next, "skipped"); rev Marked(direction)
               Told(seat, "reversed"), with two players as a skip; then TurnPassed
    wild2:     Marked(before, held, state) Told(seat, "wild_draw_two") TurnPassed(next), who decides:
               [accept]    Told(next, "drew_two") Moved, TurnPassed to the one after
               [challenge] Told(next, "challenged") Peeked(next, hand), and if it was a bluff
                           Told(player, "bluff_found") Moved to the player, TurnPassed(next); otherwise
                           Told(next, "bluff_not") four times Moved, TurnPassed to the one after
               with the option bluff off nobody is asked: Told(next, "drew_two") Moved
    draw:      [draw] Moved; Marked(state, "drawn") if it can be played, or Told(seat, "no_fit") TurnPassed
    call:      [call] Told(seat, "uno") Marked(callers) Marked(uno, 0), or Marked(called) before playing
    catch:     [catch] Told(seat, "catch") Told(caught one, "caught") Marked(uno, 0) Moved twice
    draw pile: Told(-1, "reshuffled") before a card is drawn from a new one, Told(seat, "no_cards") if none
    end:       Told(-1, "blocked") if nobody can go on; Marked(gain, round_winner) Scored and, if out of
               cards, Told(seat, "hand_won"), or Marked(round_winner, -1) Told(-1, "void_hand");
               Marked(state, "between") or Ended; of a single hand only Ended
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.games.uno_express.deck import COLOURS, WILDS
from game.games.uno_express.hands import DISCARD, HANDS, STOCK, UnoHands
from game.rules.rounds import NEXT
from game.rules.things import Choice, Move, OutOfTurn

WILD_DRAWS = 2  # by who does not challenge
CATCH_COSTS = 2
BLUFF_COSTS = 2
DOUBT_COSTS = 4  # for who challenges and is wrong

DRAW = Move("draw", (STOCK,))
KEEP = Move("keep")
ACCEPT = Move("accept")
CHALLENGE = Move("challenge")
CALL = Move("call")
CATCH = Move("catch")


class UnoExpress(UnoHands):
    """What players may do, and what comes of it."""

    key = "uno_express"
    calls: ClassVar[Mapping[str, OutOfTurn]] = {
        "call": OutOfTurn(seconds="uno_window"),
        "catch": OutOfTurn(answers="call", seconds="uno_window"),
    }
    passing: ClassVar[frozenset[str]] = frozenset({"draw", "keep", "call"})

    # what may be done

    def offer(self, seat: int) -> list[Move]:
        shouts = self.shouts(seat)
        return [*self.decisions(seat), *shouts] if seat == self.turn else shouts

    def shouts(self, seat: int) -> list[Move]:
        moves: list[Move] = []
        if self.marks["uno"]:
            moves.append(CALL if self.marks["uno"] == seat + 1 else CATCH)
        if self.may_call_early(seat):
            moves.append(CALL)
        return moves

    def is_idle(self, seat: int, move: Move) -> bool:
        """A call ahead of a card that cannot be played."""
        early = move == CALL and self.marks["uno"] != seat + 1
        return early and not any(other.verb == "play" for other in self.moves(seat))

    def decisions(self, seat: int) -> list[Move]:
        match self.marks["state"]:
            case "between":
                return [NEXT]
            case "respond":
                return [ACCEPT, CHALLENGE]
            case "drawn":
                return [*self.plays(seat, self.piles[HANDS[seat]][-1:]), KEEP]
        moves = self.plays(seat, self.piles[HANDS[seat]])
        if not moves or self.piles[STOCK] or len(self.piles[DISCARD]) > 1:
            moves.append(DRAW)  # with no card anywhere it means to pass
        return moves

    def plays(self, seat: int, cards: Sequence[int]) -> list[Move]:
        last = len(self.piles[HANDS[seat]]) == 1
        moves: list[Move] = []
        for card in cards:
            if self.playable(seat, card):
                if self.deck[card].kind in WILDS and not last:
                    moves += WILD_PLAYS[card]
                else:
                    moves.append(PLAYS[card])
        return moves

    def playable(self, seat: int, card: int) -> bool:
        kind, colour, number, _ = self.deck[card]
        if kind in WILDS:
            return kind == "wild" or bool(self.chosen["bluff"]) or not self.would_bluff(seat, card)
        if colour == self.marks["colour"]:
            return True
        top = self.deck[self.piles[DISCARD][-1]]
        return kind == top.kind and (kind != "number" or number == top.number)

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("call"):
                self.call(seat)
            case Move("catch"):
                self.catch(seat)
            case _:
                self.close_window()
                self.carry_out(seat, move)

    def carry_out(self, seat: int, move: Move) -> None:
        match move:
            case Move("play", (int(card), *_)):
                self.discard(seat, card, move.choice or self.deck[card].colour)
            case Move("draw"):
                self.draw_for_turn(seat)
            case Move("keep"):
                self.begin(self.after(seat))
            case Move("accept"):
                self.draw_and_miss(seat, "drew_two", WILD_DRAWS)
            case Move("challenge"):
                self.challenge(seat)
            case Move("next"):
                self.next_round()

    # playing a card

    def discard(self, seat: int, card: int, colour: str) -> None:
        self.passes = 0
        before = str(self.marks["colour"])
        self.move(card, HANDS[seat], DISCARD)
        kind = self.deck[card].kind
        if colour and (colour != before or kind in WILDS):  # a wild as last card chooses none
            self.mark("colour", colour)
        if self.deck[card].word:
            self.read(seat, card)
        if not self.piles[HANDS[seat]]:
            self.win_round(seat, "hand_won")
            return
        if len(self.piles[HANDS[seat]]) == 1:
            self.open_window(seat)
        self.take_effect(seat, kind, before)

    def take_effect(self, seat: int, kind: str, before: str) -> None:
        following = self.after(seat)
        match kind:
            case "draw1":
                self.draw_and_miss(following, "drew_one", 1)
            case "rev" if self.players > 2:
                self.mark("direction", -int(self.marks["direction"]))
                self.tell(seat, "reversed")
                self.begin(self.after(seat))
            case "skip" | "rev":
                self.draw_and_miss(following, "skipped", 0)
            case "wild2":
                self.demand(seat, following, before)
            case _:
                self.begin(following)

    def draw_and_miss(self, seat: int, why: str, cards: int) -> None:
        self.tell(seat, why)
        self.draw(seat, cards)
        self.begin(self.after(seat))

    def demand(self, seat: int, following: int, before: str) -> None:
        """A Wild Draw Two: the next player draws two or challenges, if bluffs can be."""
        self.mark("before", before)
        self.mark("held", len(self.piles[HANDS[seat]]))
        self.just_drawn = self.marks["state"] == "drawn"
        self.tell(seat, "wild_draw_two")
        if self.chosen["bluff"]:
            self.mark("state", "respond")
            self.wait_for(following)
        else:
            self.draw_and_miss(following, "drew_two", WILD_DRAWS)

    # the challenge

    def challenge(self, seat: int) -> None:
        player, guilty = self.blamed(), self.is_guilty()
        self.tell(seat, "challenged")
        self.peek(seat, HANDS[player], self.held_then())
        if guilty:
            self.tell(player, "bluff_found")
            self.draw(player, BLUFF_COSTS)
            self.begin(seat)
        else:
            self.draw_and_miss(seat, "bluff_not", DOUBT_COSTS)

    # the call

    def call(self, seat: int) -> None:
        self.tell(seat, "uno")
        self.keep_call(seat)
        if self.marks["uno"] == seat + 1:
            self.close_window()
        else:
            self.mark("called", seat + 1)

    def catch(self, seat: int) -> None:
        caught = int(self.marks["uno"]) - 1
        self.tell(seat, "catch")
        self.tell(caught, "caught")
        self.close_window()
        self.draw(caught, CATCH_COSTS)

    # drawing

    def draw_for_turn(self, seat: int) -> None:
        if not self.draw(seat, 1):
            self.give_up(seat)
            return
        if self.playable(seat, self.piles[HANDS[seat]][-1]):
            self.mark("state", "drawn")
        else:
            self.tell(seat, "no_fit")
            self.begin(self.after(seat))

    def give_up(self, seat: int) -> None:
        """Nothing to play and nothing to draw; if that is so for everybody, the hand is over."""
        self.passes += 1
        if self.passes < self.players:
            self.begin(self.after(seat))
        else:
            self.settle_blocked_hand()


PLAYS = [Move("play", (card,)) for card in range(56)]
WILD_PLAYS = [[Move("play", (card, Choice(colour))) for colour in COLOURS] for card in range(56)]
