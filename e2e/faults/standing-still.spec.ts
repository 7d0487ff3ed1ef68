import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readMarks } from '../../drive/board.ts';
import { pastReaction } from '../../drive/pauses.ts';
import { bowl, bowlAll, press, startGame } from '../../drive/play.ts';
import { pressUntil } from '../../drive/refused-presses.ts';
import { LaneThroughMain } from '../support/reborn.ts';
import { takeTurns } from '../../drive/turns.ts';
import { savedGeneration } from '../../drive/saves.ts';
import { says } from '../support/says.ts';
import { STANDS_STILL } from '../support/spoiled.ts';
import { HANDS, PRESSES, StillLane } from '../support/standing-still.ts';
import { expect, test } from '../support/test.ts';

test.use({ fresh: true });

// Fault row 16: the program, the page or the disk stands still while users press.

const ONE = { args: ['--players', 'PJS'] };
const SAID = 'The program stood still, so that press did nothing.';

/** Reports in the test how often its fault struck. */
function fired(times: number, fault: string): void {
  test.info().annotations.push({ type: 'fired', description: `${String(times)} ${fault}` });
  expect(times).toBeGreaterThan(0);
}

/** Users who read that their press did nothing press again, and that counts. */
async function pressAgain(page: Page, key: string, board: string): Promise<void> {
  await says(page, SAID);
  await pastReaction(page);
  await bowl(page, key);
  expect(await shown(page)).toBe(board);
  await expect(page.getByText(SAID).first()).toBeHidden();
}

async function shown(page: Page): Promise<string> {
  return (await readMarks(page, 1)).replaceAll(/(?:^| )\./gu, '');
}

const PRESSED = { key: 'keys', mouse: 'clicks', finger: 'touches' } as const;

for (const { one: hand, share, tag } of takeTurns(HANDS)) {
  for (const fault of ['main', 'page'] as const)
    test(
      `${fault === 'main' ? 'the program' : 'the page'} stands still in mid-frame: six ${PRESSED[hand]} are no ball, and a message says so (${share})`,
      { tag: [STANDS_STILL, ...(fault === 'main' ? tag : ['@long'])] },
      async ({ open }) => {
        const { page, ...program } = await open(ONE);
        await startGame(page);
        const lane = await StillLane.of({ page, ...program });
        await bowl(page, '3');
        await lane.pressWhile(fault, hand);
        await pressAgain(page, '5', '35');
        const { late } = await lane.counts();
        // An ordinary press may have been late as well, and was made again.
        expect(late).toBeGreaterThanOrEqual(PRESSES);
        fired(late, 'presses heard more than a second late');
      },
    );

  test(
    `when a save takes seconds, the first of six ${PRESSED[hand]} is a ball, and a message says that the others did nothing (${share})`,
    { tag: [STANDS_STILL, ...tag] },
    async ({ open }) => {
      const program = await open(ONE);
      const { page } = program;
      await startGame(page);
      await bowl(page, '3');
      const lane = await StillLane.of(program);
      await lane.pressWhile('disk', hand);
      await expect.poll(() => shown(page), { timeout: 120_000 }).toBe('31');
      await pressAgain(page, '3', '31 3');
      fired(lane.heldSyncs, 'held syncs');
    },
  );
}

test(
  'the page stands still during a correction: nothing is entered in the frame and nothing is applied',
  { tag: [STANDS_STILL, '@long'] },
  async ({ open }) => {
    const program = await open(ONE);
    const { page } = program;
    await startGame(page);
    await bowlAll(page, '3 4');
    const apply = page.getByRole('button', { name: /^Apply/u });
    await pressUntil(
      page,
      () => press(page, 'ArrowLeft'),
      await page.evaluateHandle(
        () => () => [...document.querySelectorAll('button')].some((one) => one.innerText.startsWith('Apply')),
      ),
    );
    await expect(apply).toBeVisible();
    const lane = await StillLane.of(program);
    await lane.pressWhile('page', 'key', 'Enter');
    await says(page, SAID);
    expect(await shown(page)).toBe('34');
    await pastReaction(page);
    await press(page, '5');
    await press(page, 'Enter');
    await expect.poll(() => shown(page)).toBe('35');
    fired((await lane.counts()).late, 'presses heard more than a second late');
  },
);

test(
  'the program stands still at the end of a game: N after six other keys starts no game, and pressed again it does',
  { tag: [STANDS_STILL, '@long'] },
  async ({ open }) => {
    const program = await open(ONE);
    const { page } = program;
    await startGame(page);
    await bowlAll(page, 'X X X X X X X X X X X X');
    const again = page.getByRole('button', { name: 'New game, same players' });
    await expect(again).toBeVisible();
    const lane = await StillLane.of(program);
    await lane.pressWhile('main', 'key', 'n');
    await says(page, SAID);
    await expect(again).toBeVisible();
    await pastReaction(page);
    await pressUntil(
      page,
      () => press(page, 'n'),
      await page.evaluateHandle(
        () => () => document.querySelector('[data-marks]:not([data-marks=""])') === null,
      ),
    );
    await expect.poll(() => shown(page)).toBe('');
    fired((await lane.counts()).late, 'presses heard more than a second late');
  },
);

test(
  'a page that stops before it has loaded is ended and replaced: the new one shows the same game and takes keys',
  { tag: STANDS_STILL },
  async ({ open, data }) => {
    const program = await open(ONE);
    await startGame(program.page);
    await bowlAll(program.page, 'X 8');
    const lane = await LaneThroughMain.of(program);
    const stopped = await lane.stopInLoad();
    await expect.poll(async () => (await lane.counts()).gone, { timeout: 60_000 }).toEqual(['killed']);
    await expect.poll(() => existsSync(`/proc/${String(stopped)}`)).toBe(false);
    await expect.poll(() => lane.board(), { timeout: 120_000 }).toBe('X 8');
    // The first load never finished.
    expect((await lane.counts()).loaded).toBe(1);
    expect([await lane.generation(), await savedGeneration(data)]).toEqual([2, 2]);
    await lane.bowl('/', 'X 8/');
    fired((await lane.counts()).gone.length, 'stopped pages');
  },
);

test('a stopped page ends with the program', async ({ open }) => {
  const program = await open(ONE);
  await startGame(program.page);
  const lane = await LaneThroughMain.of(program);
  const stopped = await lane.stop();
  const ended = new Promise((resolve) => program.app.process().once('exit', resolve));
  await program.app.evaluate(
    ({ app }) =>
      void setTimeout(() => {
        app.quit();
      }, 10),
  );
  await ended;
  await expect.poll(() => existsSync(`/proc/${String(stopped)}`)).toBe(false);
});
