import { apply, call, type Answer } from '../../drive/bridge.ts';
import { putHalf } from '../../drive/put-game.ts';
import { expect } from '../support/test.ts';
import type { Task } from './task.ts';

async function done(answer: Promise<Answer>): Promise<void> {
  expect(await answer).toMatchObject({ ok: true });
}

const PAIR: readonly Task[] = [
  {
    name: 'Take the keys to the other lane of a pair',
    bowled: 'X',
    before: async (page) => {
      await done(call(page, 'settings.change', { pair: true }));
      await putHalf(page, 'right', ['LEE'], '7');
      await expect(page.locator('[data-desk="left"].active')).toBeVisible();
    },
    keyboard: (presses) => presses.keys('Tab'),
    touch: (presses) =>
      presses.tap(
        presses.page.locator('[data-desk="right"]').getByRole('button', { name: '2', exact: true }),
        '2 there',
      ),
    done: async (page) => {
      await expect(page.locator('[data-desk="right"].active')).toBeVisible();
    },
    after: async (page) => {
      await done(apply(page, { kind: 'stop' }, 'right'));
      await done(call(page, 'settings.change', { pair: false }));
    },
  },
];

/** Tasks with two lanes side by side. */
export function pairTasks(): readonly Task[] {
  return PAIR;
}
