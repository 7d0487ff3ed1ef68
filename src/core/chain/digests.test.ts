import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headsDigest, idsDigest } from './digests.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const HEADS = ['g1', 'g2', 'g3'].map((game, generation) => ({ game, generation, chain: 'c', names: 'n' }));

test('a month has one digest in whatever order its games come, and another one after every change', () => {
  const digest = headsDigest(hash, HEADS);
  expect(headsDigest(hash, HEADS.toReversed())).toBe(digest);
  expect(digest).toBe(hash('g1 0 c n\ng2 1 c n\ng3 2 c n'));
  for (const change of [{ game: 'g4' }, { generation: 9 }, { chain: 'd' }, { names: 'o' }])
    expect(
      headsDigest(hash, [
        ...HEADS.slice(1),
        { ...HEADS[0], game: 'g1', generation: 0, chain: 'c', names: 'n', ...change },
      ]),
    ).not.toBe(digest);
  expect(headsDigest(hash, HEADS.slice(1))).not.toBe(digest);
});

test('a list of ids has one digest in whatever order they come', () => {
  expect(idsDigest(hash, ['b', 'a'])).toBe(idsDigest(hash, ['a', 'b']));
  expect(idsDigest(hash, ['a'])).not.toBe(idsDigest(hash, []));
});
