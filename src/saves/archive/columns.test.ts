/** Columns find what the filter of one game finds, game by game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANY_GAME, type GamesFilter } from '../../contract/contract.ts';
import { counterOf } from '../record/game-id.ts';
import { RECORD_VERSION } from '../record/migrations.ts';
import { byTime, filterOf, timeOf, type Finding, type LeaguesOfMatches } from '../record/games-filter.ts';
import { Columns } from './columns.ts';
import { PACKING } from './index-line.ts';
import type { IndexedGame } from './index-search.ts';
import type { PlacedGame } from './placed-games.ts';

const MONTH = '2026-11';
const NAMES = ['PJS', 'pjs 2', '김영준', 'Zoë'];
// Digits that differ in one half only.
const BOWLERS = ['a'.repeat(24), `${'a'.repeat(12)}${'b'.repeat(12)}`, `${'b'.repeat(12)}${'a'.repeat(12)}`];
const TAILS = ['0a1b2c', `0a1b2c${'0'.repeat(17)}1`, 'c3'.repeat(12)];
const IN_MONTH = ['2026-11-01T00:00:00.000Z', '2026-11-20T18:00:00.000Z', '2026-11-30T23:59:59.999Z'];
const TIMES = ['2026-10-31T23:59:59.999Z', ...IN_MONTH, '2026-12-01T00:00:00.000Z', ''];
const FORMATS = ['ten-pin', 'duckpin'] as const;
const LANES = [0, 3, 7];
const MATCHES = ['d'.repeat(24), 'e'.repeat(24)];
/** The other match's file is not known here. */
const LEAGUES: LeaguesOfMatches = new Map([[MATCHES[0] ?? '', 'Mixed']]);
const TEAMS = ['Pin Pals', 'Late Hooks'];
/** Of an index line, which columns do not look at. */
const WHERE = { place: 0, at: 0, length: 0, sum: '', low: 0, top: 0 };

const person = fc.record({ name: fc.constantFrom(...NAMES), bowler: fc.constantFrom(...BOWLERS) });
const lines = fc.array(fc.array(person, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 });

