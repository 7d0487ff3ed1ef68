import { expect, test } from 'vitest';
import { matchGame } from '../testing/league.testing.ts';
import { after, agreement, correction } from '../testing/notation.testing.ts';
import type { Game } from './game.ts';
import { standingChanges } from './standing-changes.ts';

const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';

function begun(): Game {
  return matchGame(['PJS', 'KYJ', 'TOM', 'DOM'], [{ average: 180 }, { average: 150 }]);
}

/** Name, frame or fact, manner, before and after, and the generation since then. */
function told(game: Game): readonly unknown[] {
  return standingChanges(game).map(({ name, frame, fact, manner, before, after: is, generation }) => [
    ...[name, frame ?? fact, manner, before, is, generation],
  ]);
}

test('bowling is no change, a line by agreement is one with its totals', () => {
  const game = after(begun(), { kind: 'roll', entry: { kind: 'pins', pins: 9 } }, agreement(2, NINES));
  expect(told(game)).toEqual([['KYJ', null, 'agreed', '0', '90', 2]]);
});

test('a correction has its frame, and one that was undone is not told', () => {
  const game = after(begun(), agreement(1, NINES), correction(1, 3, '9/'), correction(1, 4, '8/'), {
    kind: 'undo',
  });
  expect(told(game).slice(1)).toEqual([['PJS', 3, null, '9-', '9/', 2]]);
});

test('each fact of the league is told once, without the figures that follow from it', () => {
  const game = after(
    begun(),
    { kind: 'setAverage', player: 1, average: 170 },
    { kind: 'setScoreType', player: 2, scoreType: 'pre-bowl', score: 140, later: [151, null] },
    { kind: 'rename', player: 3, name: 'ANN', somebodyElse: true, substitutes: true },
    { kind: 'rename', player: 1, name: 'PIA', somebodyElse: false },
  );
  expect(told(game)).toEqual([
    ['PJS', 'average', null, '180', '170', 1],
    ['KYJ', 'type', null, 'bowler', 'pre-bowl 140 151 –', 2],
    ['TOM', 'bowler', null, 'TOM', 'ANN', 3],
    ['PJS', 'bowler', null, 'PJS', 'PIA', 4],
  ]);
});

test('who leaves and who comes back is told', () => {
  const game = after(begun(), { kind: 'leave', player: 4 }, { kind: 'comeBack', player: 4, makesUp: false });
  expect(told(game)).toEqual([
    ['DOM', null, 'presence', 'bowling', 'left', 1],
    ['DOM', null, 'presence', 'left', 'bowling', 2],
  ]);
});
