/**
 * `npm run desk-views`: pictures of the front desk's page in views/front-desk: a real browser at a real service with lanes in
 * every state, in four languages, day and night, at three sizes; checked by axe and for texts that are cut or covered. All
 * pictures of a view are one sheet in views/front-desk/sheets.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../drive/axe.ts';
import { unreachable } from '../drive/reach.ts';
import { root } from '../drive/runtime.ts';
import { buildFrontDeskIfStale } from './build.ts';
import { deskScenes, type DeskScene } from './desk-views/scenes.ts';
import { openSeededHouse, type SeededHouse } from './desk-views/seeded-house.ts';
import { runScript } from './script.ts';
import { makeContactSheet, type Picture } from './views/contact-sheet.ts';
import { found, type Findings } from './views/findings.ts';
import { settle } from './views/look.ts';
import type { Combination } from './views/matrix.ts';
import { drawnTargets } from './views/targets.ts';
import { drawnTexts, textFaults } from './views/texts.ts';
import { wantedOf, type Offered, type Wanted } from './views/wanted.ts';

const folder = join(root, 'views', 'front-desk');
type DeskTheme = 'night' | 'day';
const OFFERED: Offered<DeskTheme> = {
  usage: `npm run desk-views -- [--only lanes,lost] [--languages ko,de] [--themes day] [--sizes 1440,390]
                      [--no-axe] [--list]`,
  themes: ['night', 'day'],
  sizes: {
    '1440': { width: 1440, height: 900 },
    '1280': { width: 1280, height: 800 },
    '1100': { width: 1100, height: 800 },
    '900': { width: 900, height: 1000 },
    // A telephone.
    '390': { width: 390, height: 844 },
  },
  // There the panel is under the lanes.
  unusual: ['1100', '900'],
};

type Wish = Omit<Combination<DeskTheme>, 'axe'>;

async function deskViews(_run: unknown, stop: AbortSignal): Promise<number> {
  const wanted = wantedOf(process.argv.slice(2), OFFERED);
  const scenes = deskScenes.filter(({ name }) => wanted.only.length === 0 || wanted.only.includes(name));
  if (wanted.list) {
    for (const { name } of scenes) console.log(name);
    return 0;
  }
  await buildFrontDeskIfStale(stop);
  return found(folder, stop, async (findings, browser) => {
    mkdirSync(join(folder, 'sheets'));
    for (const lanes of [24, 80] as const) {
      const own = scenes.filter((scene) => scene.lanes === lanes);
      if (own.length === 0) continue;
      const house = await openSeededHouse(lanes, (line) => {
        console.error(line);
      });
      try {
        for (const scene of own) if (!stop.aborted) await look(browser, house, scene, wanted, findings);
      } finally {
        await house.end();
      }
    }
  });
}

async function look(
  browser: Browser,
  house: SeededHouse,
  scene: DeskScene,
  wanted: Wanted<DeskTheme>,
  findings: Findings,
): Promise<void> {
  const pictures: Picture[] = [];
  const faults: { fault: string; where: string }[] = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    console.error(`${scene.name}: ${error.message}`);
  });
  await page.goto(house.url);
  if (scene.role !== null) await signIn(page, house, scene.role);
  await scene.prepare?.(page);
  for (const wish of wishes(wanted)) {
    const { size, theme, language } = wish;
    const where = `${String(size.width)}-${theme}-${language}`;
    const file = join(folder, `${scene.name}-${where}.png`);
    try {
      await show(page, house, scene, wish);
      await page.screenshot({ path: file });
      pictures.push({ title: where, file });
      for (const fault of await faultsOf(page, wanted.axe && language === 'en'))
        if (scene.covers !== true || !COVERED.test(fault)) faults.push({ fault, where });
    } catch (error) {
      findings.broken(`${scene.name} ${where}`, error);
      await page.screenshot({ path: file });
    }
  }
  await context.close();
  const sheet = join(folder, 'sheets', `${scene.name}.png`);
  if (pictures.length > 1) await makeContactSheet(browser, pictures, sheet, { columns: 4, width: 720 });
  findings.add(scene.name, { pictures, faults });
  console.log(`${scene.name}: ${String(pictures.length)} pictures`);
}

function wishes({ sizes, themes, languages }: Wanted<DeskTheme>): readonly Wish[] {
  return sizes.flatMap((size) =>
    themes.flatMap((theme) => languages.map((language) => ({ size, theme, language }))),
  );
}

async function signIn(page: Page, house: SeededHouse, role: 'manager' | 'secretary'): Promise<void> {
  const { name, password } = house[role];
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.locator('[data-tile]').first().waitFor();
}

/** The scene as somebody sees it who chose this language and theme. */
async function show(page: Page, house: SeededHouse, scene: DeskScene, wish: Wish): Promise<void> {
  const { size, theme, language } = wish;
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(size);
  await page.evaluate(
    ([chosen, look]) => {
      localStorage.setItem('headpin-language', chosen);
      localStorage.setItem('headpin-theme', look);
    },
    [language, theme] as const,
  );
  await page.goto(house.url);
  await page
    .locator(scene.shown ?? (scene.role === null ? 'main.entry' : '[data-tile]'))
    .first()
    .waitFor();
  for (const act of scene.acts) await act(page);
  await settle(page);
}

const COVERED = /^(?:covered|overlapping):/u;

/** The least width and height (px) of what a mouse presses; marks of keys and small fields stand in larger labels. */
const LEAST = 44;
const SMALL = /^(?:input|button\.(?:all|view))/u;

async function faultsOf(page: Page, axe: boolean): Promise<readonly string[]> {
  const small = (await drawnTargets(page)).flatMap(({ name, size: { width, height } }) =>
    SMALL.test(name) || Math.min(width, height) > LEAST - 0.5
      ? []
      : [`small: ${name} is ${width.toFixed(0)} x ${height.toFixed(0)} px`],
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [
    ...textFaults(await drawnTexts(page)),
    ...(await unreachable(page)),
    ...small,
    ...(wide ? ['the page is wider than its window'] : []),
    ...(axe ? await axeFindings(page) : []),
  ];
}

await runScript(deskViews);
