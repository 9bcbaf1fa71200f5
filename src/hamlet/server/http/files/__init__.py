"""Files handed out over HTTP: the built page, and the viewer of /schema."""
