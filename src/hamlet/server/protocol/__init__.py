"""What travels between page and server: messages, forms, refusals."""
