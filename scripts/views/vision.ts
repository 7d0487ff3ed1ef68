import type { CDPSession, Page } from '@playwright/test';

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

export type Vision = Chromium | Weakness;

/** Five colour vision deficiencies, greyscale (achromatopsia), and a blur as without glasses. */
export const VISIONS: readonly Vision[] = [...CHROMIUM, 'protanomaly', 'deuteranomaly'];

/** Simulates this vision on the page while `look` runs. */
export async function seenWith(page: Page, vision: Vision, look: () => Promise<void>): Promise<void> {
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
