import { setTimeout as wait } from 'node:timers/promises';
import type { BootedMachine } from './booted-machine.ts';
import type { Area, ScreenPicture } from './screen-picture.ts';

/** The console's screen, and the part of it that a notice does not move: the bowler, the balls so far, the keys. */
export const CONSOLE: Area = { x: 0, y: 0, width: 1280, height: 800 };
const PANEL: Area = { x: 0, y: 504, width: 1280, height: 296 };
/** A gap between buttons, where a pointer changes no picture. */
const NOWHERE = ['mousemove', '4', '497'];
/** The button that ends the notice after a restart. */
export const NOTICE_OK = ['mousemove', '1237', '39', 'click', '1'];

/** In milliseconds: pictures that stay among those seen for this long show the same board. */
const STEADY = 3_000;
const LOOK = 100;

/** The pictures of one board: the frame to bowl blinks. */
export type Board = readonly ScreenPicture[];

/** The board as it is, once it shows nothing new any more. */
export async function boardOf(machine: BootedMachine): Promise<Board> {
  machine.hands(...NOWHERE);
  const board: ScreenPicture[] = [];
  for (let last = Date.now(); Date.now() - last < STEADY;) {
    await wait(LOOK);
    const picture = machine.picture();
    if (picture === null || isOf(board, picture, CONSOLE)) continue;
    board.push(picture);
    last = Date.now();
  }
  return board;
}

/** A question to a picture: does it show this board? */
export interface Sight {
  readonly board: Board;
  /** The whole screen, or only what a notice leaves where it was. */
  readonly part: 'whole' | 'panel';
  /** Whether a process took the place of the one that was killed; an old picture may stay until then. */
  readonly isNew: () => boolean;
}

/**
 * Waits until all pictures are of this board and stay so; at what time (`Date.now()`) that began. Throws after a
 * while, with what is to be seen.
 */
export async function seen(machine: BootedMachine, { board, part, isNew }: Sight): Promise<number> {
  const area = part === 'whole' ? CONSOLE : PANEL;
  let since: number | null = null;
  for (const began = Date.now(); ;) {
    await wait(LOOK);
    const picture = machine.picture();
    const isThere = picture !== null && isNew() && isOf(board, picture, area);
    since = isThere ? (since ?? Date.now()) : null;
    if (since !== null && Date.now() - since >= STEADY) return since;
    machine.say('xdotool', ...NOWHERE);
    if (Date.now() - began > 120_000) {
      const screen = picture === null ? 'there is no screen' : 'another picture is shown';
      throw new Error(`the board did not come back: ${isNew() ? screen : 'what was ended is not back'}`);
    }
  }
}

/** Whether the whole screen shows this board now. */
export function isShown(machine: BootedMachine, board: Board): boolean {
  machine.say('xdotool', ...NOWHERE);
  const picture = machine.picture();
  return picture !== null && isOf(board, picture, CONSOLE);
}

function isOf(board: Board, picture: ScreenPicture, area: Area): boolean {
  return board.some((one) => one.isLike(picture, area));
}
