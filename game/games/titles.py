"""What every game is called, all in one place: a publisher gives a game another name here."""

TITLES = {
    "kablam": "KA-BLAM!",
    "go_fox": "Go Fox!",
    "read_and_grab": "Read and Grab",
    "push": "Push",
    "thats_it": "That's It!",
    "uno_express": "UNO EXPRESS",
}
LAST_CARD = "UNO!"  # what is called out at the last card but one
