/**
 * `npm run demo`: a real four-player game entered by keyboard in the real program; leaves pictures and the sheet in
 * demo/.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { readBoard } from '../drive/board.ts';
import { bowl, countBalls, press, startGame, waitForBalls } from '../drive/play.ts';
import { startProgram } from '../drive/program.ts';
import { buildIfStale } from './build.ts';
import { frames, names } from './demo/game.ts';
import type { Run } from './processes.ts';
import { describeRuntime, isRoot, readRuntime, root, runtimeEnvironment } from '../drive/runtime.ts';
import { runScript } from './script.ts';
import { startVirtualDisplay } from './xvfb.ts';

const folder = join(root, 'demo');
const screen = { width: 1920, height: 1080 };

async function demo(run: Run, stop: AbortSignal): Promise<number> {
  const runtime = readRuntime();
  await buildIfStale(stop);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log(`four players bowl a game in Headpin, on ${describeRuntime(runtime)}`);
  // Always on its own display: pictures have one size, and the user's screen is free.
  Object.assign(
    process.env,
    run.environment,
    runtimeEnvironment(runtime),
    await startVirtualDisplay(run, { width: 2400, height: 1350 }),
  );
  if (isRoot()) process.env['HEADPIN_NO_SANDBOX'] = '1';
  const data = join(run.folder, 'data');
  const options = ['--lane', '12', '--players', names.join(',')];
  const program = await startProgram({ data, args: options, size: screen });
  const { page } = program;
  await page.waitForFunction((width) => window.innerWidth === width, screen.width);
  await keep(page, '1-set-up');
  await startGame(page);
  for (const [index, frame] of frames.entries()) {
    for (const balls of frame) await bowlFrame(page, balls);
    console.log(`frame ${String(index + 1)} bowled`);
    if (index === 5) await showMiddle(page);
  }
  await page.getByRole('button', { name: 'Save PDF' }).waitFor();
  await keep(page, '6-end');
  await page.getByRole('button', { name: 'Save PDF' }).click();
  const sheet = await savedSheet(data);
  const lines = await readBoard(page);
  await program.stop();
  console.log(`\nin ${relative(process.cwd(), folder) || '.'}/: ${readdirSync(folder).join(', ')}`);
  return checkSheet(
    sheet,
    lines.map(({ name, posted }) => `${name} ${String(posted)}`),
  );
}

/** Bowls a frame, `(8)/` for a split, at a pace that the eye can follow. */
async function bowlFrame(page: Page, balls: string): Promise<void> {
  for (const mark of balls.replaceAll(/[()]/gu, '')) {
    await bowl(page, mark);
    await page.waitForTimeout(60);
    if (balls.includes(`(${mark})`)) await press(page, 's');
  }
}

/** The lane after six frames: the bare board, the console, and a correction before and after. */
async function showMiddle(page: Page): Promise<void> {
  await keep(page, '2-console');
  await press(page, 'b');
  await keep(page, '3-board');
  await press(page, 'b');
  // PJS made the ten pin in the third frame, but a miss was entered.
  const balls = await countBalls(page);
  const frame = page.locator('[data-player="1"] [data-frame="3"]');
  await frame.click({ position: { x: 10, y: 10 } });
  await press(page, '8');
  await press(page, '/');
  await keep(page, '4-correction');
  await press(page, 'Enter');
  await page.locator('[data-player="1"] [data-marks="8/"][data-frame="3"]').waitFor();
  await waitForBalls(page, balls);
  await keep(page, '5-corrected');
}

async function keep(page: Page, name: string): Promise<void> {
  // Marks land within 220 ms.
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The saved PDF, copied beside the pictures; null when it went to a stick. */
async function savedSheet(data: string): Promise<string | null> {
  const exported = join(data, 'export');
  const started = Date.now();
  while (Date.now() - started < 30_000) {
    const file = existsSync(exported) ? readdirSync(exported).find((name) => name.endsWith('.pdf')) : null;
    if (file !== undefined && file !== null) {
      copyFileSync(join(exported, file), join(folder, file));
      return join(folder, file);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return null;
}

/** Checks the sheet against the last picture; reports when pdftotext is missing. */
function checkSheet(sheet: string | null, scores: readonly string[]): number {
  console.log(`the board at the end: ${scores.join(', ')}`);
  if (sheet === null) {
    console.error('no sheet came into the export folder (with a USB stick plugged in it goes there).');
    return 1;
  }
  let text: string;
  try {
    text = execFileSync('pdftotext', ['-layout', sheet, '-'], { encoding: 'utf8' });
  } catch {
    console.log('the sheet was not read back: there is no pdftotext here.');
    return 0;
  }
  const words = new Set(text.split(/\s+/u));
  const missing = scores.filter((score) => !score.split(' ').every((word) => words.has(word)));
  if (missing.length > 0) console.error(`the sheet does not say: ${missing.join(', ')}`);
  else console.log('the sheet says the same: four names, four totals.');
  return missing.length > 0 ? 1 : 0;
}

await runScript(demo);
