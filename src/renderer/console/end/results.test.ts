import { describe, expect, it } from 'vitest';
import { afterBalls } from '../../../core/testing/notation.testing.ts';
import { bakerGame } from '../../../core/testing/teams.testing.ts';
import { after, begin, openGame } from './testing/games.testing.ts';
import { firstBallAverage } from '../../../core/statistics/shares.ts';
import { resultsOf } from './results.ts';
import { totalsLines } from './totals.ts';

describe('the result of a game', () => {
  const results = resultsOf(openGame(['KYJ', 'PJS', 'DOM'], [3, 9, 3]));

  it('goes from the first place down; equal scores share a place', () => {
    expect(results.map(({ place, player }) => `${String(place)} ${player.name}`)).toEqual([
      ...['1 PJS', '2 KYJ', '2 DOM'],
    ]);
  });

  it('has with each score the figures of that line', () => {
    expect(results.map(({ score, counts }) => [score.soFar, firstBallAverage(counts)])).toEqual([
      ...[
        [90, 9],
        [30, 3],
        [30, 3],
      ],
    ]);
  });

  it('has below a team the figures of each bowler’s own balls', () => {
    const [team] = resultsOf(afterBalls(bakerGame([['ANN', 'BEN']]), 'X 9/ X 9-'));
    const figures = team?.bowlers.map(({ name, counts: { strikes, spares, openFrames } }) => [
      ...[name, strikes, spares, openFrames],
    ]);
    expect(figures).toEqual([
      ['ANN', 2, 0, 0],
      ['BEN', 0, 1, 1],
    ]);
    expect(results.flatMap(({ bowlers }) => bowlers)).toEqual([]);
  });

  it('gives the chart a running total for every frame begun, as the result counts every ball', () => {
    expect(totalsLines(results)[0]).toEqual({
      name: 'PJS',
      totals: [9, 18, 27, 36, 45, 54, 63, 72, 81, 90],
    });
    const strike = after(begin(['KYJ']), { kind: 'roll', entry: { kind: 'strike' } });
    expect(totalsLines(resultsOf(strike))).toEqual([{ name: 'KYJ', totals: [10] }]);
  });

  it('gives the chart the first eight places of a larger party', () => {
    const names = Array.from('ABCDEFGHI');
    const lines = totalsLines(resultsOf(openGame(names, [1, 2, 3, 4, 5, 6, 7, 8, 9])));
    expect(lines.map(({ name }) => name).join('')).toBe('IHGFEDCB');
  });
});
