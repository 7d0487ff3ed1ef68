import { describe, expect, test } from 'vitest';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { LockRefusal } from '../../saves/lock/lock.ts';
import { openOrForward } from './open-or-forward.ts';

const REACHABLE = process.pid;
/** A process number that no process has. */
const UNREACHABLE = 2 ** 30;

const held = (by: 'program' | 'console', pid: number): Result<string, LockRefusal> =>
  err({ code: 'held', by, pid });

/**
 * Opens a folder with these answers in turn. Returns the result, and how often the first program was asked to come
 * forward.
 */
async function opened(
  came: boolean,
  ...answers: readonly Result<string, LockRefusal>[]
): Promise<{ readonly answer: unknown; readonly asked: number; readonly opened: number }> {
  let [asked, times] = [0, 0];
  const answer = await openOrForward(
    () => Promise.resolve(answers[times++] ?? answers.at(-1) ?? expect.fail('it has no answer')),
    () => {
      asked += 1;
      return came;
    },
    1,
  );
  return { answer, asked, opened: times };
}

describe('a start in a folder that a Headpin has', () => {
  test('brings that one to the front and is over', async () => {
    expect(await opened(true, held('program', REACHABLE))).toEqual({ answer: null, asked: 1, opened: 1 });
  });

  test('takes the place of one that hung, which Chromium ended when it did not answer', async () => {
    const first = held('program', REACHABLE);
    expect(await opened(false, first, ok('the game'))).toEqual({
      ...{ answer: ok('the game'), asked: 1, opened: 2 },
    });
    // A process that is killed takes a moment to disappear.
    expect(await opened(false, first, first, first, ok('the game'))).toMatchObject({
      answer: ok('the game'),
    });
  });

  test('is refused if it still has the folder', async () => {
    const first = held('program', REACHABLE);
    expect(await opened(false, first)).toMatchObject({ answer: first, asked: 1 });
  });

  test.each([
    ['another user has', held('program', UNREACHABLE)],
    ['the text scoreboard has', held('console', REACHABLE)],
    ['another PC has', err({ code: 'held-elsewhere', name: 'LANE-2' } as const)],
  ])('is refused at once if %s it', async (_who, refusal) => {
    expect(await opened(true, refusal)).toEqual({ answer: refusal, asked: 0, opened: 1 });
  });

  test('opens one that is free', async () => {
    expect(await opened(true, ok('the game'))).toEqual({ answer: ok('the game'), asked: 0, opened: 1 });
  });
});
