import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { call } from '../../drive/bridge.ts';
import { resize, type Size } from '../../drive/program.ts';
import type { Settings, Theme } from '../../src/contract/contract.ts';
import type { Language } from '../../src/text/language.ts';
import type { Picture } from './contact-sheet.ts';
import { faultsOf, settle, type AxeDepth } from './look.ts';
import { nameOfSize, sizesOf, type Scene, type Stage } from './scene.ts';
import type { Wanted } from './wanted.ts';

/** One way to show a view: language, theme and size. */
export interface Combination<T = Theme> {
  readonly language: Language;
  readonly theme: T;
  readonly size: Size;
  readonly axe: AxeDepth;
}

/** The results of checking a view. */
export interface Looks {
  readonly pictures: readonly Picture[];
  readonly faults: readonly { readonly fault: string; readonly where: string }[];
}

/** A scene's selected sizes. */
function sizesWanted(scene: Scene, wanted: Wanted<Theme>): readonly Size[] {
  const names = wanted.sizes.map(nameOfSize);
  // A window of fixed size has only that one.
  return sizesOf(scene).filter((size) => scene.sizes?.length === 1 || names.includes(nameOfSize(size)));
}

/**
 * The combinations to check. At the scene's own size: every language in every theme, with axe; the first theme is
 * checked for everything and the others only for colours. At other sizes: every language in the first theme, for
 * texts and targets.
 */
export function combinationsOf(scene: Scene, wanted: Wanted<Theme>): readonly Combination[] {
  const [own, ...others] = sizesWanted(scene, wanted);
  const languages = scene.once === true ? wanted.languages.slice(0, 1) : wanted.languages;
  const themes = scene.once === true ? wanted.themes.slice(0, 1) : wanted.themes;
  const [first] = themes;
  if (own === undefined || first === undefined) return [];
  const axeIn = (theme: Theme): AxeDepth => (theme === first ? 'all' : 'colours');
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

/** Choosing a language and a theme takes longer than another size of the window: the sizes of one choice come together. */
function byChoice(combinations: readonly Combination[]): readonly Combination[] {
  const choices = new Set(combinations.map(choiceOf));
  return Array.from(choices).flatMap((choice) => combinations.filter((one) => choiceOf(one) === choice));
}

function choiceOf({ language, theme }: Combination): string {
  return `${language} ${theme}`;
}

/** Checks a scene's view in each combination and saves a picture of each. */
export async function lookAt(
  scene: Scene,
  stage: Stage,
  combinations: readonly Combination[],
  folder: string,
): Promise<Looks> {
  mkdirSync(folder, { recursive: true });
  const faults: Looks['faults'][number][] = [];
  const page = (await scene.page?.(stage)) ?? stage.page;
  const session = await page.context().newCDPSession(page);
  let before: Combination | null = null;
  for (const combination of byChoice(combinations)) {
    await choose(stage, page, scene, combination, before);
    before = combination;
    await scene.again?.(stage);
    await settle(page);
    const { title: where, file } = pictureOf(combination, folder);
    await photograph(session, file);
    faults.push(...(await faultsOf(page, combination.axe)).map((fault) => ({ fault, where })));
  }
  return { pictures: combinations.map((combination) => pictureOf(combination, folder)), faults };
}

/** Saves a picture in less than half the time of `page.screenshot`, which packs it as small as it can. */
async function photograph(session: CDPSession, file: string): Promise<void> {
  const options = { format: 'png', optimizeForSpeed: true } as const;
  const { data } = await session.send('Page.captureScreenshot', options);
  await writeFile(file, data, 'base64');
}

function pictureOf(combination: Combination, folder: string): Picture {
  const title = `${choiceOf(combination)} ${nameOfSize(combination.size)}`;
  return { title, file: join(folder, `${title.replaceAll(' ', '-')}.png`) };
}

async function choose(
  stage: Stage,
  page: Page,
  scene: Scene,
  wanted: Combination,
  before: Combination | null,
): Promise<void> {
  if (scene.once === true) return;
  const { language, theme, size } = wanted;
  if (before === null || choiceOf(before) !== choiceOf(wanted))
    await changeSettings(stage.page, { language, theme }, page);
  // With two screens each window fills its own.
  if (page !== stage.page || scene.twoScreens === true || before?.size === size) return;
  await resize(stage.app, size);
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    size,
  );
}

/** Changes settings, and waits until a page shows them. The idle screen is dark in every theme. */
export async function changeSettings(
  main: Page,
  { language, theme }: Partial<Settings>,
  page = main,
): Promise<void> {
  const change = { ...(language && { language }), theme };
  const answer = await call(main, 'settings.change', change);
  if (!answer.ok) throw new Error(`${JSON.stringify(change)}: ${answer.error.code}`);
  await page.waitForFunction(
    ([lang, worn]) =>
      (lang === undefined || document.documentElement.lang === lang) &&
      document.documentElement.dataset['theme'] === worn,
    [language, theme] as const,
  );
}
