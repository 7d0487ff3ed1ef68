import type { Page } from '@playwright/test';
import { apply, call } from '../../drive/bridge.ts';
import type { FormatId } from '../../src/core/formats/formats.ts';
import { expect } from '../support/test.ts';
import type { Task } from './task.ts';

/** The set-up of new players in a house with these formats. */
function offers(...formats: readonly FormatId[]): Pick<Task, 'before' | 'after'> {
  return {
    before: async (page) => {
      expect(await call(page, 'settings.change', { formats })).toMatchObject({ ok: true });
      await apply(page, { kind: 'stop' });
      await page.getByRole('button', { name: 'New players' }).click();
    },
    after: async (page) => {
      await call(page, 'settings.change', { formats: ['ten-pin', 'no-tap'] });
    },
  };
}

async function isBaker(page: Page): Promise<void> {
  await expect(page.locator('[data-player="2"]')).toHaveAttribute('data-name', 'Team 2');
}

const FORMATS: readonly Task[] = [
  {
    ...{ name: 'Choose one of several formats at the set-up', bowled: '' },
    ...offers('ten-pin', 'no-tap', 'low-game'),
    keyboard: async (presses) => {
      await presses.keys('Control+f');
      await expect(presses.page.getByRole('button', { name: 'Ten-pin', exact: true })).toBeFocused();
      await presses.keys('ArrowRight', 'Enter');
    },
    touch: (presses) => presses.buttons('Format', 'No-tap'),
    done: async (page) => {
      await expect(page.getByRole('button', { name: /^Format.*No-tap/u })).toBeVisible();
    },
  },
  {
    ...{ name: 'Begin a Baker game of two teams at the set-up', bowled: '' },
    ...offers('ten-pin', 'baker'),
    keyboard: async (presses) => {
      await presses.keys('Control+f');
      await presses.typed('names', 'idaparevanikjun');
      await presses.keys('Enter');
      await presses.typed('names', 'sunliahannoaema');
      // The first one ends the team, the second one starts.
      await presses.keys('Enter', 'Enter');
    },
    touch: async (presses) => {
      await presses.buttons('Baker');
      await presses.tapped('names', ...Array.from('IDAPAR'));
      await presses.buttons('Next team');
      await presses.tapped('names', ...Array.from('SUNLIA'));
      await presses.buttons('Start');
    },
    done: isBaker,
  },
];

/** Tasks with another format than ten-pin. */
export function formatTasks(): readonly Task[] {
  return FORMATS;
}
