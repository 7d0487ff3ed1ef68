import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, effectScope, h } from 'vue';
import { ballsIn } from '../../../core/testing/notation.testing.ts';
import { OLDEST_PRESS } from '../../../contract/contract.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';
import type { FormatId } from '../../../core/formats/formats.ts';
import { useHalfBoard } from '../../lane/game/half-board.ts';
import { connected, type Stores } from '../../lane/testing/connected.testing.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useStandstill } from '../../press/late-presses.ts';
import KeysPanel from '../help/KeysPanel.vue';
import { useDeskKeys } from '../keys/desk-keys.ts';
import BoardOnlyView from '../BoardOnlyView.vue';
import DeskView from './DeskView.vue';
import { useDesk } from './desk.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Bowling extends Stores {
  readonly main: FakeMain;
  readonly page: VueWrapper;
  readonly desk: ReturnType<typeof useDesk>;
  /** Presses these keys of the keyboard in turn. */
  readonly keys: (...codes: readonly string[]) => Promise<void>;
  readonly touch: (words: string) => Promise<void>;
  /** The first player's marks. */
  readonly marks: () => string;
}

async function bowling(balls = '', format: FormatId = 'five-pin'): Promise<Bowling> {
  const main = new FakeMain();
  if (!main.begin(orderOf(['PJS'], { format })).ok) throw new Error('no game');
  for (const { entry } of ballsIn(balls)) main.elsewhere({ kind: 'roll', entry });
  const stores = await connected(main);
  const WithKeys = defineComponent(() => {
    useDeskKeys();
    return () => h(DeskView);
  });
  const page = mount(WithKeys, { attachTo: document.body });
  let now = performance.now();
  return {
    ...{ ...stores, main, page, desk: useDesk() },
    keys: async (...codes) => {
      for (const code of codes) {
        const press = new KeyboardEvent('keydown', { code, key: '', bubbles: true, cancelable: true });
        // Presses of one key follow each other too slowly for a bounce.
        Object.defineProperty(press, 'timeStamp', { value: (now += 500) });
        document.body.dispatchEvent(press);
      }
      await flushPromises();
    },
    touch: async (words) => {
      const button = page.findAll('button').find((one) => one.text().endsWith(words));
      if (button === undefined) throw new Error(`no button ${words}`);
      await button.trigger('click', { detail: 0 });
      await flushPromises();
    },
    marks: () =>
      (stores.onBoard.game?.position.lines[0]?.line.frames ?? [])
        .map(({ text }) => text)
        .join(' ')
        .trim(),
  };
}

