import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { readMatchFile } from './matchfile';

const BODY = `hamlet = 1
game = "piggyback"
log = ["0 roll", "* red-2", "* black-1"]

[dice]
kind = "fair"
commitment = "ab"
words = "oink"
secret = "cd"

[[dice.mixed]]
seats = [0, 2]
promise = "ef"
words = "étoile"

[[dice.mixed]]
seats = [1]
promise = "ab"
`;
const WRITTEN = `${BODY}\n[end]\nlines = 3\nsha256 = "${bytesToHex(sha256(utf8ToBytes(BODY)))}"\n`;

const MIXED = [
  { seats: [0, 2], promise: 'ef', words: 'étoile' },
  { seats: [1], promise: 'ab', words: '' },
];

test('dice, rolls and seal are read', () => {
  expect(readMatchFile(WRITTEN)).toEqual({
    dice: { kind: 'fair', commitment: 'ab', words: 'oink', secret: 'cd', mixed: MIXED },
    rolls: ['red-2', 'black-1'],
    sealed: true,
  });
});

test('a changed letter breaks the seal, not the reading', () => {
  expect(readMatchFile(WRITTEN.replace('red-2', 'red-4'))).toMatchObject({
    rolls: ['red-4', 'black-1'],
    sealed: false,
  });
});

test.each(['', 'hello', BODY, '\n[end]\n', 'a = \n[end]\nlines = 1\n'])('%j is no match file', (text) => {
  expect(readMatchFile(text)).toBeNull();
});
