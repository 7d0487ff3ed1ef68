import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormatId } from '../../../core/formats/formats.ts';
import { ballsIn, onTurn } from '../../../core/testing/notation.testing.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';
import { connected, type Stores } from '../../lane/testing/connected.testing.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useDeck } from '../pins/deck.ts';
import { useDesk } from './desk.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Bowling extends Stores {
  readonly main: FakeMain;
  readonly desk: ReturnType<typeof useDesk>;
  /** The first player's frames, once they are these. */
  readonly shows: (frames: string) => Promise<void>;
}

async function bowling(format: FormatId, balls: string, names = ['PJS', 'KYJ']): Promise<Bowling> {
  const main = new FakeMain();
  if (!main.begin(orderOf(names, { format })).ok) throw new Error('no game');
  for (const { entry } of ballsIn(balls)) main.elsewhere({ kind: 'roll', entry });
  const stores = await connected(main);
  const frames = (): string =>
    (stores.onBoard.game?.position.lines[0]?.line.frames ?? [])
      .map(({ text }) => text)
      .join(' ')
      .trim();
  return {
    ...{ ...stores, main, desk: useDesk() },
    shows: async (expected) => {
      await vi.waitFor(() => {
        expect(frames()).toBe(expected);
      });
    },
  };
}

describe('X', () => {
  it('enters ten with the third ball of duckpin, which is no mark', async () => {
    const { desk, shows } = await bowling('duckpin', '--');
    desk.enter({ kind: 'strike' });
    await shows('--10');
  });

  it('typed ahead means the rack that its ball meets: ten with a third ball, a strike with the next first one', async () => {
    const { main, desk, onBoard } = await bowling('duckpin', '-', ['PJS']);
    const release = main.hold();
    desk.enter({ kind: 'pins', pins: 0 });
    desk.enter({ kind: 'strike' });
    desk.enter({ kind: 'strike' });
    release();
    await vi.waitFor(() => {
      expect(
        onBoard.game?.position.lines[0]?.line.frames
          .map(({ text }) => text)
          .join(' ')
          .trim(),
      ).toBe('--10 X');
    });
  });

  it('is refused with a third ball at fewer pins, and nothing is entered', async () => {
    const { main, desk, messages } = await bowling('duckpin', '6-');
    desk.enter({ kind: 'strike' });
    await vi.waitFor(() => {
      expect(messages.message).toBe('This ball makes neither a strike nor a spare. Enter its pins.');
    });
    expect(main.game === null ? '' : onTurn(main.game)).toBe('1.1.3');
  });

  it('enters ten in the correction of a third ball', async () => {
    const { desk, shows } = await bowling('candlepin', '--3');
    desk.pick(1, 1, 3);
    desk.enter({ kind: 'strike' });
    await desk.applyCorrection();
    await shows('--10');
  });
});

describe('a correction of a frame of three balls', () => {
  it('keeps the balls behind the corrected one as long as the pins allow', async () => {
    const { desk, shows } = await bowling('duckpin', '531');
    desk.pick(1, 1, 1);
    desk.enter({ kind: 'pins', pins: 6 });
    expect(desk.correction?.after.text).toBe('631');
    await desk.applyCorrection();
    await shows('631');
  });

  it('asks for the third ball again where the second one leaves fewer pins', async () => {
    const { desk } = await bowling('duckpin', '514');
    desk.pick(1, 1, 2);
    desk.enter({ kind: 'pins', pins: 3 });
    expect(desk.correction?.after.text).toBe('53');
    expect(desk.correction?.ball).toBe(3);
  });
});

describe('the pins on the desk', () => {
  it('follow all three balls of a frame', async () => {
    const { main, shows } = await bowling('candlepin', '');
    await main.bridge.settings.change({ pad: 'pins' });
    const deck = useDeck();
    const tapped = async (pins: readonly (1 | 2 | 3 | 4 | 5)[], frames: string): Promise<void> => {
      for (const pin of pins) deck.tapPin(pin);
      deck.enter();
      await shows(frames);
    };
    await tapped([1, 2], '2');
    await tapped([3], '21');
    expect(deck.pins.filter(({ state }) => state === 'gone').map(({ pin }) => pin)).toEqual([1, 2, 3]);
    await tapped([4, 5], '212');
  });
});

describe('candlepin', () => {
  it('gives a player two frames in a row, and then the next one', async () => {
    const { desk, main, shows } = await bowling('candlepin', '531');
    expect(main.game === null ? '' : onTurn(main.game)).toBe('1.2.1');
    desk.enter({ kind: 'strike' });
    await shows('531 X');
    expect(main.game === null ? '' : onTurn(main.game)).toBe('2.1.1');
  });
});
