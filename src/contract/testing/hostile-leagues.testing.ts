import type { KeepOrder } from '../contract.ts';
import type { AskingCall, HostileTest } from './hostile-test.testing.ts';
import { TYPED_LEAGUE } from './league.testing.ts';

type LeaguesCall = AskingCall & `leagues.${string}`;

/** The hostile tests of the calls about kept leagues. */
export const HOSTILE_LEAGUES: { readonly [C in LeaguesCall]: HostileTest<C> } = {
  'leagues.read': {
    good: [[{ file: '0123456789abcdef01234567', encoding: null, separator: ';' }]],
    hostile: [
      { why: 'no file', args: [[]] },
      { why: 'a path of a file', args: [[{ file: '/etc/passwd', encoding: null, separator: null }]] },
      {
        why: 'an encoding that nobody knows',
        args: [[{ file: '0123456789abcdef01234567', encoding: 'utf-7', separator: null }]],
      },
      {
        why: 'a hundred and one files',
        args: [
          Array.from({ length: 101 }, () => ({
            ...{ file: '0123456789abcdef01234567', encoding: null, separator: null },
          })),
        ],
      },
    ],
  },
  'leagues.keep': {
    good: [keepOf(seasonOf({ games: 3, pins: 547 }))],
    hostile: [
      { why: 'a path to keep it under', args: [{ ...keepOf({}), replaces: '../../settings' }] },
      {
        why: 'a file to read it from',
        args: [{ league: { kind: 'file', path: '/etc/passwd' }, replaces: null }],
      },
      {
        why: 'a fixture of half a team',
        args: [keepOf({ schedule: [{ round: null, date: null, lanes: null, home: 0.5, visitors: null }] })],
      },
      {
        why: 'a season of a thousand games',
        args: [keepOf(seasonOf(Array.from({ length: 1_000 }, () => 200)))],
      },
      {
        why: 'a season with an average of its own',
        args: [keepOf(seasonOf({ games: 3, pins: 547, average: 200 }))],
      },
      {
        why: 'two thousand and one teams',
        args: [keepOf({ teams: Array.from({ length: 2_001 }, () => ({ id: null, name: 'A', roster: [] })) })],
      },
    ],
  },
  'leagues.forget': {
    good: ['0123456789abcdef01234567'],
    hostile: [
      { why: 'a path of a league', args: ['../../settings.json'] },
      { why: 'every league at once', args: ['*'] },
    ],
  },
};

/** Keeps a typed league with other facts. */
function keepOf(facts: object): KeepOrder {
  return { league: { kind: 'typed', league: { ...TYPED_LEAGUE, ...facts } }, replaces: null };
}

/** One team of one bowler with this season. */
function seasonOf(season: unknown): object {
  const bowler = { id: null, name: 'Tom', average: 151, handicap: null, place: null, season };
  return { teams: [{ id: null, name: 'A', roster: [bowler] }], schedule: [] };
}
