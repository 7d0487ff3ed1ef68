import { describe, expect, test } from 'vitest';
import { USUAL_TERMS, type LeagueTerms } from '../league/terms.ts';
import { HOME, VISITORS, matchGame } from '../testing/league.testing.ts';
import { after, agreement } from '../testing/notation.testing.ts';
import type { Game } from '../game/game.ts';
import { matchHighs, type MatchHighs } from './match-highs.ts';
import { matchLines } from './match-lines.ts';

const TERMS: LeagueTerms = { ...USUAL_TERMS, games: 3 };
const NAMES = ['PJS', 'KYJ', 'TOM', 'DOM'];
/** Averages give 36, 63 and 45 pins; DOM is absent and counts 153. */
const KNOWN = [
  { average: 180 },
  { average: 150 },
  { average: 170 },
  { average: 163, type: 'absent' },
] as const;

/** A line of open frames with this many pins in each. */
function open(pins: number): string {
  return Array.from({ length: 10 }, () => `${String(pins)}-`).join(' ');
}

function bowled(scores: readonly number[], terms = TERMS): Game {
  const game = matchGame(NAMES, KNOWN, terms);
  return after(game, ...scores.map((pins, index) => agreement(index + 1, open(pins))));
}

function highsOf(games: readonly Game[], terms = TERMS): MatchHighs {
  const lines = games.map(({ position }, index) => ({
    number: index + 1,
    home: matchLines(position, HOME),
    visitors: matchLines(position, VISITORS),
  }));
  return matchHighs(terms, lines);
}

function said(high: MatchHighs[keyof MatchHighs]): unknown {
  return high === null
    ? null
    : [high.score, ...high.holders.map(({ name, game }) => `${name} ${String(game)}`)];
}

describe('the high game of a match', () => {
  test('is the highest that somebody bowled, scratch and with handicap; a blind score of 153 is none', () => {
    const highs = highsOf([bowled([9, 8, 7]), bowled([7, 7, 8])]);
    expect(said(highs.game)).toEqual([90, 'PJS 1']);
    expect(said(highs.withHandicap)).toEqual([80 + 63, 'KYJ 1']);
    expect(said(highs.series)).toEqual([160, 'PJS 2']);
  });

  test('belongs to everybody who bowled it', () => {
    const highs = highsOf([bowled([9, 8, 7]), bowled([7, 9, 8])]);
    expect(said(highs.game)).toEqual([90, 'PJS 1', 'KYJ 2']);
  });

  test('is not known before a game is over, and the high series not before two are', () => {
    expect(highsOf([bowled([])])).toEqual({ game: null, withHandicap: null, series: null });
    expect(highsOf([bowled([9, 8, 7])]).series).toBeNull();
    // In the second game KYJ and TOM have balls to come.
    expect(said(highsOf([bowled([9, 8, 7]), bowled([7])]).game)).toEqual([90, 'PJS 1']);
  });

  test('has no handicap where nobody gets any', () => {
    const terms = { ...TERMS, handicap: { ...TERMS.handicap, percentage: 0 } };
    expect(highsOf([bowled([9, 8, 7], terms)], terms).withHandicap).toBeNull();
  });

  test('is nobody’s who was injured in it, and their series is not whole', () => {
    const hurt = after(matchGame(NAMES, KNOWN, TERMS), { kind: 'roll', entry: { kind: 'pins', pins: 9 } });
    const game = after(
      hurt,
      { kind: 'setScoreType', player: 1, scoreType: 'injury' },
      agreement(2, open(8)),
      agreement(3, open(7)),
    );
    const highs = highsOf([game, bowled([9, 7, 7])]);
    expect(said(highs.game)).toEqual([90, 'PJS 2']);
    expect(said(highs.series)).toEqual([150, 'KYJ 2']);
  });
});
