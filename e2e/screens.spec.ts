import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readBoard } from '../drive/board.ts';
import { call, state } from '../drive/bridge.ts';
import { AboveThroughMain, BOARD_PAGE, CONSOLE_PAGE } from '../drive/above.ts';
import { bowl, bowlAll, press, startGame } from '../drive/play.ts';
import type { Program, ProgramOptions } from '../drive/program.ts';
import { savedGeneration } from '../drive/saves.ts';
import { inTurn } from '../drive/turns.ts';
import { CALLS } from '../src/contract/contract.ts';
import { expect, test as base } from './support/screens-test.ts';
import { CONSOLE_BOUNDS, OVERHEAD_BOUNDS, whyOneScreen } from '../drive/two-screens.ts';

// Two virtual screens: the console on the first, the overhead on the second, which is plugged and unplugged.

const test = base.extend<{
  readonly openThere: (options?: ProgramOptions) => Promise<Program>;
  /** A game of two in its second frame, with the board above it. */
  readonly played: { readonly program: Program; readonly above: Page };
}>({
  // The program must end before its screens, so `open` is requested after them.
  openThere: async ({ screens, open }, use) => {
    await use((options = {}) => open({ ...options, env: { ...screens.environment, ...options.env } }));
  },
  played: async ({ screens, openThere }, use) => {
    screens.plugIn();
    const program = await openThere(TWO);
    const above = await boardAbove(program);
    await startGame(program.page);
    await bowlAll(program.page, 'X 8');
    await use({ program, above });
  },
});

const why = whyOneScreen();
test.skip(why !== null, why ?? '');
// Two programs per test, with two windows each, on a possibly busy machine.

const TWO = { args: ['--players', 'PJS,KYJ'] };

/** The overhead's page, once it shows something. */
async function boardAbove({ app }: Program): Promise<Page> {
  const found = (): Page | undefined => app.windows().find((page) => page.url() === BOARD_PAGE);
  await expect.poll(() => found() !== undefined).toBe(true);
  const page = found();
  if (page === undefined) throw new Error('the board went away again');
  await page.locator('main').waitFor();
  return page;
}

/** Expects the overhead to equal the console's board: lines, marks, totals and turn. */
async function expectSame(above: Page, { page }: Program): Promise<void> {
  await expect.poll(() => readBoard(above)).toEqual(await readBoard(page));
}

test('the board fills the second screen, and the console the first one with the focus', async ({
  screens,
  openThere,
}) => {
  screens.plugIn();
  const program = await openThere({ fullScreen: true });
  const above = await boardAbove(program);
  await expect(above.locator('h1')).toContainText('Lane 1');
  const lane = new AboveThroughMain(program);
  expect(await lane.places()).toEqual({ [CONSOLE_PAGE]: CONSOLE_BOUNDS, [BOARD_PAGE]: OVERHEAD_BOUNDS });
  expect(await lane.focused()).toBe(CONSOLE_PAGE);
  expect((await new AxeBuilder({ page: above }).setLegacyMode(true).analyze()).violations).toEqual([]);
});

test('the overhead shows each ball; unplugged and plugged in again during a game, it shows the same game', async ({
  screens,
  openThere,
  data,
}) => {
  screens.plugIn();
  const program = await openThere(TWO);
  const { app, page } = program;
  const lane = new AboveThroughMain(program);
  const first = await boardAbove(program);
  await startGame(page);
  for (const ball of 'X 8 / 7 2 9 F'.split(' ')) {
    await bowl(page, ball);
    await expectSame(first, program);
  }

  screens.pullOut();
  await expect.poll(() => app.windows().map((window) => window.url())).toEqual([CONSOLE_PAGE]);
  expect(await lane.focused()).toBe(CONSOLE_PAGE);
  await bowlAll(page, 'X 6 3');
  expect(await savedGeneration(data)).toBe(10);

  screens.plugIn();
  const second = await boardAbove(program);
  await expectSame(second, program);
  expect(await lane.focused()).toBe(CONSOLE_PAGE);
  expect((await lane.places())[BOARD_PAGE]).toEqual(OVERHEAD_BOUNDS);
  for (const ball of ['9', '/', 'X']) {
    await bowl(page, ball);
    await expectSame(second, program);
  }
  expect(await savedGeneration(data)).toBe(13);

  const last = await readBoard(page);
  await program.stop();
  const again = await openThere();
  await expect.poll(() => readBoard(again.page)).toEqual(last);
  await expect.poll(async () => readBoard(await boardAbove(again))).toEqual(last);
});

test(
  'a screen plugged in later gets the board at once, and a game begun on one screen continues',
  { tag: '@long' },
  async ({ screens, openThere }) => {
    const program = await openThere(TWO);
    await startGame(program.page);
    await bowlAll(program.page, 'X 8');
    expect(program.app.windows()).toHaveLength(1);
    screens.plugIn();
    await expectSame(await boardAbove(program), program);
    expect(await new AboveThroughMain(program).focused()).toBe(CONSOLE_PAGE);
  },
);

test(
  'the overhead’s page may load existing files only (2 of 2)',
  { tag: inTurn(2, 2) },
  async ({ played: { program, above } }) => {
    const before = await state(program.page);
    expect(await state(above)).toBe(before);
    for (const name of CALLS.filter((one) => one !== 'program.load'))
      expect(await call(above, name), name).toEqual({ ok: false, error: { code: 'forbidden' } });
    expect(await state(program.page)).toBe(before);
    const opened = await above.evaluate(async () => {
      window.open('https://example.com/');
      return fetch('app://headpin/index.html').then(
        () => 'answered',
        () => 'refused',
      );
    });
    expect(opened).toBe('refused');
    expect(program.app.windows()).toHaveLength(2);
    expect(await new AboveThroughMain(program).preferences()).toMatchObject({
      ...{ contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false },
    });
  },
);

