"""All that KA-BLAM! has of its own on the screen."""

from game.games.kablam.show.explosion import Explosion
from game.games.kablam.show.faces import FACES
from game.screen.scenes.show import Show

SHOW = Show(cards=FACES, moments={"kablam": Explosion})
