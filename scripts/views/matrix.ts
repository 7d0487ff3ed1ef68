import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { call } from '../../drive/bridge.ts';
import { resize } from '../../drive/program.ts';
import type { Settings } from '../../src/contract/contract.ts';
import type { Picture } from './contact-sheet.ts';
import { faultsOf, settle, type AxeDepth } from './look.ts';
import type { Scene, Stage } from './scene.ts';
import { nameOfSize, type Size } from './size.ts';
import { sizesOf } from './stage.ts';
import { seenWith, VISIONS } from './vision.ts';
import type { Wanted } from './wanted.ts';

/** One look at a view: in these words, these colours, this size. */
interface Combination {
  readonly language: Settings['language'];
  readonly theme: Settings['theme'];
  readonly size: Size;
  readonly axe: AxeDepth;
}

/** What came of looking at a view. */
export interface Looks {
  readonly pictures: readonly Picture[];
  /** What is wrong, and in which combination. */
  readonly faults: readonly { readonly fault: string; readonly where: string }[];
}

/** The sizes of a scene that are wanted. */
export function sizesWanted(scene: Scene, wanted: Wanted): readonly Size[] {
  const names = wanted.sizes.map(nameOfSize);
  // A window that has one size of its own has no other.
  return sizesOf(scene).filter((size) => scene.sizes?.length === 1 || names.includes(nameOfSize(size)));
}

/**
 * What of the matrix is looked at: at the scene's own size every language in every theme, with axe; a theme changes
 * colours alone, so that the first one is looked at for everything and the others for colours. At the other sizes every
 * language in the first theme, for its texts and targets.
 */
export function combinationsOf(scene: Scene, wanted: Wanted): readonly Combination[] {
  const [own, ...others] = sizesWanted(scene, wanted);
  const languages = scene.once === true ? wanted.languages.slice(0, 1) : wanted.languages;
  const themes = scene.once === true ? wanted.themes.slice(0, 1) : wanted.themes;
  const [first] = themes;
  if (own === undefined || first === undefined) return [];
  const axeIn = (theme: Settings['theme']): AxeDepth => (theme === first ? 'all' : 'colours');
  return [
    ...themes.flatMap((theme) =>
      languages.map((language) => ({
        ...{ language, theme, size: own },
        axe: wanted.axe ? axeIn(theme) : ('none' as const),
      })),
    ),
    ...others.flatMap((size) =>
      languages.map((language) => ({ language, theme: first, size, axe: 'none' as const })),
    ),
  ];
}

/** Looks at the view of a scene in each combination and keeps a picture of each. */
export async function lookAt(
  scene: Scene,
  stage: Stage,
  combinations: readonly Combination[],
  folder: string,
): Promise<Looks> {
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];
  const faults: Looks['faults'][number][] = [];
  const page = (await scene.page?.(stage)) ?? stage.page;
  for (const combination of combinations) {
    const { language, theme, size, axe } = combination;
    const where = `${language} ${theme} ${nameOfSize(size)}`;
    await choose(stage, page, scene, combination);
    await scene.again?.(stage);
    await settle(page);
    const file = join(folder, `${where.replaceAll(' ', '-')}.png`);
    await page.screenshot({ path: file });
    pictures.push({ title: where, file });
    faults.push(...(await faultsOf(page, axe)).map((fault) => ({ fault, where })));
  }
  return { pictures, faults };
}

/** Keeps a picture of the view as it stands in each theme for each kind of eyes. */
export async function lookWithOtherEyes(
  stage: Stage,
  wanted: Wanted,
  folder: string,
): Promise<readonly Picture[]> {
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];
  const { page } = stage;
  for (const vision of VISIONS) {
    for (const theme of wanted.themes) {
      await changeSettings(page, { theme });
      await arrived(page, { theme });
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

async function choose(stage: Stage, page: Page, scene: Scene, wanted: Combination): Promise<void> {
  if (scene.once === true) return;
  const { language, theme, size } = wanted;
  await changeSettings(stage.page, { language, theme });
  await arrived(page, { language, theme });
  // On two screens each window is as large as its own.
  if (page !== stage.page || scene.twoScreens === true) return;
  await resize(stage.app, size);
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    size,
  );
}

async function changeSettings(page: Page, change: Partial<Settings>): Promise<void> {
  const answer = await call(page, 'settings.change', change);
  if (!answer.ok) throw new Error(`${JSON.stringify(change)}: ${answer.error.code}`);
}

/** Waits until a page wears what was chosen. The screen that rests is dark in every theme. */
async function arrived(page: Page, { language, theme }: Partial<Settings>): Promise<void> {
  await page.waitForFunction(
    ([lang, worn]) =>
      (lang === undefined || document.documentElement.lang === lang) &&
      document.documentElement.dataset['theme'] === worn,
    [language, theme] as const,
  );
}
