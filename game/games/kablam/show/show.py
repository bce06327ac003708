"""All that KA-BLAM! has of its own on the screen."""

from game.games.kablam.show.explosion import Explosion
from game.games.kablam.show.faces import FACES
from game.games.kablam.show.lessons import DRAWN
from game.screen.scenes.show import Show

SHOW = Show(cards=FACES, drawn=DRAWN, moments={"kablam": Explosion})
