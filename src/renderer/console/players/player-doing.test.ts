import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connected, type Stores } from '../../lane/testing/connected.testing.ts';
import { bowled, type FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useDesk } from '../desk/desk.ts';
import { useRuling } from '../ruling/ruling.ts';
import { usePlayerDoing } from './player-doing.ts';

interface AtTheDesk extends Stores {
  readonly desk: ReturnType<typeof useDesk>;
  readonly ruling: ReturnType<typeof useRuling>;
  readonly doing: ReturnType<typeof usePlayerDoing>;
}

async function at(main: FakeMain): Promise<AtTheDesk> {
  const stores = await connected(main);
  return { ...stores, desk: useDesk(), ruling: useRuling(), doing: usePlayerDoing() };
}

/** The player, frame and ball on turn. */
function onTurn({ onBoard }: AtTheDesk): string {
  const { turn } = onBoard;
  return turn === null ? '' : [turn.player, turn.frame, turn.ball].join('.');
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a player in mid-frame finishes it before a late player makes frames up', async () => {
  const here = await at(bowled(['PJS', 'KYJ'], '72 81 9'));
  await here.doing.send({ kind: 'join', name: 'MAX', makesUp: true });
  expect(onTurn(here)).toBe('1.2.2');
  await here.changes.roll({ kind: 'spare' });
  expect(onTurn(here)).toBe('3.1.1');
});

test('between two frames a late player starts at once with the missed frames', async () => {
  const main = bowled(['PJS', 'KYJ'], '72 81');
  const here = await at(main);
  await here.doing.send({ kind: 'join', name: 'MAX', makesUp: true });
  expect(onTurn(here)).toBe('3.1.1');
  expect(main.commands).toHaveLength(1);
});

test('missed frames that count 0 change nobody’s turn', async () => {
  const main = bowled(['PJS', 'KYJ'], '72 81 9');
  const here = await at(main);
  await here.doing.send({ kind: 'join', name: 'MAX', makesUp: false });
  expect(onTurn(here)).toBe('1.2.2');
  expect(main.commands).toHaveLength(1);
});

test('Wrong bowler in a player’s menu asks who bowled that player’s last frame', async () => {
  const here = await at(bowled(['PJS', 'KYJ', 'CMS'], '72 81 X 9'));
  here.desk.openPlayer(2);
  here.doing.press('bowler');
  expect(here.desk.correction).toMatchObject({ player: 2, frame: 1 });
  expect([here.desk.panel, here.ruling.shows]).toEqual([null, 'who']);
  expect(here.ruling.others.map(({ name }) => name)).toEqual(['PJS', 'CMS']);
});

test('Wrong bowler says why where there is nothing to give away', async () => {
  const here = await at(bowled(['PJS', 'KYJ'], '7'));
  here.desk.openPlayer(2);
  here.doing.press('bowler');
  expect([here.messages.message, here.desk.panel]).toEqual(['This player has not bowled yet.', 'player']);
});
