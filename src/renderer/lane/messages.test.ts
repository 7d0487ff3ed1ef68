import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHalfBoard } from './game/half-board.ts';
import { connected } from './testing/connected.testing.ts';
import { bowled } from './testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a refusal', () => {
  it('is a sentence for 2.5 seconds', async () => {
    const { changes, messages } = await connected(bowled(['PJS'], '8'));
    await changes.roll({ kind: 'pins', pins: 5 });
    expect(messages.message).toBe('Only 2 pins are standing.');
    await vi.advanceTimersByTimeAsync(2_499);
    expect(messages.message).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(messages.message).toBeNull();
  });

  it('speaks the language of the house', async () => {
    const main = bowled(['PJS'], '8');
    main.settings = { ...main.settings, language: 'ko' };
    const { changes, messages } = await connected(main);
    await changes.roll({ kind: 'strike' });
    expect(messages.message).toBe('스트라이크는 모든 핀이 서 있는 첫 투구에만 됩니다. 스페어를 누르세요.');
  });

  it('of a generation that is past says that nothing was entered twice', async () => {
    const main = bowled(['PJS'], '');
    const { changes, messages } = await connected(main);
    const before = main.view();
    main.elsewhere({ kind: 'roll', entry: { kind: 'strike' } });
    // The strike's notice was lost, so this window still has the game before it.
    useHalfBoard('left').view = before;
    await changes.roll({ kind: 'strike' });
    expect(messages.message).toMatch(/nothing was entered twice/u);
    expect(main.view()?.events).toHaveLength(1);
  });
});