const indexed: fc.Arbitrary<IndexedGame> = fc
  .record({
    counter: fc.integer({ min: 1, max: 3 }),
    tail: fc.constantFrom(...TAILS),
    startedAt: fc.constantFrom(...TIMES),
    format: fc.constantFrom(...FORMATS),
    lane: fc.constantFrom(...LANES),
    phase: fc.constantFrom('over', 'running', 'newer'),
    who: lines,
    match: fc.constantFrom(undefined, undefined, null, ...MATCHES),
    scores: fc.array(fc.integer({ min: -2, max: 3 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ counter, tail, startedAt, format, lane, phase, who, match, scores }): IndexedGame => {
    const id = `g${String(counter).padStart(6, '0')}-${tail}`;
    if (phase === 'newer') {
      const names = who.flat().map(({ name }) => name);
      return {
        ...{ ...WHERE, kind: 'newer', reader: RECORD_VERSION },
        summary: { id, phase: 'newer', startedAt, names },
        who: who.map((line) => line.map(({ name }) => ({ name, bowler: null }))),
      };
    }
    return {
      ...{ ...WHERE, kind: 'game', generation: 1, packing: PACKING, origin: '' },
      summary: {
        ...{
          id,
          phase: phase === 'over' ? 'over' : 'running',
          lane,
          gameNumber: 1,
          startedAt,
          party: '',
          format,
        },
        ...{ names: [], bowlers: [], players: [], averages: [], options: [], series: [] },
        ...{ scores: scores.slice(0, who.length), games: null },
        league: match === undefined ? null : { match, teams: TEAMS },
      },
      who: who.map((line) => line.map((one) => ({ ...one, packed: '' }))),
    };
  });

const month = fc
  .uniqueArray(indexed, { selector: ({ summary }) => summary.id, maxLength: 8 })
  .map((games) => games.map((game, place): PlacedGame => ({ game, start: 100 * place, length: place + 1 })));

/** Most filters ask for little, so that they find something. */
function sometimes<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

const name = fc.constantFrom('', ' ', 'pjs', ' PJS ', '영', 'zoë', 'nobody');
const filter: fc.Arbitrary<GamesFilter> = fc.oneof(
  name.map((sought) => ({ ...ANY_GAME, name: sought })),
  fc.record({
    name,
    bowler: sometimes(fc.constantFrom(...BOWLERS)),
    from: sometimes(fc.constantFrom(...IN_MONTH)),
    to: sometimes(fc.constantFrom(...IN_MONTH)),
    score: sometimes(
      fc.record({
        least: fc.option(fc.integer({ min: -2, max: 3 })),
        most: fc.option(fc.integer({ min: -2, max: 3 })),
      }),
    ),
    format: sometimes(fc.constantFrom(...FORMATS)),
    lane: sometimes(fc.constantFrom(3, 7)),
    unfinished: sometimes(fc.boolean()),
    league: sometimes(fc.constantFrom({ name: 'Mixed' }, { name: 'Seniors' }, { name: null })),
    match: sometimes(fc.constantFrom(...MATCHES)),
  }),
);

/** The games of the month as the columns have them, newest first. */
function newestIn(placed: readonly PlacedGame[]): readonly PlacedGame[] {
  return placed
    .map(({ game, ...place }) => {
      // A newer program's game may not say when it began: its file does.
      const startedAt =
        game.kind === 'newer' && game.summary.startedAt === ''
          ? `${MONTH}-01T00:00:00.000Z`
          : game.summary.startedAt;
      return game.kind === 'newer'
        ? { ...place, game: { ...game, summary: { ...game.summary, startedAt } } }
        : { ...place, game };
    })
    .filter(({ game }) => game.summary.startedAt.startsWith(MONTH))
    .toSorted((one, other) => byTime(other.game.summary, one.game.summary));
}

const plain = (finding: Partial<Finding> = {}): Finding => ({
  ...{ filter: ANY_GAME, naming: 'part', except: new Set<string>() },
  ...finding,
});

describe('the columns of a month', () => {
  test('find what the filter finds of each game, newest first, after a game and at most so many', () => {
    fc.assert(
      fc.property(
        month,
        filter,
        fc.constantFrom('part', 'whole'),
        fc.array(fc.nat(7), { maxLength: 2 }),
        sometimes(fc.nat(7)),
        sometimes(fc.nat(4)),
        (placed, asked, naming, left, behind, most) => {
          const columns = new Columns(placed, MONTH);
          const games = newestIn(placed);
          expect(columns.rows).toBe(games.length);
          const except = new Set(left.flatMap((place) => placed[place]?.game.summary.id ?? []));
          const before = behind === null ? null : (placed[behind]?.game.summary ?? null);
          const isFound = filterOf(asked, naming, LEAGUES);
          const due = games.filter(
            ({ game }) =>
              isFound(game) &&
              !except.has(game.summary.id) &&
              (before === null || byTime(game.summary, before) < 0),
          );
          const finding = { filter: asked, naming, except, leagues: LEAGUES };
          const rows = columns.found(finding, before, most ?? undefined);
          expect(rows.map((row) => columns.placeOf(row))).toEqual(
            due.slice(0, most ?? undefined).map(({ start, length }) => ({ start, length })),
          );
          expect(rows.map((row) => columns.begunAt(row))).toEqual(
            due.slice(0, most ?? undefined).map(({ game }) => timeOf(game.summary.startedAt)),
          );
          expect(rows.map((row) => columns.matchAt(row))).toEqual(
            due
              .slice(0, most ?? undefined)
              .map(({ game: { summary } }) =>
                summary.phase === 'newer' ? null : (summary.league?.match ?? null),
              ),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  /** A game of one bowler, of the digits in this place, with a score. */
  const bowled = (counter: number, place: number, score: number, tail = '0a1b2c'): PlacedGame => ({
    game: {
      ...{ ...WHERE, kind: 'game', generation: 1, packing: PACKING, origin: '' },
      summary: {
        ...{ id: `g00000${String(counter)}-${tail}`, phase: 'over', lane: 1, gameNumber: 1 },
        ...{ startedAt: IN_MONTH[place] ?? '', party: '', format: 'ten-pin', scores: [score] },
        ...{ names: [], bowlers: [], players: [], averages: [], options: [], series: [] },
        ...{ games: null, league: null },
      },
      who: [[{ name: 'PJS', bowler: BOWLERS[place] ?? '', packed: '' }]],
    },
    start: counter,
    length: 1,
  });

  test.each<[string, Partial<GamesFilter>, readonly number[]]>([
    ['the first bowler', { bowler: BOWLERS[0] ?? '' }, [1]],
    ['a bowler of whose digits others have half', { bowler: BOWLERS[2] ?? '' }, [3]],
    ['two pins or more', { score: { least: 2, most: null } }, [3, 2]],
    ['two pins or fewer', { score: { least: null, most: 2 } }, [2, 1]],
    ['no pins or fewer', { score: { least: null, most: 0 } }, []],
    ['the moment when a game began, and later', { from: IN_MONTH[1] ?? '' }, [3, 2]],
    ['before the moment when a game began', { to: IN_MONTH[1] ?? '' }, [1]],
  ])('find by one question alone: %s', (_, asked, counters) => {
    const columns = new Columns([bowled(1, 0, 1), bowled(2, 1, 2), bowled(3, 2, 3)], MONTH);
    const rows = columns.found(plain({ filter: { ...ANY_GAME, ...asked } }));
    expect(rows.map((row) => columns.placeOf(row).start)).toEqual(counters);
  });

  test('continue behind each of several lanes’ games of one number and moment', () => {
    const tails = ['0', '1', '2', '3', '4'].map((digit) => `${digit.repeat(12)}${'a'.repeat(12)}`);
    const columns = new Columns(
      tails.map((tail, place) => ({ ...bowled(1, 1, 2, tail), start: place })),
      MONTH,
    );
    for (const [place, tail] of tails.entries()) {
      const before = { id: `g000001-${tail}`, startedAt: IN_MONTH[1] ?? '' };
      const behind = columns.found(plain(), before).map((row) => columns.placeOf(row).start);
      expect(behind).toEqual([4, 3, 2, 1, 0].slice(5 - place));
    }
  });

  test('know the lanes of their games, each once, and none of a game without one', () => {
    fc.assert(
      fc.property(month, (placed) => {
        const due = newestIn(placed).flatMap(({ game }) =>
          game.kind === 'game' && game.summary.lane !== 0 ? [game.summary.lane] : [],
        );
        expect(new Columns(placed, MONTH).lanes()).toEqual(new Set(due));
      }),
    );
  });

  /** A newer program's game of a day of the month. */
  const game = (counter: number, tail = '0a1b2c', day = counter): IndexedGame => ({
    ...{ ...WHERE, kind: 'newer', reader: RECORD_VERSION },
    summary: {
      ...{ id: `g00000${String(counter)}-${tail}`, phase: 'newer' },
      ...{ startedAt: `2026-11-0${String(day)}T18:00:00.000Z`, names: [] },
    },
    who: [],
  });

  test('continue behind a game that was deleted meanwhile', () => {
    const placed = [1, 2, 4, 5].map((counter) => ({ game: game(counter), start: counter, length: 1 }));
    const columns = new Columns(placed, MONTH);
    const { id, startedAt } = game(3).summary;
    expect(columns.found(plain(), { id, startedAt }).map((row) => columns.placeOf(row).start)).toEqual([
      2, 1,
    ]);
    expect(counterOf(id)).toBe(3);
  });

  test('leave out only the very games that are found elsewhere, not those with half of their ids', () => {
    const games = [game(1, TAILS[0]), game(2, TAILS[1]), game(1, TAILS[1]), game(2, TAILS[0])];
    const placed = games.map((one, start) => ({ game: one, start, length: 1 }));
    const columns = new Columns(placed, MONTH);
    const except = new Set([games[0]?.summary.id ?? '', games[1]?.summary.id ?? '']);
    const rows = columns.found(plain({ except }));
    expect(rows.map((row) => columns.placeOf(row).start)).toEqual([3, 2]);
  });

  test('count their memory by rows, people, matches and names', () => {
    fc.assert(
      fc.property(month, (placed) => {
        const { bytes } = new Columns(placed, MONTH);
        const games = newestIn(placed);
        const people = games.flatMap(({ game: { who } }) => who.flat());
        const keys = new Set(people.map(({ name }) => name.toLowerCase()));
        const ofKeys = [...keys].reduce((sum, key) => sum + 2 * key.length + 40, 0);
        const matches = new Set(
          games.flatMap(({ game: { summary } }) =>
            summary.phase === 'newer' || summary.league === null ? [] : [summary.league.match],
          ),
        );
        expect(bytes).toBe(games.length * 52 + people.length * 24 + matches.size * 88 + ofKeys);
      }),
    );
  });

  test('of nothing find nothing', () => {
    const columns = new Columns([], MONTH);
    expect([
      columns.rows,
      columns.bytes,
      columns.found(plain()),
      columns.begunAt(0),
      columns.placeOf(0),
    ]).toEqual([...[0, 0, [], 0], { start: 0, length: 0 }]);
  });
});
