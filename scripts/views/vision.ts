import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import type { Theme } from '../../src/contract/contract.ts';
import type { Picture } from './contact-sheet.ts';
import { settle } from './look.ts';
import { changeSettings } from './matrix.ts';
import type { Stage } from './scene.ts';

/**
 * Simulated colour vision. Chromium simulates the first four; the matrices of the two weaknesses, which are the most
 * frequent, are from Machado, Oliveira and Fernandes (2009, severity 0.6).
 */
const CHROMIUM = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia', 'blurredVision'] as const;
const MATRICES = {
  protanomaly: [0.385, 0.769, -0.154, 0.101, 0.83, 0.07, -0.007, -0.022, 1.03],
  deuteranomaly: [0.499, 0.675, -0.174, 0.205, 0.755, 0.04, -0.011, 0.031, 0.98],
} as const;

type Chromium = (typeof CHROMIUM)[number];
type Weakness = keyof typeof MATRICES;

type Vision = Chromium | Weakness;

/** Five colour vision deficiencies, greyscale (achromatopsia), and a blur as without glasses. */
const VISIONS: readonly Vision[] = [...CHROMIUM, 'protanomaly', 'deuteranomaly'];

/** Saves a picture of the current view in each theme for each kind of colour vision. */
export async function lookWithOtherEyes(
  stage: Stage,
  themes: readonly Theme[],
  folder: string,
): Promise<readonly Picture[]> {
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];
  const { page } = stage;
  for (const vision of VISIONS) {
    for (const theme of themes) {
      await changeSettings(page, { theme });
      await settle(page);
      const file = join(folder, `${vision}-${theme}.png`);
      await seenWith(page, vision, async () => {
        await page.screenshot({ path: file });
      });
      pictures.push({ title: `${vision}, ${theme}`, file });
    }
  }
  return pictures;
}

/** Simulates this vision on the page while `look` runs. */
async function seenWith(page: Page, vision: Vision, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await show(page, session, vision);
  await look();
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await session.detach();
  await page.evaluate(() => {
    document.documentElement.style.filter = '';
  });
}

async function show(page: Page, session: CDPSession, vision: Vision): Promise<void> {
  if (vision !== 'protanomaly' && vision !== 'deuteranomaly') {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: vision });
    return;
  }
  const rows = MATRICES[vision];
  await page.evaluate(
    ({ name, matrix }) => {
      const svg = (tag: string): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', tag);
      const [root, filter, colours] = [svg('svg'), svg('filter'), svg('feColorMatrix')];
      filter.id = name;
      filter.setAttribute('color-interpolation-filters', 'linearRGB');
      colours.setAttribute('values', matrix);
      filter.append(colours);
      root.append(filter);
      root.setAttribute('width', '0');
      root.setAttribute('height', '0');
      document.body.append(root);
      document.documentElement.style.filter = `url(#${name})`;
    },
    {
      name: vision,
      matrix: `${[0, 3, 6].map((at) => `${rows.slice(at, at + 3).join(' ')} 0 0`).join(' ')} 0 0 0 1 0`,
    },
  );
}
