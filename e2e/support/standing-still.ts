import type { CDPSession, Locator } from '@playwright/test';
import type { Program } from '../../drive/program.ts';
import { LaneThroughMain } from './reborn.ts';
import { sessionOn } from './session.ts';

/** The part that stops: main, the page, or main's disk. */
export const FAULTS = ['main', 'page', 'disk'] as const;
export type Fault = (typeof FAULTS)[number];

export const HANDS = ['key', 'mouse', 'finger'] as const;
export type HandKind = (typeof HANDS)[number];

/** The number of presses while nothing happens, and the time between two of them in milliseconds. */
export const PRESSES = 6;
const APART = 450;
/** Milliseconds from the last press until everything resumes: by then each press is over a second old. */
const REST = 1_300;

declare global {
  interface Window {
    /** Each press's age when the page received it, in milliseconds. */
    heardPresses?: number[];
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A lane on which something can stop while a user presses. */
export class StillLane {
  readonly #program: Program;
  readonly #session: CDPSession;
  readonly #mainPid: number;
  #heldSyncs = 0;

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

  /** Presses `1` six times during a standstill; resolves once the page has received them all. */
  async pressWhile(fault: Fault, hand: HandKind, last?: string): Promise<void> {
    const { page, app } = this.#program;
    const { heard } = await this.counts();
    const at = hand === 'key' ? null : await middle(page.getByRole('button', { name: '1', exact: true }));
    await this.#session.send('Emulation.setTouchEmulationEnabled', { enabled: hand === 'finger' });
    const pid = await app.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId() ?? 0,
    );
    const stopped = { main: this.#mainPid, page: pid, disk: null }[fault];
    const held = fault === 'disk' ? await (await LaneThroughMain.of(this.#program)).holdSyncs() : null;
    if (stopped !== null) process.kill(stopped, 'SIGSTOP');
    // While main is stopped nothing answers; input waits with its original time.
    const sent: Promise<unknown>[] = [];
    try {
      for (let press = 0; press < PRESSES; press += 1) {
        sent.push(...this.#press(hand, at));
        await pause(APART);
      }
      if (last !== undefined) sent.push(...this.#key(last));
      await pause(REST);
    } finally {
      // Always resumes, or the end of the test would hang.
      if (stopped !== null) process.kill(stopped, 'SIGCONT');
      if (held !== null) {
        this.#heldSyncs += await held.count();
        await held.letGo();
      }
    }
    await Promise.all(sent);
    const all = heard + PRESSES + (last === undefined ? 0 : 1);
    await page.waitForFunction((wanted) => (window.heardPresses?.length ?? 0) >= wanted, all);
  }

  /** Presses received by the page, and how many came more than a second late. */
  async counts(): Promise<{ readonly heard: number; readonly late: number }> {
    const heard = await this.#program.page.evaluate(() => window.heardPresses ?? []);
    return { heard: heard.length, late: heard.filter((age) => age > 1_000).length };
  }

  get heldSyncs(): number {
    return this.#heldSyncs;
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
