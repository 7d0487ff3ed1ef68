import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/text/language.ts';
import { USUAL_TERMS } from '../../src/core/league/terms.ts';
import { apply, call, currentGame } from '../../drive/bridge.ts';
import { expect, test } from '../support/printing-test.ts';
import { expectNothingClipped, expectPages, expectReceipt, textOf, wordsOf } from '../support/pdf.ts';
import type { PrintServer } from '../support/cups.ts';
import { watchSheets, type SheetWatch } from '../support/sheet-words.ts';

const LINES = [
  'X X X 72 (8)/ F(9)9 X 7/ 9- XX8',
  '5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/5',
  '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-',
  'X X X X X X X X X XXX',
] as const;
const TOTALS = [180, 150, 90, 300] as const;
/** In the name column in two lines. */
const WIDEST = 'WMWMWMWMWMWM';
const NAMES = ['PJS', 'KYJ', '최민서', 'Alexandra K.', '볼링왕김도윤', WIDEST, 'Jörg', 'Ñandú', 'EVA', 'DOM'];
/** The sheet says when it was printed. */
const TIMES = /\d\d:\d\d/gu;
const PAPERS = ['A4', 'Letter', 'receipt'] as const;

for (const players of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  test(`sheets of ${String(players)} players come out on three papers in four languages`, async ({
    open,
    printServer,
  }) => {
    test.setTimeout(300_000);
    const server = await printServer([{ name: 'Counter' }]);
    const { app, page } = await open({ args: ['--lane', '7'], env: server.env });
    await call(page, 'settings.change', { houseName: 'Strike City' });
    const watch = await watchSheets(app);
    const gameId = await bowled(page, NAMES.slice(0, players));
    const pages = players <= 8 ? 1 : 2;
    const says = NAMES.slice(0, players).map((name, index) => ({
      name,
      total: TOTALS[index % TOTALS.length],
    }));
    await printed(page, server, watch, [
      { what: { kind: 'game', gameId }, paper: 'A4', pages, says },
      { what: { kind: 'game', gameId }, paper: 'Letter', pages, says },
      { what: { kind: 'game', gameId }, paper: 'receipt', pages: 1, says },
      { what: { kind: 'card', gameId, player: null }, paper: 'receipt', pages: players, says },
      { what: { kind: 'card', gameId, player: null }, paper: 'A4', pages: Math.ceil(players / 2), says },
    ]);
  });

test('a series of three comes out as pages and cards, with thirty corrections as well', async ({
  open,
  printServer,
}) => {
  test.setTimeout(300_000);
  const server = await printServer([{ name: 'Counter' }]);
  const { app, page } = await open({ args: ['--lane', '7'], env: server.env });
  const watch = await watchSheets(app);
  let gameId = await bowled(page, NAMES.slice(0, 3));
  for (let game = 2; game <= 3; game += 1) gameId = await bowled(page, NAMES.slice(0, 3), gameId);
  const whats = ['series', 'card'].flatMap((kind) =>
    PAPERS.filter((paper) => kind === 'card' || paper !== 'receipt').map((paper) => ({
      what: { kind, gameId, player: null },
      paper,
      // Two cards share a page.
      pages: kind === 'card' && paper !== 'receipt' ? 2 : 3,
    })),
  );
  await printed(page, server, watch, whats);
  for (let change = 0; change < 30; change += 1) {
    const frame = (change % 9) + 1;
    const [one, two] = change % 2 === 0 ? [4, 3] : [6, 2];
    const balls = [one, two].map((pins) => ({ entry: { kind: 'pins', pins }, split: false }));
    expect((await apply(page, { kind: 'correctFrame', player: 1, frame, balls })).ok).toBe(true);
  }
  await printed(page, server, watch, [
    { what: { kind: 'game', gameId }, paper: 'A4', pages: 2 },
    { what: { kind: 'game', gameId }, paper: 'Letter', pages: 2 },
    { what: { kind: 'game', gameId }, paper: 'receipt', pages: 1 },
    { what: { kind: 'card', gameId, player: 1 }, paper: 'receipt', pages: 1 },
  ]);
});

test('two teams come out with their recap, and the recap alone', async ({ open, printServer }) => {
  test.setTimeout(300_000);
  const server = await printServer([{ name: 'Counter' }]);
  const { app, page } = await open({ env: server.env });
  const watch = await watchSheets(app);
  const players = NAMES.slice(0, 6).map((name, index) => ({
    ...{ name, average: 150 + index, was: null },
    league: { team: index < 3 ? 1 : 2 },
  }));
  const league = { terms: USUAL_TERMS, teams: ['Late Hooks', '볼링메이트'] };
  expect((await call(page, 'games.new', { players, follows: null, league })).ok).toBe(true);
  const { id: gameId } = await currentGame(page);
  await agree(page, 6);
  await printed(page, server, watch, [
    { what: { kind: 'game', gameId }, paper: 'A4', pages: 2 },
    { what: { kind: 'recap', gameId }, paper: 'A4', pages: 1 },
    { what: { kind: 'recap', gameId }, paper: 'Letter', pages: 1 },
    { what: { kind: 'game', gameId }, paper: 'receipt', pages: 1 },
    { what: { kind: 'series', gameId, player: null }, paper: 'A4', pages: 6 },
    { what: { kind: 'card', gameId, player: null }, paper: 'receipt', pages: 6 },
  ]);
});

test('a name that nobody fits into its column is found', async ({ open, printServer }) => {
  const server = await printServer([{ name: 'Counter' }]);
  const { app, page } = await open({ args: ['--lane', '7'], env: server.env });
  const watch = await watchSheets(app, { unfitted: true });
  const gameId = await bowled(page, ['Alexandra K.', 'PJS']);
  const order = { what: { kind: 'game', gameId }, paper: 'A4', printer: 'Counter', copies: 1 };
  expect(await call(page, 'printing.print', order)).toMatchObject({ ok: true });
  const [measured] = await watch.taken();
  expect(measured?.faults.map(({ text }) => text)).toContain('Alexandra K.');
  expect(measured?.faults.map(({ text }) => text)).not.toContain('PJS');
});

test('a printer that jams at page 2 of 5 is told of with its pages, and the game goes on', async ({
  open,
  printServer,
}) => {
  const server = await printServer([{ name: 'Counter', jamsAfter: 2 }]);
  const { page } = await open({ env: server.env });
  const gameId = await bowled(page, NAMES.slice(0, 5));
  await page.keyboard.press('p');
  const panel = page.getByRole('region', { name: 'Print' });
  await panel.getByRole('button', { name: 'Guest cards' }).click();
  await panel.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(panel).toContainText('The printer has stopped: paper jam');
  await expect(panel).toContainText(
    '2 of 5 pages came out. The game is safe; print again whenever you like.',
  );
  const names = NAMES.slice(0, 5).map((name) => ({ name, average: null, was: null }));
  expect((await call(page, 'games.new', { players: names, follows: gameId })).ok).toBe(true);
});

test('a paper that the printer has not is refused before anything is sent; the one it has comes out', async ({
  open,
  printServer,
}) => {
  const server = await printServer([
    { name: 'Counter', papers: [['Letter', 612, 792]] },
    { name: 'Roll', papers: [['Roll', 227, 1417]] },
  ]);
  const { page } = await open({ env: server.env });
  const gameId = await bowled(page, ['PJS']);
  const game = { kind: 'game', gameId };
  const card = { kind: 'card', gameId, player: null };
  const printOn = (printer: string, what: object, paper: string): ReturnType<typeof call> =>
    call(page, 'printing.print', { what, paper, printer, copies: 1 });
  expect(await printOn('Counter', game, 'A4')).toMatchObject({ ok: false, error: { code: 'no-such-paper' } });
  expect(await printOn('Counter', card, 'receipt')).toMatchObject({
    ok: false,
    error: { code: 'no-such-paper' },
  });
  expect(await printOn('Roll', game, 'Letter')).toMatchObject({
    ok: false,
    error: { code: 'no-such-paper' },
  });
  expect(await server.jobs()).toBe(0);
  expect(await printOn('Counter', game, 'Letter')).toMatchObject({ ok: true });
  await expectPages(await server.job(1), 1, 'Letter');
  expect(await printOn('Roll', card, 'receipt')).toMatchObject({ ok: true });
  await expectReceipt(await server.job(2), 1);
});

test('the preview has every word where the paper has it', async ({ open, data }) => {
  const { page } = await open({ args: ['--lane', '7'] });
  const gameId = await bowled(page, NAMES.slice(0, 8));
  const saved = await call(page, 'printing.savePdf', { what: { kind: 'game', gameId }, paper: 'A4' });
  if (!saved.ok) throw new Error(`no PDF was saved: ${saved.error.code}`);
  const [paper] = await wordsOf(join(data, 'export', (saved.value as { readonly file: string }).file));
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Page 1 of 1');
  const shown = await previewedWords(page);
  const printed = paper?.words ?? [];
  expect(shown.length).toBeGreaterThan(300);
  const lettersOf = (words: readonly { readonly text: string }[]): string => {
    const text = words.map((word) => word.text).join(' ');
    return Array.from(text.replaceAll(TIMES, '').replaceAll(' ', '')).toSorted().join('');
  };
  expect(lettersOf(shown)).toBe(lettersOf(printed));
  const elsewhere = shown.filter(({ text, x, y }) => {
    const found = printed.filter((word) => word.text === text);
    const isThere = found.some(({ left, right, top, bottom }) => {
      const [across, down] = [(left + right) / 2 - x, (top + bottom) / 2 - y];
      // Both read a font's height in their own way.
      return Math.abs(across) < 1.5 && Math.abs(down) < Math.max(2.5, (bottom - top) / 4);
    });
    return found.length > 0 && !isThere;
  });
  expect(elsewhere).toEqual([]);
});

interface ShownWord {
  readonly text: string;
  /** Its middle on the page, in points. */
  readonly x: number;
  readonly y: number;
}

async function previewedWords(page: Page): Promise<readonly ShownWord[]> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const host = Array.from(dialog.querySelectorAll('*')).find((one) => one.shadowRoot !== null);
    if (!(host instanceof HTMLElement) || host.shadowRoot === null) throw new Error('no preview');
    const at = host.getBoundingClientRect();
    const points = (72 / 96) * (host.offsetWidth / at.width);
    const walker = document.createTreeWalker(host.shadowRoot, NodeFilter.SHOW_TEXT);
    const words: ShownWord[] = [];
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      if (!(node instanceof Text) || node.parentElement?.checkVisibility() !== true) continue;
      if (node.parentElement.closest('title, desc, style') !== null) continue;
      for (const { 0: text, index } of node.data.matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const [x, y] = [((left + right) / 2 - at.left) * points, ((top + bottom) / 2 - at.top) * points];
        words.push({ text, x, y });
      }
    }
    return words;
  });
}

