import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { call } from '../drive/bridge.ts';
import { pastBounce } from '../drive/pauses.ts';
import { FILES } from './league/match.ts';
import { expect, test } from './support/test.ts';

async function leaguesPage(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('main.settings nav').getByRole('button', { name: 'Leagues', exact: true }).click();
  return page.locator('main.settings .rows');
}

test('a league is read from its files, refused with row and column while one is wrong, kept at a press, and there at the next start', async ({
  open,
  data,
}) => {
  const folder = join(data, 'import');
  await mkdir(folder, { recursive: true });
  for (const [name, lines] of Object.entries(FILES)) await writeFile(join(folder, name), lines.join('\n'));
  await writeFile(join(folder, 'schedule.csv'), 'Date,Home,Visitors\n2026-10-05,Late Hooks,볼링');
  const { page, stop } = await open();
  const leagues = await leaguesPage(page);
  for (const name of ['roster.csv', 'terms.csv', 'schedule.csv']) {
    await leagues.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
    await pastBounce(page);
  }
  await expect(leagues).toContainText('schedule.csv, row 2, Visitors: There is no team 볼링 on any roster.');
  await expect(leagues.getByRole('button', { name: 'Keep this league' })).toHaveCount(0);

  await leagues.getByRole('button', { name: /^schedule\.csv/u }).click();
  await expect(leagues).toContainText('Tuesday Trios 2 teams, 6 bowlers');
  await leagues.getByRole('button', { name: 'Keep this league' }).click();
  await expect(leagues).toContainText('Tuesday Trios is kept.');
  await rm(folder, { recursive: true });
  await stop();

  const next = await open();
  expect(await call(next.page, 'leagues.list')).toMatchObject({
    value: { leagues: [{ league: { name: 'Tuesday Trios', teams: [{ name: 'Late Hooks' }, {}] } }] },
  });
  await expect(await leaguesPage(next.page)).toContainText('Tuesday Trios');

  // A name that staff delete leaves the rosters too.
  await call(next.page, 'games.remove', { kind: 'bowler', name: 'TOM' });
  const left = ['PJS', 'DOM', '최민서', 'KYJ', '볼링왕김도윤'].map((name) => ({ name }));
  expect(await call(next.page, 'leagues.list')).toMatchObject({ value: { bowlers: left } });
});
