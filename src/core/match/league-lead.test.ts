import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCommand } from '../game/command.ts';
import type { Command } from '../game/event.ts';
import { generationOf, newGame, phaseOf, type Game } from '../game/game.ts';
import { chancesIn, duelIn, leadIn, matchOf } from './league-lead.ts';
import { anyCommand } from '../game/testing/any-command.testing.ts';
import { HANDICAP_SCOPES, HANDICAP_SPANS } from '../league/handicap-rule.ts';
import { matchResult } from '../league/match.ts';
import { ROUNDINGS } from '../league/rounding.ts';
import { USUAL_TERMS, type LeagueTerms } from '../league/terms.ts';
import { SPECIAL_TYPES } from '../players/league.ts';
import { teamFigures } from '../players/team-figures.ts';
import { SCRATCH, matchGame, playerOf } from '../testing/league.testing.ts';
import { STAMP, after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import { occasion, setupOf, withLeague, type Known } from '../testing/setup.testing.ts';
import { runs } from '../testing/runs.testing.ts';

const anyTerms: fc.Arbitrary<LeagueTerms> = fc
  .record({
    percentage: fc.constantFrom(0, 66.67, 80, 90, 100),
    base: fc.constantFrom(180, 200, 220),
    maximum: fc.constantFrom(null, 30),
    rounding: fc.constantFrom(...ROUNDINGS),
    negative: fc.boolean(),
    scope: fc.constantFrom(...HANDICAP_SCOPES),
    span: fc.constantFrom(...HANDICAP_SPANS),
  })
  .map((handicap) => ({ ...USUAL_TERMS, games: 1, vacancy: 130, less: 7, makeUpUntil: 3, handicap }));

const known: fc.Arbitrary<Known> = fc
  .record({
    average: fc.option(fc.integer({ min: 60, max: 250 }), { nil: undefined }),
    handicap: fc.option(fc.integer({ min: -20, max: 60 }), { nil: undefined }),
    type: fc.option(fc.constantFrom(...SPECIAL_TYPES), { nil: undefined }),
  })
  .map(({ average, handicap, type }) => ({
    ...(average === undefined ? {} : { average }),
    ...(handicap === undefined ? {} : { handicap }),
    ...(type === undefined || ['injury', 'pacer', 'extra'].includes(type) ? {} : { type }),
    ...(type === 'substitute' ? { instead: 'TOM' } : {}),
    ...(type === 'pre-bowl' ? { score: 171 } : {}),
  }));

interface Night {
  readonly terms: LeagueTerms;
  readonly facts: readonly Known[];
  readonly commands: readonly Command[];
  /** The pins bowled after the commands, until the game is over. */
  readonly pins: readonly number[];
}

const night: fc.Arbitrary<Night> = fc.record({
  // The games of a first night count in its match, and no game alone knows the others.
  terms: anyTerms.map((terms) => ({
    ...terms,
    averages: { ...terms.averages, first: 'no-handicap' as const },
  })),
  facts: fc.array(known, { minLength: 2, maxLength: 7 }),
  commands: fc.array(anyCommand, { maxLength: 60, size: 'max' }),
  pins: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 20, maxLength: 40 }),
});

function begun({ terms, facts }: Night): Game {
  const names = facts.map((_, index) => `P${String(index)}`);
  return newGame(withLeague(setupOf(names), 2, terms, facts));
}

/** The game after a command, or unchanged if the rules refuse it. */
function tried(game: Game, command: Command): Game {
  const applied = applyCommand(game, command, occasion(STAMP.at));
  return applied.ok ? applied.value.game : game;
}

/** Bowls a game to its end: each ball takes as many of these pins as stand, or none. */
function bowledOut(start: Game, pins: readonly number[], look: (game: Game) => void = () => undefined): Game {
  let game = start;
  for (let ball = 0; phaseOf(game) === 'running'; ball += 1) {
    const before = generationOf(game);
    const want = { kind: 'roll', entry: { kind: 'pins', pins: pins[ball % pins.length] ?? 0 } } as const;
    game = tried(game, want);
    if (generationOf(game) === before) game = after(game, { kind: 'roll', entry: { kind: 'pins', pins: 0 } });
    look(game);
  }
  return game;
}

describe('a finished game of two teams', () => {
  test('has, whatever happened in it, the sums that its match counts', () => {
    let compared = 0;
    fc.assert(
      fc.property(night, (asked) => {
        const game = bowledOut(asked.commands.reduce(tried, begun(asked)), asked.pins);
        const match = matchOf([game.position]);
        if (match === null || phaseOf(game) !== 'over') return;
        compared += 1;
        const { home, visitors } = matchResult(asked.terms, match);
        const results = [home.games[0], visitors?.games[0]];
        const figures = teamFigures(game.position);
        expect(figures.map(({ soFar, handicap, total }) => [soFar, handicap, total])).toEqual(
          results.map((result) => [result?.scratch, result?.handicap, result?.total]),
        );
        const [own, other] = figures.map(({ total }) => total);
        expect(leadIn(game.position)).toEqual({
          ...{ frame: 10, home: own, visitors: other },
          by: (own ?? 0) - (other ?? 0),
        });
      }),
    );
    expect(compared).toBeGreaterThan(runs(0.2).numRuns);
  });

  test('ends as its chances said all along, each time closer', () => {
    fc.assert(
      fc.property(night, (asked) => {
        const seen: { least: number; most: number }[][] = [];
        const game = bowledOut(begun(asked), asked.pins, ({ position }) => {
          const chances = chancesIn(position);
          if (chances !== null) seen.push([chances.home, chances.visitors]);
        });
        const totals = teamFigures(game.position).map(({ total }) => total);
        for (const extents of seen)
          for (const [side, { least, most }] of extents.entries()) {
            expect(totals[side]).toBeGreaterThanOrEqual(least);
            expect(totals[side]).toBeLessThanOrEqual(most);
          }
      }),
    );
  });
});

