import type { MatchRecord } from '../match-record.ts';

export const MATCH_ID = '00112233445566778899aabb';
const [HOME, VISITORS] = ['a1'.repeat(12), 'b2'.repeat(12)];
const [FIRST, SECOND] = ['g000001-0a1b2c', `g000002-${'c3'.repeat(12)}`];

/** A match of two games with everything in it. */
export const FULL_MATCH: MatchRecord = {
  id: MATCH_ID,
  fixture: {
    ...{ league: '화요 볼링 "리그"', round: 'Week 9', date: '2026-11-24', lanes: '11-12' },
    teamIds: ['T-1', null],
  },
  games: [FIRST, SECOND],
  rollOffs: [
    {
      unit: { kind: 'individual', game: 1, place: 2 },
      gos: [
        { home: 9, visitors: 9 },
        { home: 10, visitors: 7 },
      ],
    },
    { unit: { kind: 'series' }, gos: [{ home: 18, visitors: 20 }] },
  ],
  signOffs: [
    { game: FIRST, team: HOME, by: 1, at: '2026-11-24T20:30:12.000Z', generation: 63 },
    { game: FIRST, team: VISITORS, by: 4, at: '2026-11-24T20:31:05.500Z', generation: 64 },
  ],
};

/** The same match with these games alone, unsigned. */
export function matchWith(games: readonly string[]): MatchRecord {
  return { ...FULL_MATCH, games, rollOffs: [], signOffs: [] };
}
