### What a partner says it is up to, where its game has no words of its own for it.

plain = Je joue { $word }.