interface Wanted {
  readonly what: { readonly kind: string; readonly gameId: string; readonly player?: number | null };
  readonly paper: (typeof PAPERS)[number];
  readonly pages: number;
  /** Names that are there whole, each with its total. */
  readonly says?: readonly { readonly name: string; readonly total: number | undefined }[];
}

/** Prints each sheet in each language through the queue, and measures what arrives. */
async function printed(
  page: Page,
  server: PrintServer,
  watch: SheetWatch,
  wanted: readonly Wanted[],
): Promise<void> {
  for (const [index, language] of LANGUAGES.entries()) {
    await call(page, 'settings.change', { language, paperMarks: index % 2 === 0 ? 'filled' : 'letters' });
    for (const { what, paper, pages, says = [] } of wanted) {
      const before = await server.jobs();
      const order = { what, paper, printer: 'Counter', copies: 1 };
      expect(await call(page, 'printing.print', order)).toMatchObject({ ok: true });
      const pdf = await server.job(before + 1);
      if (paper === 'receipt') await expectReceipt(pdf, pages);
      else await expectPages(pdf, pages, paper);
      await expectNothingClipped(pdf);
      const [measured] = await watch.taken();
      expect(measured?.texts).toBeGreaterThan(20);
      expect(measured?.faults).toEqual([]);
      const text = (await textOf(pdf)).replaceAll(/\s+/gu, ' ');
      for (const { name, total } of says) {
        expect(text).toContain(name === WIDEST ? name.slice(0, name.length / 2) : name);
        expect(text).toMatch(new RegExp(`(?<!\\d)${String(total)}(?!\\d)`, 'u'));
      }
    }
  }
}

/** A game that is over, by these players; those of `follows` bowl on. */
async function bowled(page: Page, names: readonly string[], follows: string | null = null): Promise<string> {
  const players = names.map((name, index) => ({
    ...{ name, average: null },
    was: follows === null ? null : index + 1,
  }));
  expect((await call(page, 'games.new', { players, follows })).ok).toBe(true);
  await agree(page, names.length);
  return (await currentGame(page)).id;
}

async function agree(page: Page, players: number): Promise<void> {
  for (let player = 1; player <= players; player += 1) {
    const notation = LINES[(player - 1) % LINES.length] ?? '';
    expect((await apply(page, { kind: 'agreeLine', player, notation })).ok).toBe(true);
  }
}
