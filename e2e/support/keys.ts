import type { CDPSession, Page } from '@playwright/test';
import { sessionOn } from './session.ts';

/** A key as a keyboard sends it: `key` is the layout's character, `code` the place. */
export interface RawKey {
  readonly key: string;
  readonly code: string;
  /** The legacy Windows key code; an active input method always sends 229. */
  readonly number?: number;
  readonly shift?: boolean;
  readonly control?: boolean;
}

/** The key code while an input method is active. */
export const TAKEN_BY_INPUT_METHOD = 229;

const CONTROL = 2;
const SHIFT = 8;

/** Sends raw keys: Playwright's own layout is always US. */
export class Keyboard {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Keyboard> {
    return new Keyboard(await sessionOn(page));
  }

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
