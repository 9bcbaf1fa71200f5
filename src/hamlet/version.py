"""The version of Hamlet, stamped on every file it writes."""

VERSION = "0.1.0"
