import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { USUAL_TERMS } from '../../core/league/terms.ts';
import { MINUTE } from '../../core/practice/countdown.ts';
import { newPractice } from '../../core/practice/practice.ts';
import { useDesk } from '../console/desk/desk.ts';
import { useHouseChanges } from '../lane/house-changes.ts';
import { usePractice } from '../lane/practice.ts';
import { connected, type Stores } from '../lane/testing/connected.testing.ts';
import { FakeMain } from '../lane/testing/fake-main.testing.ts';
import PracticeView from './PracticeView.vue';

const GAME = orderOf(['PJS', 'KYJ']);

let main: FakeMain;
let stores: Stores;
let view: VueWrapper<InstanceType<typeof PracticeView>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  setActivePinia(createPinia());
  main = new FakeMain();
  main.practices = {
    left: { practice: newPractice(['PJS', 'KYJ']), remaining: 5 * MINUTE, game: GAME },
    right: null,
  };
  stores = await connected(main);
  view = mount(PracticeView, { attachTo: document.body });
});

afterEach(() => {
  view.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let at = 0;

/** Presses keys, each late enough to count. */
async function keys(...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    const signs: Readonly<Record<string, string>> = { Slash: '/', Minus: '-' };
    const event = new KeyboardEvent('keydown', {
      ...{ code, key: signs[code] ?? code.replace(/^(?:Key|Digit)/u, '').toLowerCase() },
      ...{ bubbles: true, cancelable: true },
    });
    at += 1_000;
    Object.defineProperty(event, 'timeStamp', { value: at });
    document.body.dispatchEvent(event);
    await flushPromises();
  }
}

/** What the board shows of this bowler's racks, in words. */
function racks(name: string): readonly string[] {
  return view
    .findAll(`[data-practising="${name}"] [data-balls]`)
    .map((rack) => rack.attributes('data-balls') ?? '');
}

function madeBy(name: string): string {
  return view.find(`[data-practising="${name}"] .made`).text();
}

async function touch(name: string): Promise<void> {
  const button = view.findAll('button').find((one) => one.text().startsWith(name));
  if (button === undefined) expect.fail(`there is no button ${name}`);
  await button.trigger('click');
  await flushPromises();
}

describe('practice on the console', () => {
  test('a ball is entered as always, and the board shows the last balls of each bowler', async () => {
    await keys('KeyX', 'Digit7', 'Slash');
    expect([racks('PJS'), racks('KYJ')]).toEqual([['strike'], ['7, spare']]);
  });

  test('nothing on the board looks like a score', async () => {
    await keys('KeyX', 'Digit7', 'Slash', 'KeyX');
    expect(view.text()).not.toMatch(/\b(?:20|30|17|300)\b/u);
    expect(view.find('[data-posted], [data-max], [data-total]').exists()).toBe(false);
  });

  test('the clock says when practice ends, and that it is over', async () => {
    expect(view.find('[role="timer"]').text()).toBe('Practice ends in 5:00');
    main.practiceIs({ practice: newPractice(['PJS', 'KYJ']), remaining: 0, game: GAME });
    await flushPromises();
    expect(view.find('[role="timer"]').text()).toBe('Practice is over');
  });

  test('N begins the game that was set up, at one press and also before the time is up', async () => {
    await keys('KeyN');
    expect(main.orders).toMatchObject([{ players: [{ name: 'PJS' }, { name: 'KYJ' }] }]);
    expect(usePractice().on).toBe(false);
  });

  test('once the time is up, Enter begins the game', async () => {
    main.practiceIs({ practice: newPractice(['PJS']), remaining: 0, game: GAME });
    await flushPromises();
    await keys('Enter');
    expect(main.orders).toHaveLength(1);
  });

  test('a drill at a usual leave counts what is made, and undo takes the last try back', async () => {
    await keys('KeyS');
    await touch('4-6-7-10');
    await keys('Slash', 'Minus', 'Digit3', 'Slash');
    expect([madeBy('PJS'), madeBy('KYJ')]).toEqual(['1 of 2', '1 of 2']);
    await keys('Backspace');
    expect([madeBy('PJS'), madeBy('KYJ')]).toEqual(['1 of 2', '0 of 1']);
  });

  test('digits touch the pins of a drill, and Enter begins it', async () => {
    await keys('KeyS', 'Digit3', 'Digit6', 'Digit0', 'Enter');
    expect(main.practices.left?.practice.leave).toEqual([3, 6, 10]);
    expect(main.practices.left?.practice.balls).toEqual([]);
  });

  test('a drill of no pins is refused with a sentence, and free balls go on', async () => {
    await keys('KeyS', 'Enter');
    expect(stores.messages.message).toMatch(/at least one pin/u);
    await keys('KeyX');
    expect(racks('PJS')).toEqual(['strike']);
  });

  test('with the pins on the deck a ball says what it left', async () => {
    await keys('KeyD', 'Digit1', 'Digit2', 'Enter');
    expect(main.practices.left?.practice.rack).toMatchObject([{ pins: 2, left: [3, 4, 5, 6, 7, 8, 9, 10] }]);
  });

  test('arrows choose who bowls, and K sets the rack anew', async () => {
    await keys('ArrowDown', 'Digit7', 'KeyK');
    expect(main.practices.left?.practice).toMatchObject({ up: 1, rack: [] });
    expect(racks('KYJ')).toEqual(['7']);
  });

  test('a ball that cannot be saved is not shown, and people read why', async () => {
    main.trouble = 'disk-full';
    await keys('KeyX');
    expect(racks('PJS')).toEqual([]);
    expect(stores.messages.message).not.toBeNull();
  });

  test('the way back leads to the names that were set up', async () => {
    await touch('Back to set-up');
    expect(main.practices.left).toBeNull();
    expect(useDesk().view).toBe('setup');
    expect(usePractice().takeSetUp()).toEqual(GAME);
    expect(usePractice().takeSetUp()).toBeNull();
  });
});

describe('practice before a match on a pair', () => {
  const MATCH = { ...GAME, half: 'both' } as const;

  beforeEach(async () => {
    await useHouseChanges().changeSettings({ pair: true });
    main.practiceIs({ practice: newPractice(['PJS', 'KYJ']), remaining: 5 * MINUTE, game: MATCH });
    main.practiceIs({ practice: newPractice(['CMS']), remaining: 5 * MINUTE, game: MATCH }, 'right');
    await flushPromises();
  });

  test('shows both lanes with their bowlers and one time', () => {
    expect(view.findAll('[role="timer"]').map((clock) => clock.text())).toEqual([
      'Practice ends in 5:00',
      'Practice ends in 5:00',
    ]);
    expect(view.find('[data-half="right"] [data-practising="CMS"]').exists()).toBe(true);
  });

  test('Tab takes the keys to the other lane and back, and every ball stays on its lane', async () => {
    await keys('Digit7', 'Tab', 'KeyX', 'Tab', 'Slash');
    expect([racks('PJS'), racks('CMS')]).toEqual([['7, spare'], ['strike']]);
  });

  test('a touch on the other lane’s board takes the keys there', async () => {
    await view.get('[data-half="right"]').trigger('pointerdown', { button: 0 });
    await keys('KeyX');
    expect([racks('PJS'), racks('CMS')]).toEqual([[], ['strike']]);
  });

  test('pins touched for a drill on one lane are not taken to the other', async () => {
    await keys('KeyS', 'Digit3', 'Tab', 'Digit7');
    expect(racks('CMS')).toEqual(['7']);
    expect(main.practices.left?.practice.leave).toBeNull();
  });

  test('N begins the match on both lanes at one press', async () => {
    await keys('Tab', 'KeyN');
    expect(main.orders).toMatchObject([{ half: 'both' }]);
    expect(usePractice().all).toEqual([]);
  });

  test('the way back ends practice on both lanes and leads to the line-ups', async () => {
    await usePractice().leave();
    usePractice().takeSetUp();
    const league = { terms: USUAL_TERMS, teams: ['Pins', 'Owls'] };
    const game = { ...MATCH, league };
    main.practiceIs({ practice: newPractice(['PJS']), remaining: null, game });
    main.practiceIs({ practice: newPractice(['CMS']), remaining: null, game }, 'right');
    await flushPromises();
    await touch('Back to set-up');
    expect(main.practices).toEqual({ left: null, right: null });
    expect(useDesk().view).toBe('league');
    expect(usePractice().takeSetUp()).toBeNull();
  });
});