describe('a number of two digits in five-pin', () => {
  it('is typed: a 1 begins it, is said, and enters nothing by itself', async () => {
    const { keys, marks, page, desk, messages } = await bowling();
    await keys('Digit1');
    expect([marks(), desk.begun.digit]).toEqual(['', 1]);
    expect(page.text()).toContain('1_: now the second digit.');
    expect(messages.announcement).toBe('1_: now the second digit.');
    await keys('Numpad3');
    expect([marks(), desk.begun.digit]).toEqual(['13', null]);
  });

  it('is 10 with a 0, which alone is a miss', async () => {
    const { keys, marks } = await bowling();
    await keys('Digit1', 'Digit0', 'Digit0');
    expect(marks()).toBe('10-');
  });

  it('of fifteen is a strike, and with a third ball no mark', async () => {
    const { keys, marks } = await bowling();
    await keys('Digit1', 'Digit5', 'Digit0', 'Minus', 'Digit0', 'Digit1', 'Digit5');
    expect(marks()).toBe('X --15');
  });

  it('that no pins are worth is refused, and the next digit begins anew', async () => {
    const { keys, marks, messages } = await bowling();
    await keys('Digit1', 'Digit7');
    expect(messages.message).toMatch(/^A ball can count .* here, not 17\.$/u);
    await keys('Digit5');
    expect(marks()).toBe('5');
  });

  it('cannot begin where fewer pins stand: the 1 is refused at once', async () => {
    const { keys, marks, desk, messages } = await bowling();
    await keys('Digit1', 'Digit2');
    await keys('Digit1');
    expect([marks(), desk.begun.digit]).toEqual(['12', null]);
    expect(messages.message).toBe('A ball can count 0 or 3 here, not 1.');
  });

  it('is dropped by Escape and by Backspace, which takes no ball back then', async () => {
    const { keys, marks } = await bowling('5');
    await keys('Digit1', 'Escape', 'Digit3');
    expect(marks()).toBe('53');
    await keys('Digit2');
    expect(marks()).toBe('532');
    await keys('Digit1', 'Backspace', 'Digit2');
    expect(marks()).toBe('532 2');
    await keys('Backspace');
    expect(marks()).toBe('532');
  });

  it('is dropped by another key, which does what it always does', async () => {
    const { keys, marks, desk } = await bowling();
    await keys('Digit1', 'KeyX', 'Digit3');
    expect(marks()).toBe('X 3');
    await keys('Digit1', 'KeyO');
    expect([desk.panel, desk.begun.digit]).toEqual(['more', null]);
  });

  it('is one press by touch, also while a 1 waits', async () => {
    const { keys, touch, marks } = await bowling();
    await touch('13');
    await keys('Digit1');
    await touch('2');
    expect(marks()).toBe('13/');
  });

  it('typed ahead of a save is the ball after it', async () => {
    const { main, keys, marks } = await bowling();
    const release = main.hold();
    await keys('KeyX', 'Digit1');
    release();
    await flushPromises();
    await keys('Digit1');
    expect(marks()).toBe('X 11');
  });

  it('is forgotten when the game changes elsewhere', async () => {
    const { main, keys, marks, desk } = await bowling();
    await keys('Digit1');
    main.elsewhere({ kind: 'roll', entry: { kind: 'pins', pins: 5 } });
    await flushPromises();
    expect([desk.begun.digit, marks()]).toEqual([null, '5']);
  });

  it('stays begun when only the lane beside changes', async () => {
    const { keys, marks } = await bowling();
    await keys('Digit1');
    const board = useHalfBoard('left');
    // A game has begun there.
    if (board.view !== null) board.view = { ...board.view, newest: board.view.newest + 1 };
    await flushPromises();
    await keys('Digit3');
    expect(marks()).toBe('13');
  });

  it.each([
    ['an undo', 'X', ['Backspace'], '13'],
    ['a correction', '5 3 2', ['ArrowLeft', 'Digit0', 'Enter'], '53- 13'],
  ] as const)('typed ahead of %s that is being saved keeps both digits', async (_, balls, before, after) => {
    const { main, keys, marks } = await bowling(balls);
    if (before.length > 1) await keys(...before.slice(0, -1));
    const release = main.hold();
    await keys(...before.slice(-1), 'Digit1');
    release();
    await flushPromises();
    await keys('Digit3');
    expect(marks()).toBe(after);
  });

  it('whose first digit is forgotten because the game changed elsewhere enters nothing by its second', async () => {
    const { main, keys, marks } = await bowling();
    await keys('Digit1');
    main.elsewhere({ kind: 'roll', entry: { kind: 'pins', pins: 5 } });
    await flushPromises();
    await keys('Digit3');
    expect(marks()).toBe('5');
  });

  it('is entered in a correction', async () => {
    const { keys, desk, marks } = await bowling('5 3 2');
    desk.pick(1, 1, 1);
    await keys('Digit1', 'Digit1');
    expect(desk.correction?.after.text).toBe('11');
    desk.cancelCorrection();
    expect(marks()).toBe('532');
  });

  it('is no ball where its first digit was lost in a standstill: the second one is lost with it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { keys, marks, page, messages } = await bowling();
    const scope = effectScope();
    scope.run(() => {
      useStandstill(messages.sayStoodStill, () => true);
    });
    const late = new KeyboardEvent('keydown', { code: 'Digit1', key: '', bubbles: true });
    Object.defineProperty(late, 'timeStamp', { value: performance.now() - 2 * OLDEST_PRESS });
    document.body.dispatchEvent(late);
    await keys('Digit3');
    expect(marks()).toBe('');
    expect(page.text()).toContain('stood still');
    vi.setSystemTime(Date.now() + OLDEST_PRESS);
    await keys('Digit1', 'Digit3');
    expect(marks()).toBe('13');
    scope.stop();
  });

  it('typed ahead of a ball that is refused is lost with it, and its second digit is no ball', async () => {
    const { main, keys, marks } = await bowling();
    await keys('Digit1', 'Digit3');
    const release = main.hold();
    await keys('Digit5', 'Digit1');
    release();
    await flushPromises();
    await keys('Digit2');
    expect(marks()).toBe('13');
  });

  it('whose first digit is refused enters nothing by its second', async () => {
    const { keys, marks } = await bowling();
    await keys('Digit1', 'Digit3');
    await keys('Digit1');
    await keys('Digit2');
    expect(marks()).toBe('13');
  });

  it('begins in no other format: there a 1 is a ball', async () => {
    const { keys, marks } = await bowling('', 'ten-pin');
    await keys('Digit1', 'Digit3');
    expect(marks()).toBe('13');
  });
});

