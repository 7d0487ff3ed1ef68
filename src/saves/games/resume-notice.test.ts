import { expect, test } from 'vitest';
import type { StartNotice } from '../../contract/contract.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { resumedNotices } from './at-start.ts';
import { gameStatusOf } from './game-status.ts';

const running = recordOf(gameOfMisses(3));
const standing = gameStatusOf(running.game);
const goesOn: StartNotice = { kind: 'resumed', gameId: running.id, standing };

test('a notice says that the game on the board resumed, and its status', () => {
  expect(resumedNotices(running, [])).toEqual([goesOn]);
});

test('there is no notice when no game runs', () => {
  expect(resumedNotices(null, [])).toEqual([]);
  expect(resumedNotices(recordOf(gameOfMisses(20)), [])).toEqual([]);
});

test('there is no second notice: the one about the earlier save names the same ball', () => {
  const file = `${running.id}.json`;
  expect(resumedNotices(running, [{ kind: 'save-gone', file, recovered: standing }])).toEqual([]);
  const others: readonly StartNotice[] = [
    { kind: 'save-gone', file: 'g000009-0a1b2c.json', recovered: standing },
    { kind: 'newer', file },
  ];
  expect(resumedNotices(running, others)).toEqual([goesOn]);
  expect(resumedNotices(running, [...others, { kind: 'set-aside', file, recovered: standing }])).toEqual([]);
});
