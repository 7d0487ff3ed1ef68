import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { splitToMark } from '../../../core/game/split-mark.ts';
import { connected, shownMarks } from '../testing/connected.testing.ts';
import { bowled, type FakeMain } from '../testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a ball is on its way to main before the page draws anything', async () => {
  const main = bowled(['PJS'], '');
  const { changes } = await connected(main);
  const asked: string[] = [];
  const apply: FakeMain['bridge']['games']['apply'] = (...args) => {
    asked.push('main');
    return main.bridge.games.apply(...args);
  };
  vi.stubGlobal('lane', { ...main.bridge, games: { ...main.bridge.games, apply } });
  const drawn = Promise.resolve().then(() => asked.push('drawn'));
  const rolled = changes.roll({ kind: 'strike' });
  await Promise.all([drawn, rolled]);
  expect(asked).toEqual(['main', 'drawn']);
});

describe('balls typed ahead', () => {
  it('are entered in order, each against the rack the one before left', async () => {
    const main = bowled(['PJS'], '');
    const { onBoard, changes } = await connected(main);
    const release = main.hold();
    const all = [
      changes.roll({ kind: 'pins', pins: 7 }),
      changes.roll({ kind: 'spare' }),
      changes.roll({ kind: 'strike' }),
    ];
    release();
    expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(shownMarks(onBoard)).toBe('7/ X');
  });

  it('a split key behind a ball that is being saved rings that ball, not the one before', async () => {
    const main = bowled(['PJS'], '8/');
    const { changes } = await connected(main);
    const release = main.hold();
    const all = [changes.roll({ kind: 'pins', pins: 7 }), changes.markSplit(splitToMark)];
    release();
    expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual([true, true]);
    expect(main.commands.at(-1)).toEqual({ kind: 'markSplit', player: 1, frame: 2, ball: 1, split: true });
  });

  it('wait until the one before is on the disk', async () => {
    const main = bowled(['PJS'], '');
    const { changes } = await connected(main);
    const release = main.hold();
    const first = changes.roll({ kind: 'pins', pins: 7 });
    const second = changes.roll({ kind: 'pins', pins: 2 });
    await vi.advanceTimersByTimeAsync(1);
    expect(main.commands).toHaveLength(0);
    release();
    await Promise.all([first, second]);
    expect(main.commands).toHaveLength(2);
  });

  it('behind a refused one are dropped', async () => {
    const main = bowled(['PJS'], '7');
    const { onBoard, changes } = await connected(main);
    const refused = changes.roll({ kind: 'pins', pins: 5 });
    const behind = changes.roll({ kind: 'pins', pins: 3 });
    expect((await refused).ok).toBe(false);
    expect(await behind).toEqual({ ok: false, error: { code: 'dropped' } });
    expect(shownMarks(onBoard)).toBe('7');
    await changes.roll({ kind: 'spare' });
    expect(shownMarks(onBoard)).toBe('7/');
  });
});

describe('a ball that cannot be saved', () => {
  it('is shown as saving after 250 ms, and not before', async () => {
    const main = bowled(['PJS'], '');
    const { changes } = await connected(main);
    const release = main.hold();
    const rolled = changes.roll({ kind: 'strike' });
    await vi.advanceTimersByTimeAsync(249);
    expect(changes.saving).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([changes.saving, changes.locked]).toEqual([true, true]);
    release();
    await rolled;
    expect([changes.saving, changes.locked]).toEqual([false, false]);
  });

  it('waits, locks the entry, and is counted once when it is tried again', async () => {
    const main = bowled(['PJS'], '');
    const { onBoard, changes, messages } = await connected(main);
    main.trouble = 'disk-full';
    await changes.roll({ kind: 'strike' });
    expect(onBoard.waiting?.trouble).toBe('disk-full');
    expect(changes.locked).toBe(true);
    expect(shownMarks(onBoard)).toBe('');
    await changes.roll({ kind: 'pins', pins: 3 });
    expect(messages.message).toBe('A ball is not saved yet. Try again or take it back first.');
    main.trouble = null;
    await changes.tryAgain();
    expect(onBoard.waiting).toBeNull();
    expect(shownMarks(onBoard)).toBe('X');
  });

  it('is gone when it is taken back', async () => {
    const main = bowled(['PJS'], '7');
    const { onBoard, changes } = await connected(main);
    main.trouble = 'read-only';
    await changes.roll({ kind: 'spare' });
    await changes.takeBack();
    expect(shownMarks(onBoard)).toBe('7');
    expect(changes.locked).toBe(false);
  });
});
