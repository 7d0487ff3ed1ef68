import type { Page } from '@playwright/test';
import { apply, call } from '../../drive/bridge.ts';
import { press } from '../../drive/play.ts';
import type { Program, ProgramOptions } from '../../drive/program.ts';
import { putGame, putNextGame } from '../../drive/put-game.ts';
import { entryOf } from '../../src/core/testing/notation.testing.ts';
import type { SettingsChange } from '../../src/contract/contract.ts';
import type { Size } from './size.ts';

/** A program showing a view, and its players. */
export interface Stage extends Program {
  readonly names: readonly string[];
}

/** A view to check, in its own program. */
export interface Scene {
  readonly name: string;
  /** The player counts to check; one number if the view does not depend on it. */
  readonly players: readonly number[];
  /** Opens the view, in English. */
  readonly show: (stage: Stage) => Promise<unknown>;
  /** Repeated before every look, because it passes by itself. */
  readonly again?: (stage: Stage) => Promise<unknown>;
  /** Repairs what would keep the program from ending. */
  readonly leave?: (stage: Stage) => Promise<unknown>;
  /** The page to check, if not the console's. */
  readonly page?: (stage: Stage) => Promise<Page>;
  /** Prepares the data folder. */
  readonly before?: (data: string) => Promise<unknown>;
  readonly open?: Pick<ProgramOptions, 'args' | 'keepNotices'>;
  /** Shows the overhead on a second screen. */
  readonly twoScreens?: true;
  /** Its sizes; all by default. */
  readonly sizes?: readonly Size[];
  /** Shown once: language and theme do not apply. */
  readonly once?: true;
}

const EIGHT = [
  'KYJ',
  'PJS',
  '최민서',
  'Alexandra K.',
  'DOM',
  '볼링왕김도윤',
  'MWMWMWMWMWMW',
  '가나다라마바사아자차카타',
];
const TWELVE = [...EIGHT, 'TOM', 'SUN', 'JHK', 'IDA'];

/** This many names: short, long, in both scripts. */
export function namesFor(players: number): readonly string[] {
  return TWELVE.slice(0, players);
}

/** Everybody bowls the same frame, frame by frame. */
export function rounds(players: number, ...frames: readonly string[]): string {
  return frames.map((frame) => frame.repeat(players)).join('');
}

/** The usual player counts, for views that depend on them. */
export const ANY = [1, 4, 8] as const;

/** Mid-game: strikes, a spare, an open frame, a miss, and a second ball due. */
export function middle(players: number): string {
  return `${rounds(players, 'X', '9/', '72', '8-', 'X', 'X')}9/${players > 1 ? '7' : ''}`;
}

/** A whole game with a winner. */
export function over(players: number): string {
  const before = rounds(players, 'X', '9/', '72', 'F9', 'X', 'X', '8/', '63', 'X');
  return `${before}XX9${rounds(players - 1, '72')}`;
}

/** Bowls balls for all players, in the notation of `putGame`. */
export function bowled(balls: (players: number) => string): Scene['show'] {
  return ({ page, names }) => putGame(page, names, balls(names.length));
}

/** Bowls whole games of a series of three, then these balls of the next one. */
export function bowledBefore(
  before: readonly ((players: number) => string)[],
  balls: (players: number) => string,
): Scene['show'] {
  return async ({ page, names }) => {
    const [first, ...others] = before.map((game) => game(names.length));
    await putGame(page, names, first ?? '');
    for (const next of [...others, balls(names.length)]) await putNextGame(page, next, 3);
  };
}

/** Runs steps in turn. */
export function inTurn(...steps: readonly Scene['show'][]): Scene['show'] {
  return async (stage) => {
    for (const step of steps) await step(stage);
  };
}

/** Presses keys without bounces. */
export function keys(...names: readonly string[]): Scene['show'] {
  return async ({ page }) => {
    for (const name of names) await press(page, name);
  };
}

/** Presses a button by its English name. */
export function button(name: string | RegExp): Scene['show'] {
  return ({ page }) =>
    page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
}

/** Touches a player's name on the board, from 1. */
export function touchName(player: number): Scene['show'] {
  return ({ page }) => page.locator(`[data-player="${String(player)}"] [role="rowheader"]`).click();
}

export function touchFrame(player: number, frame: number): Scene['show'] {
  return ({ page }) =>
    page
      .locator(`[data-player="${String(player)}"] [data-frame="${String(frame)}"]`)
      .click({ position: { x: 8, y: 8 } });
}

/** Changes settings through the bridge. */
export function chosen(change: SettingsChange): Scene['show'] {
  return async ({ page }) => {
    const answer = await call(page, 'settings.change', change);
    if (!answer.ok) throw new Error(`the settings are refused: ${answer.error.code}`);
  };
}

export function sent(command: unknown): Scene['show'] {
  return async ({ page }) => {
    const answer = await apply(page, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(answer.error)}`);
  };
}

/** Sets a PIN, which opens staff mode. */
export const withPin: Scene['show'] = ({ page }) =>
  call(page, 'staff.order', { kind: 'setPin', pin: '2468' });

export const withoutStaff: Scene['show'] = ({ page }) => call(page, 'staff.order', { kind: 'leave' });

/** From now on temporary messages and celebrations stay. */
export const still: Scene['show'] = async ({ page }) => {
  await page.addInitScript(() => {
    const timeout = window.setTimeout.bind(window);
    const patient = (done: () => void, wait?: number): number =>
      timeout(done, wait !== undefined && wait >= 1_000 ? 3_600_000 : wait);
    Object.assign(window, { setTimeout: patient });
  });
  await page.reload();
  await page.locator('main').first().waitFor();
};

/** Bowls more balls in the notation of `putGame`. */
export function more(balls: (players: number) => string): Scene['show'] {
  return async (stage) => {
    for (const mark of balls(stage.names.length)) await sent({ kind: 'roll', entry: entryOf(mark) })(stage);
  };
}
