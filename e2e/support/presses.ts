import type { Locator, Page } from '@playwright/test';
import { press, type } from '../../drive/play.ts';
import { Finger } from './touch.ts';

/** Input that is the task's own content; it is counted separately, whatever its length. */
export type Given = 'ball' | 'balls' | 'name' | 'names' | 'lines';

/** Real keys and taps on a running program, counted and written in the notation of docs/tasks.md. */
export class Presses {
  readonly page: Page;
  readonly #finger: Finger;
  readonly #made: string[] = [];
  #count = 0;
  readonly #given = new Set<Given>();

  private constructor(page: Page, finger: Finger) {
    this.page = page;
    this.#finger = finger;
  }

  static async on(page: Page): Promise<Presses> {
    return new Presses(page, await Finger.on(page));
  }

  /** Presses these keys in turn; with Shift or Ctrl held it is one press. */
  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await press(this.page, key);
      this.#write(`\`${shown(key)}\``);
    }
  }

  /** Types the task's content. */
  async typed(given: Given, text: string): Promise<void> {
    await type(this.page, text);
    this.#give(given);
  }

  /** Taps an element with this name; `across` is the place in it from the left, 0 to 1. */
  async tap(target: Locator, called: string, across?: number): Promise<void> {
    await this.#finger.tap(target, across);
    this.#write(called);
  }

  /** Taps buttons by the beginning of their English names. */
  async buttons(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.tap(button(this.page, name), name);
  }

  /** Taps the buttons that enter the task's balls, name or line. */
  async tapped(given: Given, ...names: readonly string[]): Promise<void> {
    for (const name of names) await this.#finger.tap(button(this.page, name));
    this.#give(given);
  }

  /** The number of presses: `3`, or `2 + balls`. */
  get count(): string {
    return [String(this.#count), ...this.#given].join(' + ');
  }

  /** The presses so far, with commas between taps: `` `G` `1` `2` _balls_ `Enter` ``, or `frame, _balls_, Apply`. */
  get made(): string {
    const keys = this.#made.some((pressed) => pressed.startsWith('`'));
    return this.#made.join(keys ? ' ' : ', ');
  }

  #write(pressed: string): void {
    this.#count += 1;
    this.#made.push(pressed);
  }

  #give(given: Given): void {
    this.#given.add(given);
    this.#made.push(`_${given}_`);
  }
}

/** A button by the beginning of its name; pad keys match exactly. */
function button(page: Page, name: string): Locator {
  const pattern = name.length === 1 ? new RegExp(`^${name}$`, 'u') : new RegExp(`^${name}`, 'u');
  return page.getByRole('button', { name: pattern }).first();
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' },
};

/** A key as labelled on a keyboard. */
function shown(key: string): string {
  return key
    .split('+')
    .map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}
