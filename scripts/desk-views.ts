/**
 * `npm run desk-views`: pictures of the front desk's page in views/front-desk: a real browser at a real service with lanes in
 * every state, in four languages, day and night, at three sizes; checked by axe and for texts that are cut or covered. All
 * pictures of a view are one sheet in views/front-desk/sheets.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../drive/browser.ts';
import { isRoot, root } from '../drive/runtime.ts';
import { LANGUAGES, type Language } from '../src/text/language.ts';
import { buildFrontDeskIfStale } from './build.ts';
import { makeContactSheet } from './desk-views/contact-sheet.ts';
import { deskScenes, type DeskScene } from './desk-views/scenes.ts';
import { SeededHouse } from './desk-views/seeded-house.ts';
import { runScript } from './script.ts';
import { Findings } from './views/findings.ts';
import { axeFindings } from '../drive/axe.ts';
import { unreachable } from '../drive/reach.ts';
import { drawnTargets } from './views/drawn-targets.ts';
import { drawnTexts } from './views/drawn-texts.ts';
import { settle } from './views/look.ts';
import { textFaults } from './views/text-faults.ts';

const folder = join(root, 'views', 'front-desk');
const THEMES = ['night', 'day'] as const;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  // Only when asked for: the panel is under the lanes.
  { width: 1100, height: 800 },
  { width: 900, height: 1000 },
  // A telephone.
  { width: 390, height: 844 },
] as const;

const { values } = parseArgs({
  args: process.argv.slice(2),
  allowNegative: true,
  options: {
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: LANGUAGES.join() },
    themes: { type: 'string', default: THEMES.join() },
    sizes: { type: 'string', default: '1440,1280,390' },
    axe: { type: 'boolean', default: true },
  },
});

async function deskViews(_run: unknown, stop: AbortSignal): Promise<number> {
  await buildFrontDeskIfStale(stop);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  if (isRoot()) process.env['HEADPIN_NO_SANDBOX'] = '1';
  const only = values.only.split(',').filter((part) => part !== '');
  const scenes = deskScenes.filter(({ name }) => only.length === 0 || only.includes(name));
  const findings = new Findings();
  const browser = await openBrowser();
  for (const lanes of [24, 80] as const) {
    const own = scenes.filter((scene) => scene.lanes === lanes);
    if (own.length === 0) continue;
    const house = await SeededHouse.open(lanes, (line) => {
      console.error(line);
    });
    try {
      for (const scene of own) if (!stop.aborted) await look(browser, house, scene, findings);
    } finally {
      await house.end();
    }
  }
  await browser.close();
  for (const line of findings.lines()) console.error(line);
  console.log(findings.summary());
  return findings.none && !stop.aborted ? 0 : 1;
}

async function look(
  browser: Browser,
  house: SeededHouse,
  scene: DeskScene,
  findings: Findings,
): Promise<void> {
  const pictures: { title: string; file: string }[] = [];
  const faults: { fault: string; where: string }[] = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    console.error(`${scene.name}: ${error.message}`);
  });
  await page.goto(house.url);
  if (scene.role !== null) await signIn(page, house, scene.role);
  await scene.prepare?.(page);
  for (const wish of wishes()) {
    const { size, theme, language } = wish;
    const where = `${String(size.width)}-${theme}-${language}`;
    const file = join(folder, `${scene.name}-${where}.png`);
    try {
      await show(page, house, scene, wish);
      await page.screenshot({ path: file });
      pictures.push({ title: where, file });
      for (const fault of await faultsOf(page, values.axe && language === 'en'))
        if (scene.covers !== true || !COVERED.test(fault)) faults.push({ fault, where });
    } catch (error) {
      findings.broken(`${scene.name} ${where}`, error);
      await page.screenshot({ path: file });
    }
  }
  await context.close();
  if (pictures.length > 1)
    await makeContactSheet(browser, pictures, join(folder, 'sheets', `${scene.name}.png`));
  findings.add(scene.name, { pictures, faults });
  console.log(`${scene.name}: ${String(pictures.length)} pictures`);
}

interface Wish {
  readonly size: (typeof SIZES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
}

function wishes(): readonly Wish[] {
  return SIZES.filter(({ width }) => values.sizes.includes(String(width))).flatMap((size) =>
    THEMES.filter((one) => values.themes.includes(one)).flatMap((theme) =>
      LANGUAGES.filter((one) => values.languages.includes(one)).map((language) => ({
        size,
        theme,
        language,
      })),
    ),
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
async function show(
  page: Page,
  house: SeededHouse,
  { role, act, shown }: DeskScene,
  wish: Wish,
): Promise<void> {
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
    .locator(shown ?? (role === null ? 'main.entry' : '[data-tile]'))
    .first()
    .waitFor();
  await act(page);
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
