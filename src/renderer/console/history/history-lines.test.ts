import { describe, expect, it } from 'vitest';
import { matchGame } from '../../../core/testing/league.testing.ts';
import { after, afterBalls, ballsIn, correction, gameOf } from '../../../core/testing/notation.testing.ts';
import { textFor } from '../../../text/index.ts';
import { historyLines, historyOf } from './history-lines.ts';

const party = afterBalls(gameOf('PJS', 'KYJ'), '9/ X 72');

describe('the history of a game', () => {
  it('has the newest first, and marks undone changes', () => {
    const lines = historyLines(textFor('en'), after(party, correction(1, 2, '8-'), { kind: 'undo' }));
    expect(lines.slice(0, 3).map(({ what, stands }) => [what, stands])).toEqual([
      ['Undo: correction of PJS, frame 2', true],
      ['correction of PJS, frame 2', false],
      ['PJS 2, frame 2', true],
    ]);
    expect(lines).toHaveLength(7);
  });

  it('has before and after of what was bowled, with the score', () => {
    const [line] = historyLines(textFor('en'), after(party, correction(1, 2, '(8) -')));
    expect(line?.change).toEqual({ before: '7 2', after: '(8) -', scoreBefore: 26, scoreAfter: 26 });
  });

  it('lists both outcomes of a provisional frame', () => {
    const game = after(party, { kind: 'dispute', player: 1, frame: 1, balls: ballsIn('F 9') });
    const [line] = historyLines(textFor('ko'), game);
    expect(line?.change).toEqual({ before: '9 /', after: 'F 9', scoreBefore: 26, scoreAfter: 18 });
  });

  it('has a league’s fact before and after, with the totals that follow from it', () => {
    const game = after(matchGame(['PJS', 'KYJ'], [{ average: 180 }]), {
      ...{ kind: 'setAverage', player: 1, average: 161 },
    });
    const [line] = historyLines(textFor('en'), game);
    expect([line?.what, line?.change]).toEqual([
      'PJS, average',
      { before: '180', after: '161', scoreBefore: 36, scoreAfter: 53 },
    ]);
  });

  it('names a substitute and who had the place, with the whole fact in its columns', () => {
    const game = after(matchGame(['PJS', 'KYJ'], [{ average: 180 }]), {
      ...{ kind: 'rename', player: 1, name: 'EVA', somebodyElse: true, substitutes: true },
    });
    const [line] = historyLines(textFor('en'), game);
    expect([line?.what, line?.change?.before, line?.change?.after]).toEqual([
      'PJS → EVA',
      'PJS',
      'EVA, Sub for PJS',
    ]);
  });

  it('of a match on a pair has both lanes, newest first, and each line says its lane', () => {
    const [one, other] = [gameOf('PJS'), gameOf('KYJ')];
    const left = afterBalls({ ...one, setup: { ...one.setup, lane: 7 } }, '9/');
    const right = after(
      afterBalls({ ...other, setup: { ...other.setup, lane: 8 } }, '72'),
      correction(1, 1, '8-'),
    );
    const lines = historyOf(textFor('en'), [left, right]);
    expect(lines).toHaveLength(5);
    expect(lines.map(({ at }) => at)).toEqual(
      lines
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(lines.map(({ lane, event }) => `${String(lane)} ${String(event)}`)).size).toBe(5);
    expect(lines.find(({ change }) => change !== null)?.what).toBe('Lane 8: correction of KYJ, frame 1');
    expect(historyOf(textFor('en'), [left])).toEqual(historyLines(textFor('en'), left));
  });

  it('has no before and after of a ball', () => {
    expect(historyLines(textFor('de'), party).every(({ change }) => change === null)).toBe(true);
  });
});
