import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { entryOf } from '../src/core/testing/notation.testing.ts';
import { readBoard } from '../drive/board.ts';
import { apply, call, currentGame } from '../drive/bridge.ts';
import { ANY_GAME } from '../src/contract/contract.ts';
import { USUAL_TERMS } from '../src/core/league/terms.ts';
import { readGameCode } from '../src/core/game-code/game-code.ts';
import { codesOn } from './support/codes.ts';
import { expectPages, savedPdf, textOf } from './support/pdf.ts';
import { bowl, startGame } from '../drive/play.ts';
import { inTurn } from '../drive/turns.ts';
import { expect, test } from './support/printing-test.ts';

// The golden game of the rules with its foul, an all-spare game, an open one and a perfect one.
const GAMES = [
  { name: 'PJS', frames: 'X X X 72 8/ F9 X 7/ 9- XX8', total: 180 },
  { name: 'KYJ', frames: '5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/5', total: 150 },
  { name: '최민서', frames: '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-', total: 90 },
  { name: 'DOM', frames: 'X X X X X X X X X XXX', total: 300 },
] as const;
const NAMES = GAMES.map(({ name }) => name).join(',');

test('a sheet arrives at the printer by itself at the end, again once corrected, and on A4 or Letter as asked, with all names and totals', async ({
  open,
  printServer,
}) => {
  const server = await printServer([{ name: 'Counter' }]);
  const { page, data } = await open({ args: ['--players', NAMES, '--lane', '7'], env: server.env });
  await startGame(page);
  // The lane prints its games by itself: nobody presses anything for the first job.
  await call(page, 'settings.change', { printsAt: 'game' });
  await bowlWholeGame(page);
  await expect(page.getByRole('status').filter({ hasText: 'Printed by itself.' })).toBeVisible();
  await expectPages(await server.job(1), 1, 'A4');
  const balls = [3, 4].map((pins) => ({ entry: { kind: 'pins', pins }, split: false }));
  await apply(page, { kind: 'correctFrame', player: 1, frame: 1, balls });
  await page.getByRole('button', { name: 'Print again Corrected since it was printed.' }).click();
  await expectPages(await server.job(2), 1, 'A4');
  await apply(page, { kind: 'undo' });
  const panel = await openPanel(page);
  for (const [index, paper] of (['A4', 'Letter'] as const).entries()) {
    await call(page, 'settings.change', { paper });
    await panel.getByRole('button', { name: 'Print', exact: true }).click();
    const pdf = await server.job(index + 3);
    await expect(panel).toContainText('Sent to the printer.');
    await expectPages(pdf, 1, paper);
    const text = await textOf(pdf);
    for (const { name, total } of GAMES) {
      expect(text).toContain(name);
      expect(text).toMatch(new RegExp(`\\b${String(total)}\\b`, 'u'));
    }
    // The golden game's running totals, in order.
    expect(text.replace(/\s+/gu, ' ')).toContain('30 57 76 85 95 104 124 143 152 180');
    expect(text).toContain('Corrections: none');
    expect(text).not.toContain('In progress');
  }
  // Beside a second game that runs, both leave as files.
  await call(page, 'games.new', { players: [{ name: '=SUN', average: null, was: null }], follows: null });
  await page.keyboard.press('o');
  await page.getByRole('button', { name: /^Save as files/u }).click();
  for (const kind of ['Text', 'PDF']) await page.getByRole('button', { name: kind, exact: true }).click();
  await page.getByRole('button', { name: 'Save files' }).click();
  await expect(page.getByRole('status').first()).toContainText('The game is in the export folder:');
  const saved = await exported(page, ['games', 'text', 'json', 'pdf']);
  const [table = '', , , pdf = ''] = saved.map((file) => join(data, 'export', file));
  await expectPages(pdf, 2, 'Letter');
  expect(await textOf(pdf)).toMatch(/최민서[^\f]*\f[^\f]*=SUN/u);
  expect(await readFile(table, 'utf8')).toContain(`;'=SUN;`);
  expect((await readdir(join(data, 'export'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('a correction is on the sheet with before, after and both scores', async ({ begin }) => {
  const program = await begin('PJS');
  const { page } = program;
  await bowl(page, 'X');
  await bowl(page, '8');
  const balls = [
    { entry: { kind: 'pins', pins: 7 }, split: false },
    { entry: { kind: 'pins', pins: 2 }, split: false },
  ];
  await apply(page, { kind: 'correctFrame', player: 1, frame: 1, balls });
  const text = await textOf(await savedPdf(program));
  expect(text).toContain('Corrections: 1');
  expect(text).toMatch(/PJS\s+1\s+Correction\s+X\s+7 2\s+26\s+17\s+Bowler/u);
});

test('a league’s game arrives at the printer with both teams, their handicaps and letters, and its balls behind', async ({
  open,
  printServer,
}) => {
  const server = await printServer([{ name: 'Counter' }]);
  const { page } = await open({ env: server.env });
  const players = [
    { name: 'PJS', average: 180, was: null, league: { team: 1 } },
    { name: 'TOM', average: 163, was: null, league: { team: 1, type: 'absent' } },
    { name: '최민서', average: 170, was: null, league: { team: 2 } },
    { name: 'KYJ', average: 160, was: null, league: { team: 2, type: 'substitute', instead: 'EVA' } },
  ];
  const league = { terms: USUAL_TERMS, teams: ['Late Hooks', '볼링메이트'] };
  expect((await call(page, 'games.new', { players, follows: null, league })).ok).toBe(true);
  const { id } = await currentGame(page);
  await apply(page, { kind: 'agreeLine', player: 1, notation: GAMES[0].frames });
  const order = { what: { kind: 'game', gameId: id }, paper: 'A4', printer: 'Counter', copies: 1 };
  expect((await call(page, 'printing.print', order)).ok).toBe(true);
  const pdf = await server.job(1);
  await expectPages(pdf, 2, 'A4');
  const [recap = '', balls = ''] = (await textOf(pdf)).split('\f');
  expect(recap).toMatch(/1\s+PJS\s+180\s+\+36\s+180\s+216/u);
  expect(recap).toMatch(/TOM\s+A[\s\S]*163\s+\+51\s+153\s+204/u);
  expect(recap).toMatch(/Team\s+\+87\s+333\s+420/u);
  expect(recap).toContain('Captain, 볼링메이트');
  expect(balls).toContain('Sub for EVA');
  expect(balls).toContain('Page 2 of 2');
});

test('the sheet of a running game says so, and so does that of a stopped one', async ({ begin }) => {
  const program = await begin('PJS');
  await bowl(program.page, 'X');
  expect(await textOf(await savedPdf(program))).toContain('In progress');
  await apply(program.page, { kind: 'stop' });
  expect(await textOf(await savedPdf(program))).toContain('Unfinished');
});

test('eleven players take two pages, each with its own players and their code', async ({ begin }) => {
  const names = Array.from({ length: 11 }, (_name, index) => `P${String(index + 1)}`);
  const program = await begin(...names);
  const pdf = await savedPdf(program);
  await expectPages(pdf, 2, 'A4');
  const [first = '', second = ''] = (await textOf(pdf)).split('\f');
  expect(first).toMatch(/\bP6\b/u);
  expect(first).not.toMatch(/\bP7\b/u);
  expect(second).toMatch(/\bP11\b/u);
  expect(second).toContain('Page 2 of 2');
  const read = (await codesOn(pdf)).map((codes) => codes.map(readGameCode));
  const players = read.map((codes) =>
    codes.flatMap((code) => (code.ok ? code.value.games.flatMap((game) => game.players) : [])),
  );
  expect(players.map((all) => all.map(({ name }) => name))).toEqual([names.slice(0, 6), names.slice(6)]);
});

test('a blank sheet is printed before there is any game, on one page of A4 or Letter, and saved as PDF', async ({
  open,
  printServer,
}) => {
  const server = await printServer([{ name: 'Counter' }]);
  const { page, data } = await open({ env: server.env });
  await page.keyboard.type('pjs');
  await page.getByRole('button', { name: 'Blank sheet' }).click();
  const panel = page.getByRole('region', { name: 'Blank sheet' });
  for (const [index, paper] of (['A4', 'Letter'] as const).entries()) {
    await panel.getByRole('button', { name: paper, exact: true }).click();
    await expect(panel.getByRole('button', { name: paper, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(panel).toContainText('Counter');
    if (index === 0) await panel.getByRole('button', { name: 'Print', exact: true }).click();
    else await page.keyboard.press('Enter');
    const pdf = await server.job(index + 1);
    await expect(panel).toContainText('Sent to the printer.');
    await expectPages(pdf, 1, paper);
    const text = await textOf(pdf);
    for (const word of ['Score sheet', 'Date', 'Lane', 'Player', '10', 'Lines from paper', 'Scorer'])
      expect(text).toContain(word);
  }
  await panel.getByRole('button', { name: 'Save PDF' }).click();
  await expect(panel).toContainText('Saved in the export folder: headpin-blank-sheet.pdf');
  await expectPages(join(data, 'export', 'headpin-blank-sheet.pdf'), 1, 'Letter');
  // The names typed so far remain.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Start, 1 player/u })).toBeVisible();
});

test(
  'a blank sheet is three presses away during a game, and replaces nothing in it',
  { tag: '@long' },
  async ({ open, printServer }) => {
    const server = await printServer([{ name: 'Counter' }]);
    const { page } = await open({ args: ['--players', 'PJS'], env: server.env });
    await startGame(page);
    await bowl(page, '8');
    const before = await readBoard(page);
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Blank sheet' }).click();
    const blank = page.getByRole('region', { name: 'Blank sheet' });
    await expect(blank).toContainText('Counter');
    await blank.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await textOf(await server.job(1))).not.toContain('PJS');
    expect(await readBoard(page)).toEqual(before);
  },
);

const REFUSING = [
  {
    state: 'switched off',
    queue: { name: 'Counter', stopped: 'Switched off' },
    reason: 'paused',
  },
  {
    state: 'taking no jobs',
    queue: { name: 'Counter', rejects: true },
    reason: 'not-accepting-jobs',
  },
] as const;

for (const [place, { state, queue, reason }] of REFUSING.entries()) {
  const turn = place + 1;
  test(
    `a printer that is ${state} is reported plainly and gets no job, and the game stays (${String(turn)} of 3)`,
    { tag: inTurn(turn, 3) },
    async ({ open, printServer }) => {
      const server = await printServer([queue]);
      const { page } = await open({ args: ['--players', 'PJS'], env: server.env });
      await expectRefused(
        page,
        `The sheet was not printed (Counter: ${reason}). The game is safe.`,
        async () => {
          await pressPrint(page);
        },
      );
      // By itself neither: a message stays until somebody has read it, and the next game does not wait.
      await call(page, 'settings.change', { printsAt: 'game' });
      await apply(page, { kind: 'agreeLine', player: 1, notation: GAMES[0].frames });
      const { id } = await currentGame(page);
      const next = { players: [{ name: 'PJS', average: null, was: 1 }], follows: id };
      expect((await call(page, 'games.new', next)).ok).toBe(true);
      await bowl(page, '9');
      const notice = page.getByRole('status').filter({ hasText: `was not printed (Counter: ${reason})` });
      await expect(notice.getByRole('button', { name: 'Print again' })).toBeVisible();
      expect(await server.jobs()).toBe(0);
    },
  );
}

test(
  'a printer that disappears after it was shown is reported plainly, and the game stays',
  { tag: '@long' },
  async ({ open, printServer }) => {
    const server = await printServer([{ name: 'Counter' }, { name: 'Office' }]);
    const { page } = await open({ args: ['--players', 'PJS'], env: server.env });
    await expectRefused(page, 'No printer is connected. You can save a PDF; the game is safe.', async () => {
      await call(page, 'settings.change', { printer: 'Counter' });
      const panel = await openPanel(page);
      await expect(panel).toContainText('Counter');
      await server.remove('Counter');
      await panel.getByRole('button', { name: 'Print', exact: true }).click();
    });
    expect(await server.jobs()).toBe(0);
  },
);

test(
  'with no printer a message says so, the game stays, and a PDF can be saved (3 of 3)',
  { tag: inTurn(3, 3) },
  async ({ open, printServer }) => {
    const server = await printServer([]);
    const { page, data } = await open({ args: ['--players', 'PJS'], env: server.env });
    await expectRefused(page, 'No printer is connected. You can save a PDF; the game is safe.', async () => {
      await pressPrint(page);
    });
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Save PDF' }).click();
    await expect(panel).toContainText('Saved in the export folder:');
    expect(await readdir(join(data, 'export'))).toHaveLength(1);
  },
);

test(
  'a file in place of the export folder is reported plainly, and the game stays',
  { tag: '@long' },
  async ({ open }) => {
    const { page, data } = await open({ args: ['--players', 'PJS'] });
    await writeFile(join(data, 'export'), 'not a folder');
    await expectRefused(page, 'Not saved: ', async () => {
      await (await openPanel(page)).getByRole('button', { name: 'Save PDF' }).click();
    });
  },
);

test(
  'a crash of the sheet’s page is reported plainly, and no window is left behind',
  { tag: '@long' },
  async ({ open }) => {
    const { app, page } = await open({ args: ['--players', 'PJS'] });
    await app.evaluate((electron) => {
      electron.app.once('browser-window-created', (_event, window) => {
        window.webContents.once('dom-ready', () => {
          window.webContents.forcefullyCrashRenderer();
        });
      });
    });
    await expectRefused(page, 'The sheet could not be made. The game is safe; try once more.', async () => {
      await (await openPanel(page)).getByRole('button', { name: 'Save PDF' }).click();
    });
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  },
);

/** Starts a game, causes a failure, and expects the message, an unchanged board and the next ball accepted. */
async function expectRefused(page: Page, sentence: string, action: () => Promise<void>): Promise<void> {
  await startGame(page);
  await bowl(page, '8');
  const before = await readBoard(page);
  await action();
  const panel = page.getByRole('region', { name: 'Print' });
  await expect(panel).toContainText(sentence);
  expect(await readBoard(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await bowl(page, '/');
}

async function pressPrint(page: Page): Promise<void> {
  await (await openPanel(page)).getByRole('button', { name: 'Print', exact: true }).click();
}

async function openPanel(page: Page): Promise<Locator> {
  await page.keyboard.press('p');
  return page.getByRole('region', { name: 'Print' });
}

/** Bowls all players' games, frame by frame, through the call that the keys use. */
async function bowlWholeGame(page: Page): Promise<void> {
  const cards = GAMES.map(({ frames }) => frames.split(' '));
  for (let frame = 0; frame < 10; frame += 1)
    for (const card of cards)
      for (const mark of card[frame] ?? '')
        expect((await apply(page, { kind: 'roll', entry: entryOf(mark) })).ok).toBe(true);
}

/** Exports every game and returns the names of its files. */
async function exported(page: Page, kinds: readonly string[]): Promise<readonly string[]> {
  const what = { kind: 'found', filter: ANY_GAME };
  await call(page, 'exports.make', { what, kinds, separator: ';', paper: 'Letter', sticks: false });
  let files: readonly string[] = [];
  await expect(async () => {
    const state = await call(page, 'exports.look');
    expect(state).toMatchObject({ ok: true, value: { kind: 'done', games: 2, left: 0 } });
    if (state.ok) ({ files } = state.value as { readonly files: readonly string[] });
  }).toPass();
  return files;
}
