import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';
import { faultsOf } from './look.ts';

const box = (left: number, top: number, style = ''): string =>
  `position: absolute; left: ${String(left)}px; top: ${String(top)}px; ${style}`;
const button = (left: number, top: number, style: string, text: string): string =>
  `<button data-css="${box(left, top, `width: 80px; height: 80px; ${style}`)}">${text}</button>`;

/** One fault of each kind, by the word with which the gate tells it; all at once on a page of their own. */
const PLANTED: Readonly<Record<string, string>> = {
  clipped: `<p data-css="${box(0, 0, 'width: 40px; overflow: hidden; white-space: nowrap')}">Maximiliane</p>`,
  covered: `<p data-css="${box(200, 0)}">Game 2 of 3</p><div data-css="${box(180, 0, 'width: 300px; height: 60px; background: black')}"></div>`,
  overlapping: `<p data-css="${box(500, 0)}">Late Hooks</p><p data-css="${box(510, 2)}">Corner Pins</p>`,
  spilling: button(700, 0, 'padding: 0; white-space: nowrap', 'To be continued'),
  small: button(0, 100, 'width: 20px; height: 20px', '7'),
  near: `${button(100, 100, '', '8')}${button(182, 100, '', '9')}`,
  outside: button(-60, 200, 'overflow: hidden', ''),
  sizes: `<ol data-css="${box(300, 100, 'margin: 0')}"><li><b class="name" data-css="font-size: 30px">PJS</b></li>
    <li><b class="name" data-css="font-size: 20px">Alexandra K.</b></li></ol>`,
  ambers: `${button(0, 300, 'background: var(--now)', 'Start')}${button(100, 300, 'background: var(--now)', 'Apply')}`,
  red: `<p data-css="${box(300, 300, 'color: var(--foul)')}">Saved on the stick</p>`,
  'under the finger': button(500, 300, '', 'Go'),
};

/** What the gate does not find although it is there. */
export async function unfoundIn(page: Page): Promise<readonly string[]> {
  await listenToForeignPresses(page);
  await page.evaluate((content) => {
    const front = document.createElement('dialog');
    front.dataset['css'] =
      'position: fixed; inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; overflow: hidden';
    front.innerHTML = content;
    document.body.append(front);
    // The page's policy takes no style attribute.
    for (const part of [front, ...front.querySelectorAll<HTMLElement>('[data-css]')])
      part.style.cssText = part.dataset['css'] ?? '';
    front.showModal();
  }, Object.values(PLANTED).join(''));
  const faults = await faultsOf(page, 'none');
  return Object.keys(PLANTED).filter((kind) => !faults.some((fault) => fault.startsWith(kind)));
}

/** The page then hears every click, wherever the press began. */
async function listenToForeignPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    const deaf = (...[type, ...rest]: Parameters<typeof add>): void => {
      if (type !== 'click') add(type, ...rest);
    };
    Object.assign(window, { addEventListener: deaf });
  });
  await page.reload();
  await page.locator('main').first().waitFor();
}

/** The page on which the faults are planted. */
export const PLANTED_ON: Scene = { name: 'planted', players: [1], show: () => Promise.resolve() };
