import { expect, test } from 'vitest';
import { HOME, matchGame } from '../testing/league.testing.ts';
import { after, agreement } from '../testing/notation.testing.ts';
import { generationOf, type Game } from './game.ts';
import { lateChanges } from './late-changes.ts';

const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';
const pins = (count: number) => ({ entry: { kind: 'pins' as const, pins: count }, split: false });

function signed(): Game {
  const game = matchGame(['PJS', 'KYJ'], [{ average: 180 }, { average: 150 }]);
  return after(game, agreement(1, NINES), agreement(2, NINES));
}

/** Frame or fact, before and after, and the generation since then. */
function told(game: Game, since: number): readonly unknown[] {
  return lateChanges(game, since).map(({ name, frame, fact, before, after: is, generation }) => [
    ...[name, frame ?? fact, before, is, generation],
  ]);
}

test('nothing was changed in a game that is as it was signed', () => {
  const game = signed();
  expect(lateChanges(game, generationOf(game))).toEqual([]);
});

test('a correction, its undo and its redo are told one by one, frame by frame', () => {
  const game = after(
    signed(),
    { kind: 'correctFrame', player: 1, frame: 3, balls: [pins(3), pins(4)] },
    { kind: 'undo' },
    { kind: 'redo' },
  );
  expect(told(game, 2)).toEqual([
    ['PJS', 3, '9-', '34', 3],
    ['PJS', 3, '34', '9-', 4],
    ['PJS', 3, '9-', '34', 5],
  ]);
});

test('a line that is entered again is told by its frames, and an undone one too', () => {
  const game = after(signed(), { kind: 'undo' }, agreement(2, `8- ${NINES.slice(3)}`));
  const changes = told(game, 2);
  expect(changes).toHaveLength(20);
  expect(changes[0]).toEqual(['KYJ', 1, '9-', '', 3]);
  expect(changes[10]).toEqual(['KYJ', 1, '', '8-', 4]);
});

test('facts of the league are told with what follows from them', () => {
  const game = after(
    signed(),
    { kind: 'setAverage', player: 1, average: 170 },
    { kind: 'setHandicap', player: 2, handicap: 10 },
    { kind: 'rename', player: 1, name: 'ANN', somebodyElse: true, substitutes: true },
  );
  const changes = told(game, 2);
  expect(changes.slice(0, 3)).toEqual([
    ['PJS', 'average', '180', '170', 3],
    ['PJS', 'handicap', '36', '45', 3],
    ['KYJ', 'handicap', '63', '10', 4],
  ]);
  expect(changes).toContainEqual(['PJS', 'bowler', 'PJS', 'ANN', 5]);
  const absent = after(matchGame(['PJS', 'KYJ'], [{}, { average: 150 }]), {
    ...{ kind: 'setScoreType', player: 2, scoreType: 'absent' },
  });
  expect(told(absent, 0)).toContainEqual(['KYJ', 'type', 'bowler', 'absent 140', 1]);
});

test('who joins and who is removed is told by name', () => {
  const game = after(matchGame(['PJS', 'KYJ']), {
    kind: 'join',
    name: 'EVE',
    makesUp: false,
    team: HOME,
    scoreType: 'extra',
  });
  expect(told(game, 0)).toEqual([['EVE', null, '', 'EVE', 1]]);
});
