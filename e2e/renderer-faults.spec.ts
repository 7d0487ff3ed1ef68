import { STANDS_STILL } from './support/spoiled.ts';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pastReaction, SAME_KEY_PAUSE } from '../drive/pauses.ts';
import { bowlAll, startGame } from '../drive/play.ts';
import type { Program, ProgramOptions } from '../drive/program.ts';
import { LaneThroughMain } from './support/reborn.ts';
import { savedGeneration } from '../drive/saves.ts';
import { inTurn } from '../drive/turns.ts';
import { expect, test } from './support/test.ts';

test.use({ fresh: true });

// Fault row 14: the window's renderer crashes, hangs or reloads in a game. Main keeps the game, and the
// next renderer shows the same generation.

const TWO = { args: ['--players', 'PJS,KYJ'] };

/** A game after a strike and an 8, seen through main. */
async function afterTwoBalls(
  open: (options: ProgramOptions) => Promise<Program>,
): Promise<{ readonly program: Program; readonly lane: LaneThroughMain }> {
  const program = await open(TWO);
  await startGame(program.page);
  await bowlAll(program.page, 'X 8');
  return { program, lane: await LaneThroughMain.of(program) };
}

/** Reports in the test how often its fault struck. */
function fired(times: number, fault: string): void {
  test.info().annotations.push({ type: 'fired', description: `${String(times)} ${fault}` });
  expect(times).toBeGreaterThan(0);
}

test('a renderer killed during a game comes back with the same board, and play continues', async ({
  open,
  data,
}) => {
  const { lane } = await afterTwoBalls(open);
  await lane.kill();
  await expect.poll(() => lane.board()).toBe('X|8');
  expect([await lane.generation(), await savedGeneration(data)]).toEqual([2, 2]);
  await lane.bowl('/', 'X|8/');
  expect(await savedGeneration(data)).toBe(3);
  fired((await lane.counts()).gone.length, 'killed renderers');
});

test(
  'when a renderer is killed during a save, the ball is there once (1 of 3)',
  { tag: inTurn(1, 3) },
  async ({ open, data }) => {
    const { lane } = await afterTwoBalls(open);
    const held = await lane.holdSyncs();
    try {
      await lane.press('/');
      await expect.poll(held.count).toBe(1);
      // The journal's write is still pending: nothing is acknowledged, and no renderer would receive it.
      expect(await savedGeneration(data)).toBe(2);
      await lane.kill();
      await expect.poll(async () => (await lane.counts()).gone).toEqual(['killed']);
    } finally {
      await held.letGo();
    }
    await expect.poll(() => lane.board()).toBe('X|8/');
    expect([await lane.generation(), await savedGeneration(data)]).toEqual([3, 3]);
    await lane.bowl('7', 'X 7|8/');
    expect(await savedGeneration(data)).toBe(4);
    fired((await lane.counts()).gone.length, 'renderers killed between a ball and its acknowledgement');
  },
);

test(
  'when a renderer is killed while a ball waits for the disk, the next one shows it waiting, and it is saved once (2 of 3)',
  { tag: inTurn(2, 3) },
  async ({ open, data }) => {
    const { lane } = await afterTwoBalls(open);
    await rename(join(data, 'games'), join(data, 'elsewhere'));
    await lane.press('/');
    await expect.poll(() => lane.text()).toContain('Waiting: KYJ /, frame 1');
    await lane.kill();
    await expect.poll(() => lane.text()).toContain('Waiting: KYJ /, frame 1');
    expect(await lane.board()).toBe('X|8');
    await rename(join(data, 'elsewhere'), join(data, 'games'));
    await lane.pressButton('Try again');
    await expect.poll(() => lane.board()).toBe('X|8/');
    expect([await lane.generation(), await savedGeneration(data)]).toEqual([3, 3]);
    fired((await lane.counts()).gone.length, 'renderers killed while a ball waited');
  },
);

