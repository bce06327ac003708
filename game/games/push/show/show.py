"""All that PUSH has of its own on the screen."""

from game.games.push.marks import DieAt, Takers
from game.games.push.show.dice import PICTURES
from game.games.push.show.faces import FACES
from game.games.push.show.marks import DieView, TakersView
from game.games.push.show.moments import Bust, DieRoll
from game.games.push.show.stores import BankView, HeapView, PurseView, ShelfView, SuspenseView
from game.games.push.stores import Bank, Heap, Purse, Shelf, Suspense
from game.rules.things import Rolled
from game.screen.scenes.show import Show

SHOW = Show(
    cards=FACES,
    pictures=PICTURES,
    piles={Heap: HeapView, Shelf: ShelfView, Purse: PurseView, Bank: BankView, Suspense: SuspenseView},
    marks={DieAt: DieView, Takers: TakersView},
    moments={"bust": Bust, Rolled: DieRoll},
)
