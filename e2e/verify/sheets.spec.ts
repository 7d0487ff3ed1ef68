import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/text/language.ts';
import { USUAL_TERMS } from '../../src/core/league/terms.ts';
import { apply, call, currentGame } from '../../drive/bridge.ts';
import { expect, test } from '../support/printing-test.ts';
import { expectNothingClipped, expectPages, expectReceipt } from '../support/pdf.ts';
import type { PrintServer } from '../support/cups.ts';

const LINES = [
  'X X X 72 (8)/ F(9)9 X 7/ 9- XX8',
  '5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/5',
  '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-',
  'X X X X X X X X X XXX',
] as const;
const NAMES = [
  'PJS',
  'KYJ',
  '최민서',
  'Alexandra K.',
  '볼링왕김도윤',
  'WMWMWMWMWMWM',
  'Jörg',
  'Ñandú',
  'EVA',
  'DOM',
];
const PAPERS = ['A4', 'Letter', 'receipt'] as const;

for (const players of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  test(`sheets of ${String(players)} players come out on three papers in four languages`, async ({
    open,
    printServer,
  }) => {
    test.setTimeout(300_000);
    const server = await printServer([{ name: 'Counter' }]);
    const { page } = await open({ args: ['--lane', '7'], env: server.env });
    await call(page, 'settings.change', { houseName: 'Strike City' });
    const gameId = await bowled(page, NAMES.slice(0, players));
    const pages = players <= 8 ? 1 : 2;
    await printed(page, server, [
      { what: { kind: 'game', gameId }, paper: 'A4', pages },
      { what: { kind: 'game', gameId }, paper: 'Letter', pages },
      { what: { kind: 'game', gameId }, paper: 'receipt', pages: 1 },
      { what: { kind: 'card', gameId, player: null }, paper: 'receipt', pages: players },
    ]);
  });

test('a series of three comes out as pages and cards, with thirty corrections as well', async ({
  open,
  printServer,
}) => {
  test.setTimeout(300_000);
  const server = await printServer([{ name: 'Counter' }]);
  const { page } = await open({ args: ['--lane', '7'], env: server.env });
  let gameId = await bowled(page, NAMES.slice(0, 3));
  for (let game = 2; game <= 3; game += 1) gameId = await bowled(page, NAMES.slice(0, 3), gameId);
  const whats = ['series', 'card'].flatMap((kind) =>
    PAPERS.filter((paper) => kind === 'card' || paper !== 'receipt').map((paper) => ({
      what: { kind, gameId, player: null },
      paper,
      pages: 3,
    })),
  );
  await printed(page, server, whats);
  for (let change = 0; change < 30; change += 1) {
    const frame = (change % 9) + 1;
    const [one, two] = change % 2 === 0 ? [4, 3] : [6, 2];
    const balls = [one, two].map((pins) => ({ entry: { kind: 'pins', pins }, split: false }));
    expect((await apply(page, { kind: 'correctFrame', player: 1, frame, balls })).ok).toBe(true);
  }
  await printed(page, server, [
    { what: { kind: 'game', gameId }, paper: 'A4', pages: 2 },
    { what: { kind: 'game', gameId }, paper: 'Letter', pages: 2 },
    { what: { kind: 'game', gameId }, paper: 'receipt', pages: 1 },
    { what: { kind: 'card', gameId, player: 1 }, paper: 'receipt', pages: 1 },
  ]);
});

test('two teams come out with their recap, and the recap alone', async ({ open, printServer }) => {
  test.setTimeout(300_000);
  const server = await printServer([{ name: 'Counter' }]);
  const { page } = await open({ env: server.env });
  const players = NAMES.slice(0, 6).map((name, index) => ({
    ...{ name, average: 150 + index, was: null },
    league: { team: index < 3 ? 1 : 2 },
  }));
  const league = { terms: USUAL_TERMS, teams: ['Late Hooks', '볼링메이트'] };
  expect((await call(page, 'games.new', { players, follows: null, league })).ok).toBe(true);
  const { id: gameId } = await currentGame(page);
  await agree(page, 6);
  await printed(page, server, [
    { what: { kind: 'game', gameId }, paper: 'A4', pages: 2 },
    { what: { kind: 'recap', gameId }, paper: 'A4', pages: 1 },
    { what: { kind: 'recap', gameId }, paper: 'Letter', pages: 1 },
    { what: { kind: 'game', gameId }, paper: 'receipt', pages: 1 },
    { what: { kind: 'series', gameId, player: null }, paper: 'A4', pages: 6 },
    { what: { kind: 'card', gameId, player: null }, paper: 'receipt', pages: 6 },
  ]);
});

interface Wanted {
  readonly what: { readonly kind: string; readonly gameId: string; readonly player?: number | null };
  readonly paper: (typeof PAPERS)[number];
  readonly pages: number;
}

/** Prints each sheet in each language through the queue, and measures what arrives. */
async function printed(page: Page, server: PrintServer, wanted: readonly Wanted[]): Promise<void> {
  for (const language of LANGUAGES) {
    await call(page, 'settings.change', { language });
    for (const { what, paper, pages } of wanted) {
      const before = await server.jobs();
      const order = { what, paper, printer: 'Counter', copies: 1 };
      expect(await call(page, 'printing.print', order)).toMatchObject({ ok: true });
      const pdf = await server.job(before + 1);
      if (paper === 'receipt') await expectReceipt(pdf, pages);
      else await expectPages(pdf, pages, paper);
      await expectNothingClipped(pdf);
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
