import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Program } from '../../e2e/support/program.ts';
import { press } from '../../e2e/support/play.ts';
import { putGame } from '../../e2e/support/put-game.ts';

/** One view to look at: how to come there from the one before it, in English. */
export interface Scene {
  readonly name: string;
  readonly show: (program: Program) => Promise<void>;
  /** What must be done anew in every language, as it passes by itself. */
  readonly again?: (program: Program) => Promise<void>;
  /** Leads back to where the next scene begins. */
  readonly leave?: (program: Program) => Promise<void>;
  /** Also looked at in the themes Day and High contrast. */
  readonly themes?: true;
}

const SIX = ['KYJ', 'PJS', '최민서', 'DOM', 'Alexandra K.', '볼링왕김도윤'];
const EIGHT = [...SIX, 'MWMWMWMWMWMW', '가나다라마바사아자차카타'];
const ELEVEN = [...EIGHT, 'TOM', 'SUN', 'JHK'];

/** So many rounds in which everybody bowls the same frame. */
const rounds = (players: number, ...frames: readonly string[]): string =>
  frames.map((frame) => frame.repeat(players)).join('');

const MIDDLE = rounds(6, 'X', '9/', '72', '8-', 'X', 'X') + '9/';
const TENTH = rounds(4, 'X', '9/', '72', 'F9', 'X', 'X', '8/', '63', 'X') + 'XX9' + '9/8' + 'X';
const OVER = rounds(4, 'X', '9/', '72', 'F9', 'X', 'X', '8/', '63', 'X') + 'XX9' + '9/8' + '72' + 'XXX';
const TIE = rounds(2, '9-', '9-', '9-', '9-', '9-', '9-', '9-', '9-', '9-', '9-');

const close = key('Escape');

/** The views, in an order in which each begins where the one before it was left. */
export const scenes: readonly Scene[] = [
  { name: 'set-up', show: (): Promise<void> => Promise.resolve(), themes: true },
  { name: 'one-player', show: game(['PJS'], 'X9/8') },
  { name: 'four-players', show: game(SIX.slice(0, 4), rounds(4, 'X', '9/') + '7') },
  { name: 'eight-players', show: game(EIGHT, rounds(8, 'X', '9/', '81') + '7/') },
  { name: 'eleven-players', show: game(ELEVEN, rounds(11, 'X', '9/') + '72') },
  { name: 'tenth-frame', show: game(SIX.slice(0, 4), TENTH) },
  { name: 'console', show: game(SIX, MIDDLE), themes: true },
  {
    name: 'refusal',
    show: key('9'),
    again: key('X'),
    leave: key('Backspace'),
  },
  {
    name: 'correction',
    show: async ({ page }: Program): Promise<void> => {
      await page.locator('[data-player="2"] [data-frame="3"]').click({ position: { x: 8, y: 8 } });
      await press(page, 'X');
    },
    leave: close,
    themes: true,
  },
  { name: 'print', show: key('p'), leave: close, themes: true },
  {
    name: 'blank-sheet',
    show: async ({ page }: Program): Promise<void> => {
      await press(page, 'p');
      await page.getByRole('button', { name: 'Blank sheet' }).click();
    },
    leave: close,
  },
  {
    name: 'lines-from-paper',
    show: async ({ page }: Program): Promise<void> => {
      await press(page, 'l');
      await page.keyboard.type('X 9/ 72 8- X F/ 63');
      await page.keyboard.press('Tab');
      await page.keyboard.type('X 75');
    },
    leave: close,
    themes: true,
  },
  {
    name: 'display',
    show: ({ page }: Program): Promise<void> => page.getByRole('button', { name: 'Display' }).click(),
    leave: close,
  },
  { name: 'player', show: key('m'), leave: close, themes: true },
  { name: 'add-player', show: key('a'), leave: close, themes: true },
  { name: 'more', show: key('o'), leave: close },
  { name: 'keys', show: key('F1'), leave: close },
  { name: 'next-game', show: key('n'), leave: close },
  { name: 'board', show: key('b'), leave: key('b'), themes: true },
  {
    name: 'waiting',
    show: async ({ page, data }: Program): Promise<void> => {
      await rename(join(data, 'games'), join(data, 'games-gone'));
      await writeFile(join(data, 'games'), '');
      await press(page, '0');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      // What was said at once passes after 2.5 s; what the card says then stays.
      await page.waitForTimeout(2_600);
    },
    leave: async ({ page, data }: Program): Promise<void> => {
      await rm(join(data, 'games'));
      await rename(join(data, 'games-gone'), join(data, 'games'));
      await page.getByRole('button', { name: 'Take it back' }).click();
      await page.getByRole('button', { name: 'Take it back' }).waitFor({ state: 'detached' });
    },
  },
  { name: 'end', show: game(SIX.slice(0, 4), OVER), themes: true },
  { name: 'end-tie', show: game(['PJS', 'Alexandra K.'], TIE) },
  {
    name: 'end-eight',
    show: game(EIGHT, rounds(8, ...Array.from({ length: 10 }, () => '9-'))),
  },
  {
    name: 'stopped',
    show: async ({ page }: Program): Promise<void> => {
      await putGame(page, SIX, MIDDLE);
      await press(page, 'o');
      await page.getByRole('button', { name: /^Stop this game/ }).click();
      await page.getByRole('button', { name: /same players/i }).waitFor();
    },
  },
  {
    name: 'past-games',
    show: async ({ page }: Program): Promise<void> => {
      await page.getByRole('button', { name: 'New players' }).click();
      await page.getByRole('button', { name: /^Past games/ }).click();
    },
  },
];

function key(name: string): Scene['show'] {
  return ({ page }) => press(page, name);
}

function game(names: readonly string[], balls: string): Scene['show'] {
  return ({ page }) => putGame(page, names, balls);
}
