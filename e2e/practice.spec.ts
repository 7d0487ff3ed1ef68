import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readMarks } from '../drive/board.ts';
import { apply, call } from '../drive/bridge.ts';
import { bowl, press, type } from '../drive/play.ts';
import { USUAL_TERMS } from '../src/core/league/terms.ts';
import { kill } from './support/kill.ts';
import { expect, test } from './support/test.ts';

/** The racks of a bowler in words, as the practice board shows them. */
function racks(page: Page, name: string): Promise<readonly string[]> {
  return page
    .locator(`[data-practising="${name}"] [data-balls]`)
    .evaluateAll((shown) => shown.map((rack) => rack.getAttribute('data-balls') ?? ''));
}

test('practice before a game: free balls and a drill survive a power cut, the clock goes on, and none of it counts in the game', async ({
  open,
  data,
}) => {
  const first = await open();
  await type(first.page, 'pjskyj');
  await press(first.page, 'Control+p');
  await first.page.getByRole('button', { name: '5 min', exact: true }).click();
  await expect(first.page.getByRole('timer')).toHaveText(/^Practice ends in [0-5]:\d\d$/u);
  await type(first.page, 'x7/');
  await expect.poll(() => racks(first.page, 'KYJ')).toEqual(['7, spare']);
  await press(first.page, 's');
  await first.page.getByRole('button', { name: '10 pin', exact: true }).click();
  await type(first.page, '/-');
  await expect(first.page.locator('[data-practising="KYJ"]')).toContainText('0 of 1');
  await kill(first);

  const { page } = await open();
  await expect(page.getByRole('timer')).toHaveText(/^Practice ends in [0-5]:\d\d$/u);
  expect(await racks(page, 'PJS')).toEqual(['strike', 'spare']);
  await expect(page.locator('[data-practising="PJS"]')).toContainText('1 of 1');
  // The game that was set up begins at one press, empty.
  await press(page, 'n');
  await expect.poll(() => readMarks(page, 1)).toBe('. . . . . . . . . .');
  await bowl(page, '9');
  expect(await readMarks(page, 1)).toBe('9 . . . . . . . . .');
  expect(await readFile(join(data, 'practice.json'), 'utf8')).not.toContain('KYJ');
  const again = { game: { players: [{ name: 'PJS', average: null, was: null }], follows: null } };
  expect(await call(page, 'practice.begin', { ...again, minutes: 5 })).toEqual({
    ok: false,
    error: { code: 'game-running' },
  });

  // On a pair both teams of a match practise at once, with one clock, and one press begins both games.
  await apply(page, { kind: 'stop' });
  expect(await call(page, 'settings.change', { pair: true })).toMatchObject({ ok: true });
  const players = ['PJS', 'LEE'].map((name, side) => ({
    ...{ name, average: null, was: null, league: { team: side + 1 } },
  }));
  const league = { terms: USUAL_TERMS, teams: ['Pin Pals', 'Alley Cats'] };
  const match = { half: 'both', players, follows: null, league };
  expect(await call(page, 'practice.begin', { game: match, minutes: 5 })).toMatchObject({ ok: true });
  await expect(page.getByRole('timer')).toHaveCount(2);
  await type(page, 'x');
  await press(page, 'Tab');
  await type(page, '7');
  await expect.poll(() => racks(page, 'LEE')).toEqual(['7']);
  expect(await racks(page, 'PJS')).toEqual(['strike']);
  expect(await call(page, 'settings.change', { pair: false })).toMatchObject({
    error: { code: 'practice-refused', reason: { code: 'lanes-in-use' } },
  });
  await press(page, 'n');
  for (const half of ['left', 'right'])
    await expect(page.locator(`[data-half="${half}"] [data-player]`)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});
