import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOST_SEASON_GAMES } from '../../core/league/average-rule.ts';
import type { ShortName } from '../../contract/contract.ts';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import type { League } from '../../league-files/in/league.ts';
import { LONGEST_TEXT, MOST_ROWS } from '../../league-files/limits.ts';
import {
  LARGEST_LEAGUE,
  KEPT_LEAGUE_VERSION,
  makeLeague,
  parseLeague,
  type LeagueRecord,
} from './league-record.ts';

const HEAD = { id: '0123456789abcdef01234567', keptAt: '2026-09-29T18:00:00.000Z', shortNames: [] };

/** A bowler whose name no board shows, and one whose name staff corrected. */
const SHORT: readonly ShortName[] = [
  { id: '101', name: 'Tom', shown: 'TOMMY' },
  { id: null, name: '최민서', shown: '민서' },
];
const SMALL: readonly ShortName[] = [{ id: '101', name: 'Tom', shown: 'To' }, ...SHORT.slice(1)];

/** Both bowlers of the first team have bowled this season. */
const SEASON: League = {
  ...TYPED_LEAGUE,
  teams: TYPED_LEAGUE.teams.map((team, index) => ({
    ...team,
    roster: team.roster.map((bowler, place) => ({
      ...bowler,
      season: index > 0 ? null : place === 0 ? [180, 201, 166] : { games: 21, pins: 3801 },
    })),
  })),
};

/** Bowlers whose names a joiner shapes. */
const JOINED: League = {
  ...SEASON,
  teams: SEASON.teams.map((team, index) => ({
    ...team,
    roster: team.roster.map((bowler, place) => ({
      ...bowler,
      name:
        index > 0 ? bowler.name : (['علی\u200cرضا', 'ශ\u0dca\u200dරී', '👩🏽\u200d🚀'][place] ?? bowler.name),
    })),
  })),
};

/** Bowlers who are a woman and a man, and scores of who is not there. */
const GROUPED: League = {
  ...SEASON,
  terms: { ...SEASON.terms, absence: 'percent', vacancies: { woman: 100, man: 130 } },
  teams: SEASON.teams.map((team) => ({
    ...team,
    roster: team.roster.map((bowler, place) =>
      place > 0
        ? { ...bowler, group: { gender: 'woman', ages: { least: 50, most: 64 } } as const }
        : { ...bowler, group: { gender: 'man' } as const },
    ),
  })),
};

/** Extra pins for who a bowler is. */
const TABLED: League = {
  ...GROUPED,
  terms: {
    ...GROUPED.terms,
    handicap: {
      ...GROUPED.terms.handicap,
      table: [
        { gender: 'woman', pins: 8 },
        { ages: { least: 60, most: 120 }, pins: 5 },
      ],
    },
  },
};

/** With the terms that a league has where its file says nothing of them. */
function asBefore({ terms, ...league }: League): League {
  return { ...league, terms: { ...terms, averages: { ...terms.averages, first: 'no-handicap' } } };
}

// Files that a program of that version wrote. They are never edited.
const EVERY_VERSION: readonly Pick<LeagueRecord, 'league' | 'shortNames'>[] = [
  { league: asBefore(TYPED_LEAGUE), shortNames: [] },
  { league: asBefore(SEASON), shortNames: [] },
  { league: asBefore(JOINED), shortNames: [] },
  { league: TYPED_LEAGUE, shortNames: SHORT },
  { league: GROUPED, shortNames: SHORT },
  { league: TABLED, shortNames: SHORT },
  { league: TABLED, shortNames: SMALL },
];

test('every version of a kept league has a file that reads as it was kept', () => {
  expect(EVERY_VERSION).toHaveLength(KEPT_LEAGUE_VERSION);
  for (const [index, kept] of EVERY_VERSION.entries()) {
    const name = `fixtures/v${String(index + 1)}.json`;
    const bytes = readFileSync(new URL(name, import.meta.url));
    expect(parseLeague(bytes), name).toEqual({ kind: 'read', value: { ...HEAD, ...kept } });
  }
});

test('a league that is kept now reads as it is, with every term', () => {
  const bytes = Buffer.from(makeLeague({ ...HEAD, league: TYPED_LEAGUE }));
  expect(parseLeague(bytes)).toEqual({ kind: 'read', value: { ...HEAD, league: TYPED_LEAGUE } });
});

test('the largest league that can be read is small enough to be read back', () => {
  const text = '김'.repeat(LONGEST_TEXT);
  const bowler = { id: text, name: text, average: 300, handicap: -300, place: 12 };
  const season = Array.from({ length: MOST_SEASON_GAMES }, () => 300);
  const roster = Array.from({ length: MOST_ROWS }, () => ({ ...bowler, season }));
  const fixture = { round: text, date: '2026-10-05', lanes: text, home: 0, visitors: 0 };
  const league: League = {
    ...{ ...TYPED_LEAGUE, name: text },
    teams: [{ id: text, name: text, roster }],
    schedule: Array.from({ length: MOST_ROWS }, () => fixture),
  };
  const shortNames = Array.from({ length: MOST_ROWS }, () => ({
    id: text,
    name: text,
    shown: '김'.repeat(12),
  }));
  expect(Buffer.byteLength(makeLeague({ ...HEAD, league, shortNames }))).toBeLessThan(LARGEST_LEAGUE);
});

test('a league that was forgotten keeps no short name', () => {
  const bytes = Buffer.from(makeLeague({ ...HEAD, league: null, shortNames: SHORT }));
  expect(parseLeague(bytes)).toEqual({ kind: 'read', value: { ...HEAD, league: null } });
});

test.each([
  ['the games of the season, as scores or as games and pins', SEASON],
  ['names that a joiner shapes', JOINED],
  ['women and men, and scores of who is not there', GROUPED],
  ['extra pins for who a bowler is', TABLED],
])('a league is kept with %s', (_what, league) => {
  const bytes = new TextEncoder().encode(makeLeague({ ...HEAD, league }));
  expect(parseLeague(bytes)).toEqual({ kind: 'read', value: { ...HEAD, league } });
});
