import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchResult } from '../league/match.ts';
import { SIDES, type SideName } from '../league/side.ts';
import { USUAL_TERMS, type LeagueTerms } from '../league/terms.ts';
import { differenceOf } from '../players/figures.ts';
import { pairPosition } from '../players/pair.ts';
import { turnOf, type LeaguePosition } from '../players/position.ts';
import { teamFigures } from '../players/team-figures.ts';
import { STAMP, after, afterBalls, answerTo, correction, sheetOf } from '../testing/notation.testing.ts';
import { TEAMS, occasion, onPair, setupOf, withLeague, type Known } from '../testing/setup.testing.ts';
import { applyCommand } from '../game/command.ts';
import type { Command } from '../game/event.ts';
import { newGame, phaseOf, type Game } from '../game/game.ts';
import { chancesIn, duelIn, leadIn, matchOf } from './league-lead.ts';
import { matchLines } from './match-lines.ts';
import { recapGame, unitsOfGame } from './recap-game.ts';
import { recapOf } from './recap.ts';
import { sheetText } from '../game/sheet-text.ts';
import { anyCommand } from '../game/testing/any-command.testing.ts';
import { runs } from '../testing/runs.testing.ts';

type Pair = Readonly<Record<SideName, Game>>;

const POINTS = { game: 2, series: 1, individual: 1, individualSeries: 1 };
const averages = [180, 150, 163, 171, 140, 199];

/** The same match twice: in one game with both teams, and in two games on a pair. */
function begun(facts: readonly Known[], terms: Partial<LeagueTerms> = {}): { one: Game; pair: Pair } {
  const names = facts.map((_, index) => `P${String(index)}`);
  const setup = withLeague(setupOf(names), 2, { points: POINTS, games: 1, ...terms }, facts);
  const { home, visitors } = onPair(setup);
  return { one: newGame(setup), pair: { home: newGame(home), visitors: newGame(visitors) } };
}

function joined({ home, visitors }: Pair): LeaguePosition {
  const both = pairPosition(home.position, visitors.position);
  if (both === null) throw new Error('not one match');
  return both;
}

/** All that a league computes of a game. */
function sumsOf(position: LeaguePosition): unknown {
  const { league } = position;
  if (league === null) throw new Error('no league');
  const match = matchOf([position]);
  const lines = position.lines.toSorted((one, other) => one.player - other.player);
  const units = unitsOfGame(1, position);
  const { rows, ...recap } = recapGame(1, position);
  return {
    lead: leadIn(position, { home: 31, visitors: 7 }),
    chances: chancesIn(position),
    teams: teamFigures(position),
    match,
    result: match === null ? null : matchResult(league.terms, match),
    recap: recapOf(league, [{ ...recap, rows }], units),
    lines: TEAMS.map(({ id }) => matchLines(position, id)),
    duels: lines.map((line) => [duelIn(position, line), differenceOf(position, line)]),
  };
}

/** The half that a player of the game with both teams is in, and the number there. */
function inPair(player: number): { side: SideName; own: number } {
  return { side: player % 2 === 1 ? 'home' : 'visitors', own: Math.ceil(player / 2) };
}

/** What a player's own game answers as the game with both teams does, whoever else bowls in it. */
const ALIKE = [
  ...['correctFrame', 'markSplit', 'agreeLine', 'annulBall', 'dispute', 'settle'],
  ...['setAverage', 'setHandicap'],
];

/** The command of a player as that player's own game gets it; null for one of no player. */
function moved(command: Command, players: number): { side: SideName; command: Command } | null {
  if (!('player' in command) || !ALIKE.includes(command.kind)) return null;
  if (!Number.isInteger(command.player) || command.player < 1 || command.player > players) return null;
  const { side, own } = inPair(command.player);
  return { side, command: { ...command, player: own } };
}

interface Twice {
  readonly one: Game;
  readonly pair: Pair;
}

function tried(game: Game, command: Command): Game {
  const applied = applyCommand(game, command, occasion(STAMP.at));
  return applied.ok ? applied.value.game : game;
}

function withSide(pair: Pair, side: SideName, game: Game): Pair {
  return { ...pair, [side]: game };
}

/** The ball of whoever is on turn in the game with both teams, in both; null where only a call could do that. */
function rolled({ one, pair }: Twice, pins: number): Twice | null {
  const turn = turnOf(one.position);
  if (turn === null) return null;
  const { side, own } = inPair(turn.player);
  const called =
    turnOf(pair[side].position)?.player === own
      ? pair[side]
      : tried(pair[side], { kind: 'call', player: own });
  if (turnOf(called.position)?.player !== own) return null;
  const wanted = { kind: 'roll', entry: { kind: 'pins', pins } } as const;
  const roll =
    answerTo(one, wanted) === 'taken' ? wanted : ({ kind: 'roll', entry: { kind: 'spare' } } as const);
  return { one: after(one, roll), pair: withSide(pair, side, after(called, roll)) };
}

const anyTerms = fc.record({
  handicap: fc.record({
    percentage: fc.constantFrom(0, 80, 90, 100),
    base: fc.constantFrom(200, 220),
    scope: fc.constantFrom('individual', 'team', 'difference'),
  }),
});

