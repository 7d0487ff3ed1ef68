import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Program } from '../../drive/program.ts';
import type { TwoScreens } from '../../drive/two-screens.ts';
import { state } from '../../drive/bridge.ts';
import { savedFiles } from './attack.ts';
import { Ways } from './ways.ts';

/** Keys that mean something by themselves or with Shift, in one view or another. Tab moves the focus; on a pair it takes the keys to the other lane. */
const PLAIN = [
  ...Array.from('abcdefghijklmnopqrstuvwxyz0123456789'),
  ...[
    'slash',
    'minus',
    'period',
    'Return',
    'Escape',
    'Tab',
    'space',
    'BackSpace',
    'Left',
    'Right',
    'Up',
    'Down',
  ],
  ...['Prior', 'Next', 'F1', 'F11', 'KP_Multiply', 'KP_Divide', 'KP_Subtract', 'KP_Decimal', 'KP_Enter'],
  ...Array.from({ length: 10 }, (_, digit) => `KP_${String(digit)}`),
];

/** Keys that mean nothing by themselves: on a keyboard for an office, for a browser or for films. */
const OTHERS = [
  ...Array.from({ length: 12 }, (_, number) => `F${String(number + 1)}`).filter(
    (key) => !PLAIN.includes(key),
  ),
  ...['Insert', 'Delete', 'Home', 'End', 'Pause', 'Print', 'Menu', 'KP_Add', 'equal', 'bracketleft'],
  ...[
    'bracketright',
    'semicolon',
    'apostrophe',
    'grave',
    'backslash',
    'comma',
    'less',
    'Hangul',
    'Hangul_Hanja',
  ],
  ...['XF86Back', 'XF86Forward', 'XF86Reload', 'XF86HomePage', 'XF86Search', 'XF86Mail', 'XF86Favorites'],
  ...['XF86AudioPlay', 'XF86AudioStop', 'XF86AudioMute', 'XF86Calculator', 'XF86WWW', 'XF86Explorer'],
  ...[
    'XF86New',
    'XF86Open',
    'XF86Close',
    'XF86Save',
    'XF86Cut',
    'XF86Copy',
    'XF86Paste',
    'Undo',
    'Redo',
    'Find',
    'Cancel',
    'XF86Sleep',
  ],
  ...['XF86PowerOff', 'XF86Eject'],
];

/** Chords that mean something somewhere: see the manual. */
const DOCUMENTED = [
  'ctrl+z',
  'ctrl+shift+z',
  'ctrl+y',
  'ctrl+comma',
  'ctrl+f',
  'ctrl+o',
  'ctrl+g',
  'ctrl+l',
  'ctrl+p',
  'ctrl+h',
  'ctrl+d',
  'ctrl+e',
];

const MODIFIERS = ['ctrl', 'alt', 'shift', 'super'];

/** Every combination of the modifiers, none of them included: `ctrl+alt+`. */
export const COMBINATIONS: readonly string[] = Array.from({ length: 2 ** MODIFIERS.length }, (_, set) =>
  MODIFIERS.filter((_modifier, place) => (set & (1 << place)) !== 0)
    .map((modifier) => `${modifier}+`)
    .join(''),
);

/** The chords of a combination that mean nothing anywhere. */
export function undocumented(combination: string): readonly string[] {
  const keys = ['', 'shift+'].includes(combination) ? OTHERS : [...PLAIN, ...OTHERS];
  return keys.map((key) => combination + key).filter((chord) => !DOCUMENTED.includes(chord));
}

/** Marks the end of a burst of keys: it means nothing, and the page hears it last. */
const LAST = 'Scroll_Lock';

declare global {
  interface Window {
    heardLast?: number;
  }
}

/** State that no undocumented key may change. */
export interface Seen {
  readonly state: string;
  readonly files: Readonly<Record<string, string>>;
  readonly windows: unknown;
  readonly visible: number;
  readonly view: string;
}

/** A keyboard at the program's own X server: keys reach it as they do on a lane. */
export class KeyboardSweep {
  readonly #program: Program;
  readonly #screens: TwoScreens;
  readonly #ways: Ways;

  constructor(program: Program, screens: TwoScreens) {
    this.#program = program;
    this.#screens = screens;
    this.#ways = new Ways(program, screens);
    // The keys' places as Linux numbers them; a server without a keyboard begins with an older numbering.
    const layout = ['-rules', 'evdev', '-model', 'pc105', '-layout', 'us'];
    const { status, stderr } = spawnSync('setxkbmap', layout, { encoding: 'utf8', env: this.#environment });
    if (status !== 0) throw new Error(`setxkbmap: ${stderr}`);
  }

  /** Presses these chords in turn; resolves when the page has heard the last of them. */
  async press(chords: readonly string[]): Promise<void> {
    const { page } = this.#program;
    const before = await page.evaluate(() => {
      if (window.heardLast === undefined) {
        window.heardLast = 0;
        const hear = ({ code }: KeyboardEvent): void => {
          if (code === 'ScrollLock') window.heardLast = (window.heardLast ?? 0) + 1;
        };
        window.addEventListener('keydown', hear, true);
      }
      return window.heardLast;
    });
    const { status, stderr } = spawnSync('xdotool', ['key', '--delay', '1', ...chords, LAST], {
      encoding: 'utf8',
      env: this.#environment,
    });
    if (status !== 0) throw new Error(`xdotool: ${stderr}`);
    await page.waitForFunction((heard) => (window.heardLast ?? 0) > heard, before);
  }

  get #environment(): NodeJS.ProcessEnv {
    return { ...process.env, ...this.#screens.environment };
  }

  /** All that no undocumented key may change: state, saves, windows with their pages and places, and the view. */
  async seen(): Promise<Seen> {
    const { page, data } = this.#program;
    return {
      state: await state(page),
      files: await savedFiles(data),
      windows: await this.#ways.seen(),
      visible: this.#ways.visible(),
      view: await viewOf(page),
    };
  }
}

/** The view shown, the panel over it, and how many digits of a secret are typed. */
async function viewOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const panel = document.querySelector('.panel, dialog[open], [role=dialog]');
    const name = panel?.getAttribute('aria-label') ?? panel?.className ?? 'no panel';
    const typed = document.querySelector('dialog[open] [role=img]')?.getAttribute('aria-label') ?? '';
    return `${document.querySelector('main')?.classList[0] ?? 'no view'}: ${name} ${typed}`;
  });
}
