"""HTTP and WebSocket: the addresses, the page's files, and who may call."""