describe('a foul in five-pin', () => {
  it('waits for its pins, which count', async () => {
    const { keys, marks, page } = await bowling();
    await keys('KeyF');
    expect([marks(), page.text()]).toEqual([
      '',
      expect.stringContaining('Foul: now enter what fell with it.'),
    ]);
    await keys('Digit5');
    expect(marks()).toBe('5F');
    await keys('Digit5');
    expect(marks()).toBe('5F5');
  });

  it('can have two digits, be a miss, a strike or a spare', async () => {
    const { keys, marks, page } = await bowling();
    await keys('KeyF', 'Digit1');
    expect(page.text()).toContain('Foul, 1_: now the second digit.');
    await keys('Digit3', 'KeyF', 'NumpadDivide');
    await keys('KeyF', 'KeyX', 'KeyF', 'Digit0', 'KeyF', 'NumpadSubtract', 'KeyF', 'KeyX');
    expect(marks()).toBe('13F/F XF -F-F15F');
  });

  it('typed ahead of an undo that is being saved stays one', async () => {
    const { main, keys, marks } = await bowling('5');
    const release = main.hold();
    await keys('Backspace', 'KeyF');
    release();
    await flushPromises();
    await keys('Digit3');
    expect(marks()).toBe('3F');
  });

  it('typed ahead of the undo of the last ball waits for its pins too', async () => {
    const { main, keys, marks } = await bowling('X X X X X X X X X X X X');
    const release = main.hold();
    await keys('Backspace', 'KeyF');
    release();
    await flushPromises();
    await keys('Digit3');
    expect(marks().split(' ').at(-1)).toBe('XX3F');
  });

  it('is called off by F again, by Escape and by Backspace', async () => {
    const { keys, marks } = await bowling();
    await keys('KeyF', 'KeyF', 'Digit5', 'KeyF', 'Escape', 'Digit3', 'KeyF', 'Backspace', 'Digit2');
    expect(marks()).toBe('532');
  });

  it('gives its first digit back before the foul', async () => {
    const { keys, marks, desk } = await bowling();
    await keys('KeyF', 'Digit1', 'Backspace');
    expect(desk.begun).toEqual({ foul: true, digit: null });
    await keys('Digit9');
    expect(marks()).toBe('9F');
  });

  it('is touched the same way', async () => {
    const { touch, marks } = await bowling();
    await touch('Foul');
    await touch('Strike');
    await touch('10');
    expect(marks()).toBe('XF 10');
  });

  it('stays one when a ball before it is corrected', async () => {
    const { keys, desk } = await bowling();
    await keys('Digit5', 'KeyF', 'NumpadDivide');
    desk.pick(1, 1, 1);
    await keys('Digit7');
    expect(desk.correction?.after.text).toBe('7/F');
  });

  it('is entered again after a correction that leaves no such pins', async () => {
    const { keys, desk } = await bowling();
    await keys('Digit2', 'KeyF', 'Digit1', 'Digit0');
    desk.pick(1, 1, 1);
    await keys('Digit1', 'Digit3');
    expect([desk.correction?.after.text, desk.correction?.ball]).toEqual(['13', 2]);
  });

  it('is entered at once in a format where its pins do not count', async () => {
    const { keys, marks } = await bowling('', 'ten-pin');
    await keys('KeyF');
    expect(marks()).toBe('F');
  });
});

it('the bare board says what a begun ball waits for', async () => {
  const { keys } = await bowling();
  const board = mount(BoardOnlyView);
  await keys('KeyF', 'Digit1');
  expect(board.text()).toContain('Foul, 1_: now the second digit.');
  await keys('Digit0');
  expect(board.text()).not.toContain('second digit');
});

it('D says that there are no pins to touch, and the keys stay', async () => {
  const { keys, touch, marks, messages } = await bowling();
  await keys('KeyD');
  expect(messages.message).toBe('This format takes numbers, not pins.');
  await touch('7');
  expect(marks()).toBe('7');
});

it('the list of keys explains both where balls have worths, and only there', async () => {
  const listed = async (format: FormatId): Promise<string> => {
    setActivePinia(createPinia());
    await bowling('', format);
    return mount(KeysPanel).text();
  };
  expect(await listed('five-pin')).toContain('foul with 5');
  expect(await listed('ten-pin')).not.toContain('foul with 5');
});
