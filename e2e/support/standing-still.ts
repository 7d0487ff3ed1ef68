import type { CDPSession, Locator } from '@playwright/test';
import type { Program } from '../../drive/program.ts';
import { LaneThroughMain } from './reborn.ts';
import { sessionOn } from './session.ts';

/** What stands still: main, the page, or the disk that main saves to. */
export const FAULTS = ['main', 'page', 'disk'] as const;
export type Fault = (typeof FAULTS)[number];

/** What presses. */
export const HANDS = ['key', 'mouse', 'finger'] as const;
export type HandKind = (typeof HANDS)[number];

/** Somebody sees nothing happen and presses so often, so far apart in milliseconds. */
export const PRESSES = 6;
const APART = 450;
/** From the last press until all goes on, in milliseconds: each press is older than a second then. */
const REST = 1_300;
/** A save syncs its file and its folder. */
const SYNC = (PRESSES * APART + REST) / 2;

declare global {
  interface Window {
    /** How old each press was that this page heard, in milliseconds. */
    heardPresses?: number[];
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A lane on which something can stand still while somebody presses. */
export class StillLane {
  readonly #program: Program;
  readonly #session: CDPSession;
  readonly #mainPid: number;
  #slowSyncs = 0;

  private constructor(program: Program, session: CDPSession, mainPid: number) {
    this.#program = program;
    this.#session = session;
    this.#mainPid = mainPid;
  }

  static async of(program: Program): Promise<StillLane> {
    const session = await sessionOn(program.page);
    await program.page.evaluate(() => {
      const heard = (window.heardPresses = [] as number[]);
      for (const press of ['keydown', 'pointerdown'] as const)
        window.addEventListener(press, ({ timeStamp }) => heard.push(performance.now() - timeStamp), true);
    });
    return new StillLane(program, session, await program.app.evaluate(() => process.pid));
  }

  /** Presses the `1` six times while something stands still; answers once the page has heard them all. */
  async pressWhile(fault: Fault, hand: HandKind, last?: string): Promise<void> {
    const { page, app } = this.#program;
    const { heard } = await this.counts();
    const at = hand === 'key' ? null : await middle(page.getByRole('button', { name: '1', exact: true }));
    await this.#session.send('Emulation.setTouchEmulationEnabled', { enabled: hand === 'finger' });
    const pid = await app.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId() ?? 0,
    );
    const stopped = { main: this.#mainPid, page: pid, disk: null }[fault];
    const slow = fault === 'disk' ? await (await LaneThroughMain.of(this.#program)).slowSyncs(SYNC) : null;
    if (stopped !== null) process.kill(stopped, 'SIGSTOP');
    // Nobody answers while main stands still: what is sent waits, with the time at which it was pressed.
    const sent: Promise<unknown>[] = [];
    try {
      for (let press = 0; press < PRESSES; press += 1) {
        sent.push(...this.#press(hand, at));
        await pause(APART);
      }
      if (last !== undefined) sent.push(...this.#key(last));
      if (stopped !== null) await pause(REST);
    } finally {
      // Whatever failed, nothing stays stopped: the end of the test would wait for it.
      if (stopped !== null) process.kill(stopped, 'SIGCONT');
    }
    await Promise.all(sent);
    const all = heard + PRESSES + (last === undefined ? 0 : 1);
    await page.waitForFunction((wanted) => (window.heardPresses?.length ?? 0) >= wanted, all);
    this.#slowSyncs += (await slow?.()) ?? 0;
  }

  /** How many presses the page has heard, and how many of them more than a second late. */
  async counts(): Promise<{ readonly heard: number; readonly late: number }> {
    const heard = await this.#program.page.evaluate(() => window.heardPresses ?? []);
    return { heard: heard.length, late: heard.filter((age) => age > 1_000).length };
  }

  /** How many syncs were slow. */
  get slowSyncs(): number {
    return this.#slowSyncs;
  }

  /** The disk is as fast as it was. */
  async fastDisk(): Promise<void> {
    await (await LaneThroughMain.of(this.#program)).slowSyncs(0);
  }

  #press(hand: HandKind, at: Point | null): Promise<unknown>[] {
    if (at === null) return this.#key('1');
    const { x, y } = at;
    const timestamp = Date.now() / 1000;
    switch (hand) {
      case 'key':
        return this.#key('1');
      case 'mouse': {
        const mouse = { x, y, timestamp, button: 'left', clickCount: 1 } as const;
        return [
          this.#session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse }),
          this.#session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse }),
        ];
      }
      case 'finger':
        return [
          this.#session.send('Input.dispatchTouchEvent', {
            ...{ type: 'touchStart', touchPoints: [{ x, y }], timestamp },
          }),
          this.#session.send('Input.dispatchTouchEvent', {
            ...{ type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.03 },
          }),
        ];
    }
  }

  #key(key: string): Promise<unknown>[] {
    const timestamp = Date.now() / 1000;
    const code = key.length > 1 ? key : /\d/u.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
    return (['rawKeyDown', 'keyUp'] as const).map((type) =>
      this.#session.send('Input.dispatchKeyEvent', { type, key, code, timestamp }),
    );
  }
}

async function middle(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is to be pressed is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
