import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COPY_MEMORY } from '../src/saves/copy/copy-memory.ts';
import { readMarks } from '../drive/board.ts';
import { call } from '../drive/bridge.ts';
import { bowlAll, press, startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { newStick } from './support/stick.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ readonly place: string }>({
  place: async ({}, use) => {
    const place = await mkdtemp(join(tmpdir(), 'headpin-copies-'));
    await use(place);
    await rm(place, { recursive: true, force: true, maxRetries: 5 });
  },
});

async function openPanel(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: /^Second copy/u }).click();
  return page.getByRole('region', { name: 'Second copy' });
}

/** The only folder with this lane's copies. */
async function copiesIn(place: string): Promise<string> {
  const [name = ''] = await readdir(place);
  expect(name).toMatch(/^headpin-copy-[0-9a-f]{8}$/u);
  return join(place, name);
}

test('a copy into a folder is requested, made, checked, and opens as a data folder with the same game', async ({
  open,
  place,
}) => {
  const first = await open({ args: ['--players', 'PJS,KYJ', '--copy-to', place] });
  await startGame(first.page);
  await bowlAll(first.page, 'X 8 / 7 2');
  const marks = await readMarks(first.page, 1);
  const panel = await openPanel(first.page);
  await expect(panel).toContainText('No copy yet');
  await expect(panel.getByRole('button', { name: 'Use this stick' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Copy now' }).click();
  await expect(panel).toContainText('Copy: just now in the folder, checked');
  await first.stop();

  const copy = join(await copiesIn(place), 'a');
  const second = await open({ data: copy, keepNotices: true });
  await expect(second.page.locator('.notice').first()).toContainText('The game goes on where it stopped');
  expect(await readMarks(second.page, 1)).toBe(marks);
});

test('a damaged copy is found at the next copy, and repaired', async ({ open, place }) => {
  const { page } = await open({ args: ['--players', 'PJS', '--copy-to', place] });
  await startGame(page);
  await bowlAll(page, 'X 7');
  const panel = await openPanel(page);
  const made = async (): Promise<void> => {
    await panel.getByRole('button', { name: 'Copy now' }).click();
    await expect(panel).toContainText('Copy: just now in the folder, checked');
  };
  await made();
  const folder = await copiesIn(place);
  const [game = ''] = await readdir(join(folder, 'a', 'games'));
  const file = join(folder, 'a', 'games', game);
  const whole = await readFile(file);
  await writeFile(file, whole.with(300, whole[300] === 0x20 ? 0x21 : 0x20));
  await made();
  await expect.poll(() => readFile(file).catch(() => null)).toEqual(whole);
});

test('a missing folder for copies is reported, and the game is not disturbed', async ({ open, place }) => {
  const { page } = await open({ args: ['--players', 'PJS', '--copy-to', join(place, 'gone')] });
  await startGame(page);
  const panel = await openPanel(page);
  await expect(panel).toContainText('The folder for copies is not there.');
  await panel.getByRole('button', { name: 'Copy now' }).click();
  await expect(panel).toContainText('The folder for copies is not there.');
  await press(page, '7');
  await expect.poll(() => readMarks(page, 1)).toMatch(/^7/u);
  expect(await readdir(place)).toEqual([]);
});

test('without a stick the button says what to do, by keyboard alone too, and no path crosses the bridge', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  const panel = await openPanel(page);
  await expect(panel).toContainText('Put a USB stick of the house into this PC');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await press(page, 'o');
  await page.getByRole('button', { name: /^Second copy/u }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Use this stick' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await call(page, 'copy.order', 'look')).toEqual({
    ok: true,
    value: {
      ...{ place: null, copying: false, copiedAt: null, damaged: 0, trouble: null },
      ...{ stickIn: false, sticksKnown: process.platform === 'linux' },
    },
  });
});

test(
  'a notice at the start reports a copy that is more than a week old',
  { tag: '@long' },
  async ({ open, place, data }) => {
    const first = await open({ args: ['--players', 'PJS', '--copy-to', place] });
    await startGame(first.page);
    const panel = await openPanel(first.page);
    await panel.getByRole('button', { name: 'Copy now' }).click();
    await expect(panel).toContainText('checked');
    await first.stop();
    const file = join(data, 'second-copy.json');
    const plan = COPY_MEMORY.parse(await readFile(file));
    if (plan.kind !== 'read' || plan.value.last === null) throw new Error('a copy was made');
    const at = new Date(Date.parse(plan.value.last.at) - 8 * 86_400_000).toISOString();
    await writeFile(file, COPY_MEMORY.make({ ...plan.value, last: { ...plan.value.last, at } }));
    const { page } = await open({ args: ['--copy-to', place], keepNotices: true });
    // Notices appear one at a time.
    await page.locator('.notice').getByRole('button').click();
    await expect(page.locator('.notice')).toContainText('The second copy of the games is 8 days old.');
  },
);

test(
  'a stick is chosen, copied to, pulled out, put in again, and given up',
  { tag: '@root' },
  async ({ open }) => {
    const stick = newStick();
    try {
      const { page } = await open({ args: ['--players', 'PJS'] });
      await startGame(page);
      await putBalls(page, 'X 7');
      const panel = await openPanel(page);
      await expect(panel).toContainText('Put a USB stick');
      stick.plugIn();
      await panel.getByRole('button', { name: 'Use this stick' }).click();
      await expect(panel).toContainText('Copy: just now on the stick, checked');
      const folder = await copiesIn(stick.folder);
      expect((await readdir(folder)).toSorted()).toEqual(['a']);
      stick.pullOut();
      await expect(panel).toContainText('The stick is not in.');
      await panel.getByRole('button', { name: 'Copy now' }).click();
      await expect(panel).toContainText('The stick is not in.');
      expect(await readdir(stick.folder)).toEqual([]);
      stick.plugIn();
      await expect(panel).toContainText('on the stick, checked');
      await panel.getByRole('button', { name: 'Copy now' }).click();
      await expect.poll(async () => (await readdir(folder)).toSorted()).toEqual(['a', 'b']);
      await panel.getByRole('button', { name: 'Stop copying' }).click();
      await expect(panel).toContainText('No second copy is made.');
    } finally {
      stick.remove();
    }
  },
);
