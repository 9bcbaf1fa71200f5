"""The commands, one a file. Heavy parts are imported by the command that needs them."""
