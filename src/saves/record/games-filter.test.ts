import { describe, expect, test } from 'vitest';
import { ANY_GAME, type GamesFilter, type GameSummary } from '../../contract/contract.ts';
import { byTime, filterOf, type FindableGame } from './games-filter.ts';

interface Bowled {
  readonly name: string;
  readonly score: number;
  readonly bowler?: string;
  readonly mates?: readonly string[];
}

function game(about: Partial<GameSummary>, ...bowled: readonly Bowled[]): FindableGame {
  const each = bowled.map(() => null);
  const bowlers = bowled.map(({ bowler, name }) => bowler ?? `id of ${name}`);
  return {
    summary: {
      ...{ id: 'g000001-00ff00', phase: 'over', lane: 7, gameNumber: 1, format: 'ten-pin' },
      startedAt: '2026-03-05T19:00:00.000Z',
      ...{ names: bowled.map(({ name }) => name), bowlers, players: bowled.map((_, place) => place + 1) },
      ...{ averages: each, options: each, scores: bowled.map(({ score }) => score) },
      ...{ series: [], games: null, league: null, party: '' },
      ...about,
    },
    who: bowled.map(({ name, mates = [] }, place) => [
      { name, bowler: bowlers[place] ?? '' },
      ...mates.map((mate) => ({ name: mate, bowler: `id of ${mate}` })),
    ]),
  };
}

const FRIDAY = game({}, { name: 'PJS', score: 180 }, { name: '최민서', score: 240 });

function finds(filter: Partial<GamesFilter>, found = FRIDAY): boolean {
  return filterOf({ ...ANY_GAME, ...filter })(found);
}

describe('a filter finds a game', () => {
  test('by part of a name, in any case, with spaces around it', () => {
    expect(finds({ name: ' js ' })).toBe(true);
    expect(finds({ name: 'nobody' })).toBe(false);
  });

  test('by a name however its characters are composed', () => {
    expect(finds({ name: '최민서'.normalize('NFD') })).toBe(true);
    expect(finds({ name: 'zoë' }, game({}, { name: 'ZOE\u0308', score: 9 }))).toBe(true);
  });

  test('by a whole name where one bowler is meant', () => {
    expect(filterOf({ ...ANY_GAME, name: 'pjs' }, 'whole')(FRIDAY)).toBe(true);
    expect(filterOf({ ...ANY_GAME, name: 'pj' }, 'whole')(FRIDAY)).toBe(false);
  });

  test('by one bowler, whatever others are called', () => {
    expect(finds({ bowler: 'id of PJS' })).toBe(true);
    expect(finds({ bowler: 'PJS' })).toBe(false);
  });

  test('that began from a time on and before another', () => {
    const at = '2026-03-05T19:00:00.000Z';
    expect(finds({ from: at })).toBe(true);
    expect(finds({ to: at })).toBe(false);
    expect(finds({ from: '2026-03-05T19:00:00.001Z' })).toBe(false);
    expect(finds({ to: '2026-03-05T19:00:00.001Z' })).toBe(true);
  });

  test('by a score of anybody, both ends included', () => {
    expect(finds({ score: { least: 240, most: null } })).toBe(true);
    expect(finds({ score: { least: 241, most: null } })).toBe(false);
    expect(finds({ score: { least: 181, most: 239 } })).toBe(false);
    expect(finds({ score: { least: null, most: 180 } })).toBe(true);
  });

  test('by a score of the bowler who is named, not of another', () => {
    const over200 = { score: { least: 200, most: null } };
    expect(finds({ ...over200, name: '최민' })).toBe(true);
    expect(finds({ ...over200, name: 'pjs' })).toBe(false);
    expect(finds({ ...over200, bowler: 'id of PJS' })).toBe(false);
  });

  test('by a bowler who shares a line, with the line’s score', () => {
    const baker = game({}, { name: 'PIN PALS', score: 190, mates: ['ANA', 'BEN'] });
    expect(finds({ name: 'ben', score: { least: 190, most: 190 } }, baker)).toBe(true);
    expect(finds({ bowler: 'id of ANA' }, baker)).toBe(true);
    expect(finds({ name: 'cid' }, baker)).toBe(false);
  });

  test('by format, by lane, and whether balls are missing', () => {
    expect(finds({ format: 'ten-pin', lane: 7, unfinished: false })).toBe(true);
    expect(finds({ format: 'five-pin' })).toBe(false);
    expect(finds({ lane: 8 })).toBe(false);
    expect(finds({ unfinished: true })).toBe(false);
    for (const phase of ['running', 'stopped'] as const)
      expect(finds({ unfinished: true }, game({ phase }, { name: 'PJS', score: 9 }))).toBe(true);
  });

  test('of a newer program by its names alone', () => {
    const newer: FindableGame = {
      summary: { id: 'g000001-00ff00', phase: 'newer', startedAt: '', names: ['PJS'] },
      who: [[{ name: 'PJS', bowler: null }]],
    };
    expect(finds({}, newer)).toBe(true);
    expect(finds({ name: 'pj' }, newer)).toBe(true);
    expect(finds({ name: 'kyj' }, newer)).toBe(false);
    expect(finds({ name: 'pj', lane: 7 }, newer)).toBe(false);
    expect(finds({}, { ...newer, who: [] })).toBe(true);
  });
});

test('games are in the order of their beginning; of one time by counter; unknown times are the newest', () => {
  const at = (id: string, startedAt: string): { id: string; startedAt: string } => ({ id, startedAt });
  const games = [
    at('g000009-00ff00', '2026-03-05T19:00:00.000Z'),
    at('g000002-00ff00', '2026-03-05T20:00:00.000Z'),
    at('g000003-00ff00', '2026-03-05T20:00:00.000Z'),
    at('g000001-00ff00', '+012345-01-01T00:00:00.000Z'),
    at('g000004-00ff00', ''),
    at('g000005-00ff00', ''),
  ];
  expect(games.toReversed().toSorted(byTime)).toEqual(games);
});
