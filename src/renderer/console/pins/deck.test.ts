import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../core/game/game.ts';
import type { PinNumber } from '../../../core/line/leave.ts';
import { connected, type Stores } from '../../lane/testing/connected.testing.ts';
import { bowled, type FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useDeck } from './deck.ts';
import { useDesk } from '../desk/desk.ts';

type Desk = ReturnType<typeof useDesk>;
type Deck = ReturnType<typeof useDeck>;

/** A desk that shows its pins. */
async function withPins(main: FakeMain): Promise<Stores & { desk: Desk; deck: Deck }> {
  main.settings = { ...main.settings, pad: 'pins' };
  const stores = await connected(main);
  return { ...stores, desk: useDesk(), deck: useDeck() };
}

function tap(deck: Deck, ...pins: readonly PinNumber[]): void {
  for (const pin of pins) deck.tapPin(pin);
}

function board(game: Game | null, player = 0): string {
  return (game?.position.lines[player]?.line.frames ?? [])
    .map(({ notation }) => notation)
    .join(' ')
    .trim();
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the pins on the desk', () => {
  it('enter a split with its ring, and the next ball begins at the pins that stand', async () => {
    const { onBoard, deck } = await withPins(bowled(['PJS'], ''));
    tap(deck, 1, 2, 3, 4, 5, 6, 8, 9);
    deck.enter();
    await vi.waitFor(() => {
      expect(board(onBoard.game)).toBe('(8)');
    });
    expect(deck.pins.filter(({ state }) => state === 'stands').map(({ pin }) => pin)).toEqual([7, 10]);
  });

  it('that are tapped fell with the foul that is entered then; they do not count', async () => {
    const { onBoard, deck } = await withPins(bowled(['PJS'], ''));
    expect(deck.fell).toBeNull();
    tap(deck, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    expect(deck.fell).toBe(9);
    deck.foul();
    await vi.waitFor(() => {
      expect(board(onBoard.game)).toBe('F(9)');
    });
    expect(onBoard.game?.events.at(-1)).toMatchObject({
      type: 'ballRolled',
      roll: { kind: 'foul', fell: 9 },
    });
    expect(deck.holds).toBe(false);
    expect(deck.pins.filter(({ state }) => state === 'stands')).toHaveLength(10);
  });

  it('that stand say the same of a foul', async () => {
    const main = bowled(['PJS'], '7');
    main.settings = { ...main.settings, pinTap: 'left' };
    const { onBoard, deck } = await withPins(main);
    tap(deck, 10);
    deck.foul();
    await vi.waitFor(() => {
      expect(onBoard.game?.events.at(-1)).toMatchObject({ roll: { kind: 'foul', fell: 2 } });
    });
  });

  it('of which none is tapped leave a foul as it is: nobody said what fell', async () => {
    const { onBoard, deck } = await withPins(bowled(['PJS'], ''));
    deck.foul();
    await vi.waitFor(() => {
      expect(onBoard.game?.events.at(-1)).toMatchObject({ type: 'ballRolled', roll: { kind: 'foul' } });
    });
    expect(onBoard.game?.events.at(-1)).not.toHaveProperty('roll.fell');
  });

  it('are added to a foul by a correction', async () => {
    const { onBoard, desk, deck } = await withPins(bowled(['PJS'], 'F9'));
    desk.pick(1, 1, 1);
    tap(deck, 1, 2, 3);
    deck.foul();
    await desk.applyCorrection();
    expect(onBoard.game?.events.at(-1)).toMatchObject({
      type: 'frameCorrected',
      balls: [
        { kind: 'foul', fell: 3 },
        { kind: 'pins', pins: 9 },
      ],
    });
  });

  it('that do not stand cannot be tapped, and a message says so', async () => {
    const { messages, deck } = await withPins(bowled(['PJS'], ''));
    tap(deck, 1, 2, 3, 4, 5, 6, 8, 9);
    deck.enter();
    await vi.waitFor(() => {
      expect(deck.pins[0]?.state).toBe('gone');
    });
    tap(deck, 1);
    expect(deck.holds).toBe(false);
    expect(messages.message).toBe('Pin 1 does not stand.');
  });

  it('enter nothing when nothing is tapped, and say what to do', async () => {
    const main = bowled(['PJS'], '');
    const { messages, deck } = await withPins(main);
    deck.enter();
    expect(messages.message).toMatch(/^Tap the pins that fell/u);
    expect(main.commands).toEqual([]);
  });

  it('typed ahead of the save go to the ball behind it', async () => {
    const main = bowled(['PJS'], '');
    const { onBoard, deck } = await withPins(main);
    const release = main.hold();
    tap(deck, 1, 2, 3, 4, 5, 6, 8, 9);
    deck.enter();
    tap(deck, 7, 10);
    deck.enter();
    release();
    await vi.waitFor(() => {
      expect(board(onBoard.game)).toBe('(8)/');
    });
  });

  it('are forgotten when the game changed in another way', async () => {
    const main = bowled(['PJS'], '');
    const { deck } = await withPins(main);
    tap(deck, 1, 2);
    main.elsewhere({ kind: 'roll', entry: { kind: 'strike' } });
    expect(deck.holds).toBe(false);
  });

  it('carry a ring that was set or cleared by hand', async () => {
    const { onBoard, changes, deck } = await withPins(bowled(['PJS'], ''));
    tap(deck, 1, 2, 3, 4, 5, 6, 8, 9);
    expect(deck.toggleSplit()).toBe(true);
    deck.enter();
    await vi.waitFor(() => {
      expect(board(onBoard.game)).toBe('8');
    });
    // Undo takes back only the ring, as for any other ring.
    await changes.undo();
    expect(board(onBoard.game)).toBe('(8)');
  });

  it('enter the ball of a correction with its ring and leave', async () => {
    const { onBoard, desk, deck } = await withPins(bowled(['PJS'], '72X'));
    desk.pick(1, 1, 1);
    tap(deck, 1, 2, 3, 4, 5, 6, 8, 9);
    deck.enter();
    expect(desk.correction === null ? '' : desk.correction.after.notation).toBe('(8)/');
    await desk.applyCorrection();
    expect(board(onBoard.game)).toBe('(8)/ X');
  });

  it('turn from fallen to left without another ball', async () => {
    const { deck } = await withPins(bowled(['PJS'], ''));
    tap(deck, 1, 2, 3, 4, 5, 6, 8, 9);
    const before = deck.roll;
    await deck.switchTap();
    expect(deck.tap).toBe('left');
    expect(deck.roll).toEqual(before);
  });

  it('appear as soon as they are requested: the next digit is a pin, however slow the save', async () => {
    const main = bowled(['PJS'], '');
    const { deck } = await withPins(main);
    await deck.switchPad();
    const release = main.hold();
    const switched = deck.switchPad();
    expect(deck.on).toBe(true);
    tap(deck, 7);
    release();
    await switched;
    expect([deck.on, deck.holds]).toEqual([true, true]);
  });

  it('give way to the count keys and come back', async () => {
    const { house, deck } = await withPins(bowled(['PJS'], ''));
    await deck.switchPad();
    expect(deck.on).toBe(false);
    expect(house.settings.pad).toBe('keys');
  });
});