const anyFacts = fc.constantFrom(2, 4, 6).chain((size) =>
  fc.array(
    fc.record({
      average: fc.constantFrom(...averages),
      type: fc.constantFrom(undefined, undefined, undefined, 'absent', 'vacancy', 'pre-bowl'),
    }),
    { minLength: size, maxLength: size },
  ),
);

describe('a match on a pair of lanes', () => {
  test('has, ball by ball and whatever is corrected, all sums of the same match on one lane', () => {
    let finished = 0;
    fc.assert(
      fc.property(
        ...[anyTerms, anyFacts],
        fc.array(fc.tuple(anyCommand, fc.integer({ min: 0, max: 10 })), { minLength: 20, maxLength: 60 }),
        ({ handicap }, facts, happenings) => {
          const known = facts.map(({ average, type }): Known => ({
            average,
            ...(type === undefined ? {} : { type }),
            ...(type === 'pre-bowl' ? { score: 171 } : {}),
          }));
          const rule = { ...USUAL_TERMS.handicap, ...handicap };
          let now: Twice | null = begun(known, { handicap: rule });
          for (let ball = 0; now !== null && ball < 200; ball += 1) {
            const [command, pins] = happenings[ball % happenings.length] ?? [];
            const same =
              command === undefined || ball >= happenings.length ? null : moved(command, facts.length);
            if (command !== undefined && same !== null) {
              expect(answerTo(now.pair[same.side], same.command)).toBe(answerTo(now.one, command));
              now = {
                one: tried(now.one, command),
                pair: withSide(now.pair, same.side, tried(now.pair[same.side], same.command)),
              };
            }
            expect(sumsOf(joined(now.pair))).toEqual(sumsOf(now.one.position));
            const isOver = phaseOf(now.one) === 'over';
            if (isOver) {
              finished += 1;
              expect(SIDES.map((side) => (now === null ? null : phaseOf(now.pair[side])))).toEqual([
                'over',
                'over',
              ]);
              return;
            }
            now = rolled(now, pins ?? 0);
          }
        },
      ),
    );
    expect(finished).toBeGreaterThan(runs(0.2).numRuns);
  });

  test('adds its three games as the same games on one lane do', () => {
    const known = averages.slice(0, 4).map((average) => ({ average }));
    const { one, pair } = begun(known, { games: 3 });
    const nights = ['9- 72 X 81', '9- 8/ 9- 7-', 'X -- 9- 8/'].map((frame) => {
      const all = afterBalls(one, `${frame} `.repeat(9));
      return { all, both: joined(played(pair, all)) };
    });
    const [single, double] = [nights.map(({ all }) => all.position), nights.map(({ both }) => both)];
    expect(matchOf(double)).toEqual(matchOf(single));
    expect(recaps(double)).toEqual(recaps(single));
  });

  test('compares nothing where only one of its games is known', () => {
    const { pair } = begun([{ average: 180 }, { average: 150 }]);
    const { position } = afterBalls(pair.home, '9- X');
    const [player] = position.lines;
    if (player === undefined) throw new Error('nobody');
    expect([leadIn(position), chancesIn(position), duelIn(position, player)]).toEqual([null, null, null]);
    expect([teamFigures(position), unitsOfGame(1, position)]).toEqual([[], []]);
    expect(sheetText({ ...pair.home, position })).toEqual(['P0: 9- X . . . . . . . . = 19 +36 = 55']);
  });

  test('is no match of two games of one team, of another match or of open bowling', () => {
    const { one, pair } = begun([{ average: 180 }, { average: 150 }]);
    const { home, visitors } = pair;
    const { league } = visitors.position;
    if (league === null) throw new Error('no league');
    const elsewhere = { ...visitors.position, league: { ...league, match: 'ee'.repeat(12) } };
    const open = newGame(setupOf(['PJS'])).position;
    for (const other of [home.position, elsewhere, one.position, open]) {
      expect(pairPosition(home.position, other)).toBeNull();
      expect(pairPosition(other, home.position)).toBeNull();
    }
    expect(pairPosition(visitors.position, home.position)).toEqual(joined(pair));
  });

  test('corrects one team’s game without the other’s', () => {
    const { pair } = begun([{ average: 180 }, { average: 150 }]);
    const corrected = withSide(pair, 'home', after(afterBalls(pair.home, '9-'), correction(1, 1, 'X')));
    expect(sheetOf(corrected.visitors, 1)).toBe(sheetOf(pair.visitors, 1));
    expect(joined(corrected).lines.map(({ player, name }) => `${String(player)} ${name}`)).toEqual([
      '1 P0',
      '2 P1',
    ]);
  });
});

/** Both games of the pair with every line that this game has. */
function played(pair: Pair, all: Game): Pair {
  return all.position.lines.reduce((now, { player, line }) => {
    const { side, own } = inPair(player);
    const notation = line.frames.map((frame) => frame.notation).join(' ');
    return withSide(now, side, after(now[side], { kind: 'agreeLine', player: own, notation }));
  }, pair);
}

function recaps(games: readonly LeaguePosition[]): unknown {
  const { league } = games[0] ?? {};
  const match = matchOf(games);
  if (league === null || league === undefined || match === null) throw new Error('no match');
  const all = games.map((game, index) => recapGame(index + 1, game));
  return recapOf(league, all, matchResult(league.terms, match).units);
}
