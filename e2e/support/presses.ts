import type { Locator, Page } from '@playwright/test';
import { press, type } from '../../drive/play.ts';
import { Finger } from './touch.ts';

/** What a task is about and no console can spare anybody: it is counted apart, however long it is. */
export type Given = 'ball' | 'balls' | 'name' | 'lines';

/** Real keys and real taps on a running program, each counted and written down as docs/tasks.md writes it. */
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

  /** A counter that begins at nothing. */
  static async on(page: Page): Promise<Presses> {
    return new Presses(page, await Finger.on(page));
  }

  /** Presses these keys, one after the other; a key with Shift or Ctrl held is one press. */
  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await press(this.page, key);
      this.#write(`\`${shown(key)}\``);
    }
  }

  /** Types what the task is about. */
  async typed(given: Given, text: string): Promise<void> {
    await type(this.page, text);
    this.#give(given);
  }

  /** Taps something on the screen that is called so; `across` is how far to the right in it, 0 to 1. */
  async tap(target: Locator, called: string, across?: number): Promise<void> {
    await this.#finger.tap(target, across);
    this.#write(called);
  }

  /** Taps a button; what its English name begins with is what it is called. */
  async buttons(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.tap(button(this.page, name), name);
  }

  /** Taps the buttons by which the task's own balls, name or line is given. */
  async tapped(given: Given, ...names: readonly string[]): Promise<void> {
    for (const name of names) await this.#finger.tap(button(this.page, name));
    this.#give(given);
  }

  /** How many presses there were: `3`, or `2 + balls`. */
  get count(): string {
    return [String(this.#count), ...this.#given].join(' + ');
  }

  /** What was pressed, taps apart by commas: `` `G` `1` `2` _balls_ `Enter` ``, or `frame, _balls_, Apply`. */
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

/** A button by how its name begins: a key of the pad is called by nothing else. */
function button(page: Page, name: string): Locator {
  const pattern = name.length === 1 ? new RegExp(`^${name}$`, 'u') : new RegExp(`^${name}`, 'u');
  return page.getByRole('button', { name: pattern }).first();
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' },
};

/** A key as a person reads it off the keyboard. */
function shown(key: string): string {
  return key
    .split('+')
    .map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}
