/** `npm run views`: every view in four languages and three sizes as pictures in views/, and what is clipped or overlaps in them. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { call } from '../e2e/support/bridge.ts';
import { resize, startProgram, type Program } from '../e2e/support/program.ts';
import { THEMES, type Settings } from '../src/preload/contract.ts';
import { LANGUAGES } from '../src/text/language.ts';
import { buildIfStale } from './build.ts';
import type { Run } from './processes.ts';
import { isRoot, readRuntime, root, runtimeEnvironment } from './runtime.ts';
import { runScript } from './script.ts';
import { makeContactSheets, type Picture } from './views/contact-sheet.ts';
import { drawnTexts } from './views/drawn-texts.ts';
import { scenes, type Scene } from './views/scenes.ts';
import { textFaults } from './views/text-faults.ts';
import { startVirtualDisplay } from './xvfb.ts';

const folder = join(root, 'views');
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
] as const;
type Size = (typeof sizes)[number];

async function views(run: Run, stop: AbortSignal): Promise<number> {
  await buildIfStale(stop);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  Object.assign(
    process.env,
    run.environment,
    runtimeEnvironment(readRuntime()),
    await startVirtualDisplay(run, { width: 2400, height: 1350 }),
  );
  if (isRoot()) process.env['HEADPIN_NO_SANDBOX'] = '1';
  const faults: string[] = [];
  let taken = 0;
  for (const size of sizes) {
    if (stop.aborted) break;
    const pictures = await viewsAt(size, join(run.folder, `data-${String(size.width)}`), faults);
    taken += pictures.length;
    console.log(`${nameOf(size)}: ${String(pictures.length)} pictures`);
  }
  for (const fault of faults) console.error(fault);
  console.log(
    `${String(taken)} pictures in views/, ${String(faults.length)} texts clipped, covered or overlapping`,
  );
  return faults.length > 0 || stop.aborted ? 1 : 0;
}

async function viewsAt(size: Size, data: string, faults: string[]): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  const players = ['--players', 'KYJ,PJS,최민서,Alexandra K.,볼링왕김도윤'];
  const program = await startProgram({ data, args: players, size });
  await resize(program.app, size);
  await program.page.waitForFunction((width) => window.innerWidth === width, size.width);
  for (const scene of scenes) pictures.push(...(await lookAt(scene, program, size, faults)));
  await makeContactSheets(program.app, pictures, join(folder, `contact-${nameOf(size)}`));
  await program.stop();
  return pictures;
}

async function lookAt(
  scene: Scene,
  program: Program,
  size: Size,
  faults: string[],
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  const keep = async (label: string): Promise<void> => {
    const title = `${scene.name} ${label}`;
    const file = join(folder, `${nameOf(size)}-${scene.name}-${label}.png`);
    await settle(program);
    const found = textFaults(await drawnTexts(program.page));
    faults.push(...found.map((fault) => `${nameOf(size)} ${title}: ${fault}`));
    await program.page.screenshot({ path: file });
    pictures.push({ title, file });
  };
  await scene.show(program);
  for (const language of LANGUAGES) {
    await choose(program, { language });
    await scene.again?.(program);
    await keep(language);
  }
  await choose(program, { language: 'en' });
  for (const theme of scene.themes === true ? THEMES.filter((name) => name !== 'night') : []) {
    await choose(program, { theme });
    await keep(theme);
  }
  await choose(program, { theme: 'night' });
  await scene.leave?.(program);
  return pictures;
}

/** Changes a setting through the bridge and waits until the page wears it. */
async function choose({ page }: Program, change: Partial<Settings>): Promise<void> {
  await call(page, 'changeSettings', change);
  await page.waitForFunction(
    ({ language, theme }) =>
      (language === undefined || document.documentElement.lang === language) &&
      (theme === undefined || document.documentElement.dataset['theme'] === theme),
    { language: change.language, theme: change.theme },
  );
}

/** What moves has landed within 220 ms; fonts come when a text first wants them. */
async function settle({ page }: Program): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(260);
}

function nameOf(size: Size): string {
  return `${String(size.width)}x${String(size.height)}`;
}

await runScript(views);
