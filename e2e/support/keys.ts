import type { CDPSession, Page } from '@playwright/test';
import { sessionOn } from './session.ts';

/** A key as one keyboard sends it; `key` is the character of its layout, `code` its place. */
export interface RawKey {
  readonly key: string;
  readonly code: string;
  /** The number that old Windows gave it; an input method at work always sends 229. */
  readonly number?: number;
  readonly shift?: boolean;
  readonly control?: boolean;
}

/** The number of a key that an input method has taken. */
export const TAKEN_BY_INPUT_METHOD = 229;

const CONTROL = 2;
const SHIFT = 8;

/** Sends keys below Playwright's own layout, which is always a US one. */
export class Keyboard {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Keyboard> {
    return new Keyboard(await sessionOn(page));
  }

  /** Presses and releases a key. */
  async press(raw: RawKey): Promise<void> {
    const modifiers = (raw.shift === true ? SHIFT : 0) + (raw.control === true ? CONTROL : 0);
    const { key, code, number = 0 } = raw;
    const event = {
      key,
      code,
      modifiers,
      windowsVirtualKeyCode: number,
      isKeypad: code.startsWith('Numpad'),
    };
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }
}
