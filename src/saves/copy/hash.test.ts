import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';
import { turnsDuring } from './testing/turns.testing.ts';

const MIB = 1024 * 1024;

test.each([0, 1, MIB, MIB + 1, 2 * MIB + 12_345])('the hash of %i bytes is their SHA-256', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, place) => place % 251);
  expect(await hashOf(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test.each([
  [0, 0],
  [1, 1],
  [MIB, 1],
  [MIB + 1, 2],
])('while %i bytes are hashed a ball may come in between %i times', async (length, turns) => {
  expect(await turnsDuring(() => hashOf(new Uint8Array(length)))).toBe(turns);
});
