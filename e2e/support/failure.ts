import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { Program } from '../../drive/program.ts';
import { noteSpoiled } from './spoiled.ts';

/** In milliseconds: a window that hangs gives no picture. */
const PATIENCE = 10_000;

/** Keeps what a person needs of a failed test, and notes what the machine did to it. */
export async function noteFailure(programs: readonly Program[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  await Promise.all(programs.map((program, index) => keep(program, `program-${String(index + 1)}`, info)));
  await noteSpoiled(programs, info);
}

/** Keeps what programs without a window said in a failed test. */
export async function keepTexts(name: string, texts: readonly string[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const [index, text] of texts.entries()) {
    const path = info.outputPath(`${name}-${String(index + 1)}.log`);
    await writeFile(path, text);
    info.attachments.push({ name, path, contentType: 'text/plain' });
  }
}

async function keep(program: Program, name: string, info: TestInfo): Promise<void> {
  const pictures = program.app.windows().map(async (page, index) => {
    const path = info.outputPath(`${name}-window-${String(index + 1)}.png`);
    await page.screenshot({ path, timeout: PATIENCE });
    return path;
  });
  // A window may be gone, as may the whole program.
  for (const picture of await Promise.allSettled(pictures))
    if (picture.status === 'fulfilled')
      // `info.attach` would copy it.
      info.attachments.push({ name, path: picture.value, contentType: 'image/png' });
  await keepTexts(name, [`${program.output()}\n${await logOf(program.data)}`], info);
}

/** The program's log files, the newest last. */
async function logOf(data: string): Promise<string> {
  const folder = join(data, 'log');
  const names = await readdir(folder).catch(() => []);
  const read = names
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map(async (name) => `── ${name} ──\n${await readFile(join(folder, name), 'utf8').catch(String)}`);
  return (await Promise.all(read)).join('\n');
}
