"""Tables in the memory of one process: commits, viewers, and what the server does by itself."""
