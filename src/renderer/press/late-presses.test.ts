import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { STOOD_STILL } from '../../contract/contract.ts';
import { useDeskKeys } from '../console/keys/desk-keys.ts';
import { useDesk } from '../console/desk/desk.ts';
import { useNextGame } from '../console/desk/next-game.ts';
import { connected, type Stores } from '../lane/testing/connected.testing.ts';
import { bowled, type FakeMain } from '../lane/testing/fake-main.testing.ts';
import { usePress } from './press.ts';
import { useStandstill } from './late-presses.ts';

const SAID = 'The program stood still, so that press did nothing. Look at the board and press again.';

let scope: EffectScope;

/** A desk whose presses are judged. */
async function desk(main: FakeMain): Promise<Stores> {
  const stores = await connected(main);
  scope.run(() => {
    useStandstill(stores.messages.sayStoodStill, () => stores.program.ready);
    useDeskKeys();
  });
  await vi.advanceTimersByTimeAsync(1_000);
  return stores;
}

function shown(onBoard: Stores['onBoard']): string {
  return (
    onBoard.game?.position.lines[0]?.line.frames
      .map(({ text }) => text)
      .join(' ')
      .trim() ?? ''
  );
}

/** Presses a key this long ago, in milliseconds. */
function key(digit: string, ago = 0): void {
  const event = new KeyboardEvent('keydown', { code: `Digit${digit}`, key: digit, bubbles: true });
  dispatch(event, ago);
}

function dispatch(event: Event, ago: number): void {
  Object.defineProperty(event, 'timeStamp', { value: performance.now() - ago });
  window.dispatchEvent(event);
}

/** The page stands still: time passes, and no timer runs. */
function standStill(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
  scope = effectScope();
});

afterEach(() => {
  scope.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('keys that come when the page goes on again', () => {
  it('are no balls when they are older than a second, and it is said once', async () => {
    const { onBoard, messages } = await desk(bowled(['PJS'], '3'));
    const mark = vi.spyOn(performance, 'mark');
    standStill(10_000);
    for (const ago of [9_500, 8_600, 7_700, 6_800, 5_900, 5_000]) key('1', ago);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown(onBoard)).toBe('3');
    expect(messages.message).toBe(SAID);
    expect(messages.refusals).toBe(1);
    expect(mark.mock.calls).toEqual(Array.from({ length: 6 }, () => [STOOD_STILL]));
    await vi.advanceTimersByTimeAsync(500);
    key('2');
    await vi.advanceTimersByTimeAsync(10);
    expect(shown(onBoard)).toBe('32');
    expect(messages.message).toBeNull();
  });

  it('are one ball when all of them are of the last second: the first', async () => {
    const { onBoard, messages } = await desk(bowled(['PJS'], ''));
    standStill(10_000);
    for (const [digit, ago] of [
      ['1', 900],
      ['2', 600],
      ['3', 300],
    ] as const)
      key(digit, ago);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown(onBoard)).toBe('1');
    expect(messages.message).toBe(SAID);
  });

  it('go into no correction either', async () => {
    const { messages } = await desk(bowled(['PJS'], '34'));
    const { move } = useDesk();
    move('left');
    const before = useDesk().correction;
    standStill(10_000);
    for (const ago of [5_000, 4_000, 3_000]) key('1', ago);
    expect(useDesk().correction).toBe(before);
    expect(messages.message).toBe(SAID);
  });

  it('are all balls when the page was only slow', async () => {
    const { onBoard, messages } = await desk(bowled(['PJS'], ''));
    standStill(300);
    key('1', 290);
    key('2', 200);
    key('3', 100);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown(onBoard)).toBe('12 3');
    expect(messages.message).toBeNull();
  });
});

describe('keys that wait behind a ball that is being saved', () => {
  it('are no balls behind ten seconds, and it is said', async () => {
    const main = bowled(['PJS'], '');
    const { onBoard, messages } = await desk(main);
    const release = main.hold();
    for (let press = 0; press < 6; press += 1) {
      key('1');
      await vi.advanceTimersByTimeAsync(900);
    }
    await vi.advanceTimersByTimeAsync(4_600);
    release();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown(onBoard)).toBe('1');
    expect(main.commands).toHaveLength(1);
    expect(messages.message).toBe(SAID);
  });

  it('are balls behind less than a second', async () => {
    const main = bowled(['PJS'], '');
    const { onBoard } = await desk(main);
    const release = main.hold();
    for (const digit of ['1', '2', '3', '4', '5']) {
      key(digit);
      await vi.advanceTimersByTimeAsync(100);
    }
    release();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown(onBoard)).toBe('12 34 5');
  });

  it('carry the time of their press to main, which judges it once more', async () => {
    const main = bowled(['PJS'], '');
    const apply = vi.spyOn(main.bridge.games, 'apply');
    await desk(main);
    key('1', 300);
    const pressed = Date.now() - 300;
    await vi.advanceTimersByTimeAsync(10);
    expect(apply.mock.calls.map(([, , , at]) => at)).toEqual([pressed]);
  });

  it('begin no next game when they waited too long for the ball before them', async () => {
    const main = bowled(['PJS'], 'X X X X X X X X X X X');
    const { messages } = await desk(main);
    const { nextGame } = scope.run(useNextGame) ?? expect.fail('no scope');
    const release = main.hold();
    key('1');
    const next = new KeyboardEvent('keydown', { code: 'KeyN', key: 'n', bubbles: true });
    dispatch(next, 0);
    await vi.advanceTimersByTimeAsync(5_000);
    release();
    await vi.advanceTimersByTimeAsync(10);
    expect(main.id).toBe(1);
    expect(messages.message).toBe(SAID);
    await nextGame();
    expect(main.id).toBe(2);
  });
});

describe('a button', () => {
  it('does nothing for a finger that landed while the page stood still', async () => {
    await desk(bowled(['PJS'], ''));
    const pressed = vi.fn();
    const listeners = usePress(pressed);
    standStill(10_000);
    const late = new MouseEvent('click', { detail: 0 });
    Object.defineProperty(late, 'timeStamp', { value: performance.now() - 5_000 });
    listeners.click(late);
    expect(pressed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    listeners.click(new MouseEvent('click', { detail: 0 }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