test(
  'no key and no touch on the overhead changes anything, and the focus stays with the console',
  { tag: '@long' },
  async ({ played: { program, above } }) => {
    const before = await state(program.page);
    const lane = new AboveThroughMain(program);
    await lane.loseFocus();
    await lane.press('/');
    await lane.press('Backspace');
    await lane.click(600, 300);
    await expect.poll(() => lane.focused()).toBe(CONSOLE_PAGE);
    expect(await state(program.page)).toBe(before);
    await expectSame(above, program);
    await bowl(program.page, '/');
    await expectSame(above, program);
  },
);

test(
  'an overhead that crashes comes back by itself with the same game (1 of 2)',
  { tag: inTurn(1, 2) },
  async ({ played: { program } }) => {
    const lane = new AboveThroughMain(program);
    await expect.poll(() => lane.board()).toBe('X|8');
    await lane.kill();
    await bowl(program.page, '/');
    await expect.poll(() => lane.board()).toBe('X|8/');
    expect(await lane.focused()).toBe(CONSOLE_PAGE);
    expect(program.output()).toMatch(/page .* is gone/u);
  },
);

test(
  'the overhead follows language, colours, marks and layout',
  { tag: '@long' },
  async ({ played: { program, above } }) => {
    const change = { language: 'ko', theme: 'day', marks: 'letters', layout: 'five' };
    expect((await call(program.page, 'settings.change', change)).ok).toBe(true);
    await expect(above.locator('html[lang="ko"][data-theme="day"]')).toBeAttached();
    await expect(above.locator('[data-player="1"] [data-frame]')).toHaveCount(5);
  },
);

test(
  'another screen can be chosen: the console moves to the other one, at the next start too (1 of 2)',
  { tag: inTurn(1, 2) },
  async ({ screens, openThere }) => {
    screens.plugIn();
    const program = await openThere({ fullScreen: true });
    await boardAbove(program);
    const lane = new AboveThroughMain(program);
    const [primary] = await lane.screens();
    if (primary === undefined) throw new Error('main tells of no screen');
    expect((await call(program.page, 'settings.change', { overhead: primary.id })).ok).toBe(true);
    const swapped = { [CONSOLE_PAGE]: OVERHEAD_BOUNDS, [BOARD_PAGE]: CONSOLE_BOUNDS };
    await expect.poll(() => lane.places()).toEqual(swapped);
    await program.stop();

    const again = await openThere({ fullScreen: true });
    await boardAbove(again);
    const next = new AboveThroughMain(again);
    await expect.poll(() => next.places()).toEqual(swapped);
    // The last remaining screen is the console's.
    screens.pullOut();
    await expect.poll(() => next.places()).toEqual({ [CONSOLE_PAGE]: CONSOLE_BOUNDS });
    screens.plugIn();
    await expect.poll(() => next.places()).toEqual(swapped);
    expect((await call(again.page, 'settings.change', { overhead: 'none' })).ok).toBe(true);
    await expect.poll(async () => Object.keys(await next.places())).toEqual([CONSOLE_PAGE]);
  },
);

test(
  'every screen briefly shows its number, and no key is lost meanwhile',
  { tag: '@long' },
  async ({ screens, openThere }) => {
    screens.plugIn();
    const program = await openThere(TWO);
    await boardAbove(program);
    await startGame(program.page);
    expect((await call(program.page, 'program.order', { kind: 'showScreens' })).ok).toBe(true);
    const numbers = (): Page[] =>
      program.app.windows().filter((page) => page.url().includes('screen-number'));
    await expect.poll(() => numbers().length).toBe(2);
    const shown = await Promise.all(numbers().map((page) => page.locator('body').textContent()));
    expect(shown.map((text) => text?.trim()).toSorted()).toEqual(['1', '2']);
    await bowl(program.page, 'X');
    expect(await new AboveThroughMain(program).focused()).toBe(CONSOLE_PAGE);
    await expect.poll(() => numbers().length).toBe(0);
  },
);

test(
  'staff choose the screen in the settings: numbers on both, the other one, none (2 of 2)',
  { tag: inTurn(2, 2) },
  async ({ screens, openThere }) => {
    screens.plugIn();
    const program = await openThere(TWO);
    await boardAbove(program);
    const { page } = program;
    await startGame(page);
    await press(page, 'o');
    await page.getByRole('button', { name: /^Settings/u }).click();
    await page.locator('main.settings').getByRole('button', { name: 'Board', exact: true }).click();
    const field = page.getByRole('group', { name: 'Screen for the board' });
    await expect(field.getByRole('button')).toHaveText([/Screen 1/u, /Screen 2/u, 'None', 'Show numbers']);
    await expect(field.getByRole('button', { name: /Screen 2/u })).toHaveAttribute('aria-pressed', 'true');
    await field.getByRole('button', { name: /Screen 1/u }).click();
    const lane = new AboveThroughMain(program);
    await expect.poll(async () => (await lane.places())[BOARD_PAGE]).toEqual(CONSOLE_BOUNDS);
    await field.getByRole('button', { name: 'None' }).click();
    await expect.poll(() => program.app.windows().length).toBe(1);
    await expect(field.getByRole('button', { name: 'None' })).toHaveAttribute('aria-pressed', 'true');
    screens.pullOut();
    await expect(field).toContainText('One screen is connected');
    await expect(field.getByRole('button')).toHaveCount(0);
  },
);