test(
  'a reloaded renderer shows the same board, and notices once read stay read',
  { tag: '@long' },
  async ({ open, data }) => {
    const first = await open(TWO);
    await startGame(first.page);
    await bowlAll(first.page, 'X 8');
    await first.stop();
    const program = await open({ keepNotices: true });
    await program.page.locator('.notice').first().waitFor();
    const lane = await LaneThroughMain.of(program);
    const notice = `document.querySelector('.notice')?.textContent ?? ''`;
    const reload = async (): Promise<void> => {
      const { loaded } = await lane.counts();
      await program.app.evaluate(({ BrowserWindow }) => {
        BrowserWindow.getAllWindows()[0]?.webContents.reload();
      });
      await expect.poll(async () => (await lane.counts()).loaded).toBe(loaded + 1);
      await expect.poll(() => lane.board()).toBe('X|8');
    };
    await reload();
    expect(await lane.ask(notice)).toContain('The game goes on where it stopped: last ball KYJ 8, frame 1.');
    while ((await lane.ask(notice)) !== '') {
      await lane.press('Escape');
      await program.page.waitForTimeout(SAME_KEY_PAUSE);
    }
    await reload();
    expect(await lane.ask(notice)).toBe('');
    await lane.bowl('/', 'X|8/');
    expect([await lane.generation(), await savedGeneration(data)]).toEqual([3, 3]);
    fired((await lane.counts()).loaded, 'reloads');
  },
);

test(
  'a hanging renderer is replaced without a question, and the ball is bowled on the new one (3 of 3)',
  { tag: inTurn(3, 3) },
  async ({ open, data }) => {
    const { program, lane } = await afterTwoBalls(open);
    await lane.keepBusy('for (;;);');
    await lane.press('/');
    await expect.poll(async () => (await lane.counts()).gone.length, { timeout: 60_000 }).toBe(1);
    await expect.poll(() => lane.board()).toMatch(/^X\|8\/?$/u);
    const generation = await savedGeneration(data);
    expect(await lane.generation()).toBe(generation);
    await lane.press('Backspace');
    await expect.poll(() => savedGeneration(data)).toBe(generation + 1);
    fired(program.output().match(/hangs: it is ended/gu)?.length ?? 0, 'hung renderers');
  },
);

test(
  'a renderer that is only busy for some seconds is not replaced; a key pressed meanwhile is no ball, and the next one is',
  { tag: [STANDS_STILL, '@long'] },
  async ({ open }) => {
    const { program, lane } = await afterTwoBalls(open);
    await lane.keepBusy(`
    const from = Date.now();
    while (Date.now() < from + 5000);
    document.body.dataset.busy = String(Number(document.body.dataset.busy ?? 0) + 1);
  `);
    await lane.press('/');
    await expect.poll(() => lane.text(), { timeout: 120_000 }).toContain('The program stood still');
    expect(await lane.board()).toBe('X|8');
    await pastReaction(program.page);
    await lane.bowl('/', 'X|8/');
    expect((await lane.counts()).gone).toEqual([]);
    fired(Number(await lane.ask('document.body.dataset.busy')), 'times five seconds without an answer');
  },
);

test(
  'a renderer that keeps crashing is restarted after longer and longer waits, and comes back with the same board',
  { tag: '@long' },
  async ({ open, data }) => {
    const { program, lane } = await afterTwoBalls(open);
    for (let death = 1; death <= 3; death += 1) {
      await lane.kill();
      await expect.poll(async () => (await lane.counts()).gone.length).toBe(death);
      await expect.poll(() => lane.board()).toBe('X|8');
    }
    expect(program.output().match(/loaded again after \d+ ms/gu)).toEqual([
      'loaded again after 0 ms',
      'loaded again after 1000 ms',
      'loaded again after 2000 ms',
    ]);
    expect(await savedGeneration(data)).toBe(2);
    fired((await lane.counts()).gone.length, 'killed renderers, one after another');
  },
);