describe('the fair comparison', () => {
  /** PJS and, absent with a blind score of 153, LEE against KYJ and a vacancy. */
  const rivals = matchGame(
    ['PJS', 'KYJ', 'LEE', 'VAC'],
    [{ average: 180 }, { average: 150 }, { average: 163, type: 'absent' }, { type: 'vacancy' }],
  );

  // Handicaps: 36 + 51 = 87 for home, 63 + 90 = 153 for the visitors, all of 90 % of 220.
  test.each<[string, string, object]>([
    ['before the first ball', '', { frame: 0, home: 0, visitors: 0, by: 0 }],
    ['while one side has bowled', '9-', { frame: 0, home: 0, visitors: 0, by: 0 }],
    // 9 + 15 + 8; 9 + 12 + 15.
    ['after frame 1', '9- 72', { frame: 1, home: 32, visitors: 36, by: -4 }],
    ['while a bonus is due', '9- 72 9- X 9- X', { frame: 1, home: 32, visitors: 36, by: -4 }],
    // 18 + 30 + 17; 18 + 24 + 30.
    ['after frame 2', '9- 72 9- 81', { frame: 2, home: 65, visitors: 72, by: -7 }],
    // 90 + 153 + 87; 90 + 120 + 153.
    ['at the end', '9- 72 '.repeat(10), { frame: 10, home: 330, visitors: 363, by: -33 }],
  ])('%s takes blind scores and handicaps by tenths', (_, balls, lead) => {
    expect(leadIn(afterBalls(rivals, balls).position)).toEqual(lead);
  });

  test('counts what is carried from the games before', () => {
    const { position } = afterBalls(rivals, '9- 72');
    expect(leadIn(position, { home: 500, visitors: 450 })).toMatchObject({
      home: 532,
      visitors: 486,
      by: 46,
    });
    expect(chancesIn(position, { home: 900, visitors: 0 })?.won).toBe('home');
  });

  test('counts an injured bowler’s missing frames by tenths of the blind score, from the first one on', () => {
    const two = matchGame(['PJS', 'KYJ'], [{ average: 170 }, { average: 170 }], SCRATCH);
    const hurt = after(afterBalls(two, '72 9- 81 9-'), {
      ...{ kind: 'setScoreType', player: 1 },
      scoreType: 'injury',
    });
    const at = (frames: number): number | undefined =>
      leadIn(afterBalls(hurt, '9-'.repeat(frames)).position)?.home;
    // 18 pins, and of 160 pins 16 a frame.
    expect([at(0), at(1), at(8)]).toEqual([18, 34, 146]);
    expect(chancesIn(hurt.position)?.home).toEqual({ least: 146, most: 146 });
  });

  test('needs two teams', () => {
    expect([leadIn(gameOf('PJS').position), chancesIn(gameOf('PJS').position)]).toEqual([null, null]);
    expect(matchOf([gameOf('PJS').position])).toBeNull();
    expect(matchOf([])).toBeNull();
    const { position } = newGame(withLeague(setupOf(['PJS', 'KYJ']), 1));
    expect([leadIn(position), matchOf([position])?.visitors]).toEqual([null, null]);
  });
});

test('a place that nobody has any more leaves the bowlers behind it where they are', () => {
  const game = matchGame(['PJS', 'KYJ', 'LEE', 'DOM', 'EVE']);
  const seat = { team: playerOf(game, 1).part?.seat?.team ?? '', place: 9 };
  const match = matchOf([after(game, { kind: 'setSeat', player: 5, seat }).position]);
  expect(match?.home[0]?.map(({ bowler }) => bowler.slice(-1))).toEqual([
    '1',
    '3',
    ...Array<string>(6).fill(''),
    '5',
  ]);
});

describe('a player against the one in the same place', () => {
  const begun = matchGame(['PJS', 'KYJ', 'LEE'], [{ average: 180 }, { average: 150 }]);
  const duel = (game: Game, player: number): unknown => duelIn(game.position, playerOf(game, player));

  test('is as far as both have settled their frames, with tenths of each one’s handicap', () => {
    // LEE is a pacer, and bowls too.
    const game = afterBalls(begun, '9- 72 -- X');
    expect(duel(game, 1)).toEqual({ rival: 'KYJ', frame: 1, by: -3 });
    expect(duel(game, 2)).toEqual({ rival: 'PJS', frame: 1, by: 3 });
    expect(duel(begun, 1)).toEqual({ rival: 'KYJ', frame: 0, by: 0 });
  });

  test('counts a blind score by tenths', () => {
    const absent = after(begun, { kind: 'setScoreType', player: 2, scoreType: 'absent' });
    // 9 and 3 of 36 against 14 of 140 and 6 of 63.
    expect(duel(afterBalls(absent, '9-'), 1)).toEqual({ rival: 'KYJ', frame: 1, by: -8 });
  });

  test('is nothing without such a place', () => {
    expect(duel(begun, 3)).toBeNull();
    expect(duel(gameOf('PJS', 'KYJ'), 1)).toBeNull();
  });
});
