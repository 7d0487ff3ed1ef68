import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Half } from '../../../contract/contract.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';
import { newPractice } from '../../../core/practice/practice.ts';
import { FakeMain, bowled } from '../../lane/testing/fake-main.testing.ts';
import { useDeck } from '../pins/deck.ts';
import { both, consoleOf, type Console } from './testing/pair-console.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** PJS has bowled a seven on lane 12, KYJ an eight on lane 13. */
function pair(): Promise<Console> {
  return consoleOf(bowled(['PJS'], '7'), bowled(['KYJ'], '8'));
}

describe('the keyboard of a pair', () => {
  test('scores the lane in the ring, and Tab takes the ring to the other lane', async () => {
    const { key, ringed, page, messages } = await pair();
    expect([ringed(), page.text()]).toEqual(['left', expect.stringContaining('Keys go to lane 12')]);
    await key('Digit2', '2');
    expect(both()).toEqual(['72', '8']);
    await key('Tab', 'Tab');
    expect([ringed(), page.text()]).toEqual(['right', expect.stringContaining('Keys go to lane 13')]);
    expect(messages.announcement).toBe('Keys go to lane 13');
    await key('Digit1', '1');
    expect(both()).toEqual(['72', '81']);
    await key('Backspace', 'Backspace');
    expect(both()).toEqual(['72', '8']);
  });

  test('keeps a correction that is not applied yet: Tab says so and changes nothing', async () => {
    const { key, ringed, desk, halves, messages, house } = await pair();
    await key('ArrowLeft', 'ArrowLeft');
    await key('Digit5', '5');
    await key('Tab', 'Tab');
    expect([halves.active, desk.correction?.player, messages.message]).toEqual([
      'left',
      1,
      house.text.console.applyFirst,
    ]);
    await key('Escape', 'Escape');
    await key('Tab', 'Tab');
    expect([ringed(), both()]).toEqual(['right', ['7', '8']]);
  });

  test('walks through an open panel with Tab', async () => {
    const { key, halves, desk } = await pair();
    desk.open('more');
    await key('Tab', 'Tab');
    expect([halves.active, desk.panel]).toEqual(['left', 'more']);
  });

  test('forgets pins tapped for one lane when it goes to the other', async () => {
    const { key, left } = await pair();
    left.settings = { ...left.settings, pad: 'pins' };
    await key('KeyD', 'd');
    await key('Digit7', '7');
    expect(useDeck().holds).toBe(true);
    await key('Tab', 'Tab');
    await key('Enter', 'Enter');
    expect([useDeck().holds, both()]).toEqual([false, ['7', '8']]);
  });
});

describe('a begun ball of five-pin on a pair', () => {
  /** Nobody has bowled yet. */
  function fivePin(name: string): FakeMain {
    const main = new FakeMain();
    if (!main.begin(orderOf([name], { format: 'five-pin' })).ok) throw new Error('no game');
    return main;
  }

  test('is said beside the keys of its lane, and forgotten when the keys go to the other one', async () => {
    const { key, page } = await consoleOf(fivePin('PJS'), fivePin('KYJ'));
    await key('KeyF', 'f');
    await key('Digit1', '1');
    const said = (half: Half): boolean => page.get(`[data-desk="${half}"]`).text().includes('Foul, 1_');
    expect([said('left'), said('right')]).toEqual([true, false]);
    await key('Tab', 'Tab');
    expect([said('left'), said('right')]).toEqual([false, false]);
    await key('Digit3', '3');
    expect(both()).toEqual(['', '3']);
  });

  test('is a foul of the lane whose key was touched', async () => {
    const { touch } = await consoleOf(fivePin('PJS'), fivePin('KYJ'));
    await touch('right', 'F');
    await touch('right', '10');
    await touch('left', '10');
    expect(both()).toEqual(['10', '10F']);
  });
});

describe('a touch on a pair', () => {
  test('of the other lane’s keys takes the keyboard there and bowls, in one press', async () => {
    const { touch, ringed } = await pair();
    await touch('right', 'Spare');
    expect([ringed(), both()]).toEqual(['right', ['7', '8/']]);
    await touch('left', 'Undo');
    expect([ringed(), both()]).toEqual(['left', ['', '8/']]);
  });

  test('of the other lane’s frame opens its correction, which reaches that lane only', async () => {
    const { touchFrame, key, desk } = await pair();
    await touchFrame('right', 1);
    expect(desk.correction).toMatchObject({ player: 1, frame: 1 });
    await key('Digit6', '6');
    await key('Enter', 'Enter');
    expect(both()).toEqual(['7', '6']);
  });

  test('of the other lane’s frame is refused while a correction here is not applied', async () => {
    const { touchFrame, key, desk, halves } = await pair();
    await touchFrame('left', 1);
    await key('Digit5', '5');
    await touchFrame('right', 1);
    expect([halves.active, desk.correction?.after.rolls.length, both()]).toEqual(['left', 1, ['7', '8']]);
  });
});

describe('one lane of a pair', () => {
  test('plays on while a ball of the other one is not saved', async () => {
    const { touch, left, page } = await pair();
    left.trouble = 'disk-full';
    await touch('left', 'Spare');
    expect(page.get('[data-desk="left"]').text()).toContain('Not saved');
    await touch('right', 'Spare');
    expect(both()).toEqual(['7', '8/']);
    left.trouble = null;
    await touch('left', 'Try again');
    expect(both()).toEqual(['7/', '8/']);
  });

  test('keeps its keys when the game of the other one is over, whose results wait for a press', async () => {
    const { desk, page, touch, key } = await consoleOf(bowled(['PJS'], 'X'.repeat(12)), bowled(['KYJ'], '8'));
    expect([desk.view, page.get('[data-desk="left"]').text()]).toEqual([
      'game',
      expect.stringContaining('The game is over.'),
    ]);
    await touch('right', 'Spare');
    expect(both()[1]).toBe('8/');
    await key('Tab', 'Tab');
    await touch('left', 'Results');
    expect(desk.view).toBe('end');
  });

  test('keeps both boards shown while ended games are corrected on one lane after the other', async () => {
    const over = 'X'.repeat(12);
    const { desk, touchFrame } = await consoleOf(bowled(['PJS'], over), bowled(['KYJ'], over));
    desk.go('game');
    await touchFrame('right', 3);
    expect([desk.view, desk.correction]).toMatchObject(['game', { player: 1, frame: 3 }]);
    await touchFrame('left', 4);
    expect([desk.view, desk.correction]).toMatchObject(['game', { player: 1, frame: 4 }]);
  });

  test('that practises offers no undo of the game before, which would be taken up again', async () => {
    const { page, left } = await consoleOf(bowled(['PJS'], '7'), bowled(['KYJ'], 'X'.repeat(12)));
    left.practiceIs({ practice: newPractice(['KYJ']), remaining: null, game: null }, 'right');
    await flushPromises();
    const there = page.get('[data-desk="right"]').text();
    expect([there.includes('KYJ'), there.includes('Practice'), there.includes('Undo')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('begins a game of its own party on its own half', async () => {
    const left = bowled(['PJS'], '7');
    const right = bowled(['KYJ'], '8');
    right.game = null;
    const { touch, desk, here } = await consoleOf(left, right);
    await touch('right', 'New game');
    expect(desk.view).toBe('setup');
    await here.changes.newGame({ players: [{ name: 'LEE', average: null, was: null }], follows: null });
    expect([right.orders.at(-1)?.half, right.game, left.orders.length]).toEqual([
      'right',
      expect.anything(),
      1,
    ]);
    expect(desk.view).toBe('game');
  });
});
