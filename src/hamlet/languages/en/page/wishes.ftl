### Names of the buttons by which this device is told how it should behave.

wishes = How you like it
sound = Sounds
voice = Read aloud
voice-none = Read aloud: this device has no voice
motion = Fewer movements
wordless = Play without reading
