import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connected } from './testing/connected.testing.ts';
import { FakeMain } from './testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the full screen', () => {
  it('is left by a second press that comes before main has answered the first', async () => {
    const main = new FakeMain();
    const { program } = await connected(main);
    const release = main.hold();
    const pressed = [program.toggleFullScreen(), program.toggleFullScreen()];
    release();
    expect(await Promise.all(pressed)).toEqual([
      { ok: true, value: true },
      { ok: true, value: false },
    ]);
    expect(program.fullScreen).toBe(false);
  });
});
