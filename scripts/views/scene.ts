import type { Page } from '@playwright/test';
import { apply, call } from '../../drive/bridge.ts';
import { press } from '../../drive/play.ts';
import type { Program, ProgramOptions } from '../../drive/program.ts';
import { putGame } from '../../drive/put-game.ts';
import { entryOf } from '../../src/core/testing/notation.testing.ts';
import type { SettingsChange } from '../../src/contract/contract.ts';
import type { Size } from './size.ts';

/** A view as it is looked at: a program of its own, and for whom. */
export interface Stage extends Program {
  readonly names: readonly string[];
}

/** One view to look at, in a program of its own. */
export interface Scene {
  readonly name: string;
  /** With how many players it is looked at; one number where they change nothing. */
  readonly players: readonly number[];
  /** Comes to the view, in English. */
  readonly show: (stage: Stage) => Promise<unknown>;
  /** What must be done anew before every look, as it passes by itself. */
  readonly again?: (stage: Stage) => Promise<unknown>;
  /** Mends what would keep the program from ending. */
  readonly leave?: (stage: Stage) => Promise<unknown>;
  /** The page that is looked at, when it is not the console's. */
  readonly page?: (stage: Stage) => Promise<Page>;
  /** What the data folder holds before the program starts. */
  readonly before?: (data: string) => Promise<unknown>;
  readonly open?: Pick<ProgramOptions, 'args' | 'keepNotices'>;
  /** Has the board on a second screen. */
  readonly twoScreens?: true;
  /** The sizes that it has; without one, all of them. */
  readonly sizes?: readonly Size[];
  /** Neither words nor colours are a setting's: it is looked at once. */
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
const ELEVEN = [...EIGHT, 'TOM', 'SUN', 'JHK'];

/** So many names: short, long, in both scripts. */
export function namesFor(players: number): readonly string[] {
  return ELEVEN.slice(0, players);
}

/** Everybody bowls the same frame, frame by frame. */
export function rounds(players: number, ...frames: readonly string[]): string {
  return frames.map((frame) => frame.repeat(players)).join('');
}

/** The numbers of players that the issue names; a view on which they matter has all three. */
export const ANY = [1, 4, 8] as const;

/** The middle of a game: strikes, a spare, an open frame, a miss, and somebody's second ball. */
export function middle(players: number): string {
  return `${rounds(players, 'X', '9/', '72', '8-', 'X', 'X')}9/${players > 1 ? '7' : ''}`;
}

/** Bowls balls for all players of the stage, written as `putGame` reads them. */
export function bowled(balls: (players: number) => string): Scene['show'] {
  return ({ page, names }) => putGame(page, names, balls(names.length));
}

/** Does one thing after another. */
export function inTurn(...steps: readonly Scene['show'][]): Scene['show'] {
  return async (stage) => {
    for (const step of steps) await step(stage);
  };
}

/** Presses keys, each late enough to be no bounce. */
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

/** Touches the name of a player on the board, counted from 1. */
export function touchName(player: number): Scene['show'] {
  return ({ page }) => page.locator(`[data-player="${String(player)}"] [role="rowheader"]`).click();
}

/** Touches a frame on the board at its first ball. */
export function touchFrame(player: number, frame: number): Scene['show'] {
  return ({ page }) =>
    page
      .locator(`[data-player="${String(player)}"] [data-frame="${String(frame)}"]`)
      .click({ position: { x: 8, y: 8 } });
}

/** Chooses for the house through the bridge. */
export function chosen(change: SettingsChange): Scene['show'] {
  return async ({ page }) => {
    const answer = await call(page, 'settings.change', change);
    if (!answer.ok) throw new Error(`the settings are refused: ${answer.error.code}`);
  };
}

/** Sends a command of the game through the bridge. */
export function sent(command: unknown): Scene['show'] {
  return async ({ page }) => {
    const answer = await apply(page, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(answer.error)}`);
  };
}

/** Sets a PIN, which opens staff mode. */
export const withPin: Scene['show'] = ({ page }) =>
  call(page, 'staff.order', { kind: 'setPin', pin: '2468' });

/** Ends staff mode. */
export const withoutStaff: Scene['show'] = ({ page }) => call(page, 'staff.order', { kind: 'leave' });

/** From now on what passes by itself after seconds stays: a sentence, a celebration. */
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

/** Bowls more balls of the game that is on, written as `putGame` reads them. */
export function more(balls: (players: number) => string): Scene['show'] {
  return async (stage) => {
    for (const mark of balls(stage.names.length)) await sent({ kind: 'roll', entry: entryOf(mark) })(stage);
  };
}
