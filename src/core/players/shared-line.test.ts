import { expect, it } from 'vitest';
import { BAKER } from '../formats/baker.ts';
import { SCOTCH_DOUBLES } from '../formats/scotch-doubles.ts';
import { mateBeginning, newSharedLine, teamsFit } from './shared-line.ts';

const MATES = [
  { name: 'ANN', bowler: 'a' },
  { name: 'BEN', bowler: 'b' },
];

it.each([1, 11, 0])('a Baker team of %i is refused, with its place and what the format takes', (bowlers) => {
  const error = { code: 'team-size', team: 2, bowlers, least: 2, most: 10 };
  expect(teamsFit(BAKER.sharing, [5, bowlers])).toEqual({ ok: false, error });
});

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('a Baker team of %i is taken', (bowlers) => {
  expect(teamsFit(BAKER.sharing, [bowlers, 5]).ok).toBe(true);
});

it.each([1, 3])('Scotch doubles refuses %i partners', (bowlers) => {
  const error = { code: 'team-size', team: 1, bowlers, least: 2, most: 2 };
  expect(teamsFit(SCOTCH_DOUBLES.sharing, [bowlers])).toEqual({ ok: false, error });
});

it('a team is refused in a format in which everybody bowls alone', () => {
  expect(teamsFit(null, [0, 0]).ok).toBe(true);
  expect(teamsFit(null, [0, 5])).toEqual({ ok: false, error: { code: 'teams-are-set' } });
});

it('in Baker it is known who will begin each frame, in Scotch doubles it depends on balls to come', () => {
  const beginning = [BAKER, SCOTCH_DOUBLES].map(({ sharing }) =>
    [1, 2, 3].map((frame) => mateBeginning(newSharedLine(sharing, MATES, 1), frame)),
  );
  expect(beginning).toEqual([
    [1, 2, 1],
    [null, null, null],
  ]);
});
