import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { press, startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';

const CHECK = fileURLToPath(new URL('../src/terminal/check.ts', import.meta.url));

/** Checks the folder as `npm run check-data` does. */
function checked(data: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [CHECK, '--data', data, '--json'], (_error, out, complaint) => {
      if (out === '') reject(new Error(complaint));
      else resolve(JSON.parse(out) as unknown);
    });
  });
}

async function eventsIn(data: string): Promise<readonly unknown[]> {
  const lines = (await readFile(join(data, 'log', 'headpin.log'), 'utf8')).trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { readonly event: unknown }).event);
}

/** Null while there is no file yet. */
async function health(data: string): Promise<unknown> {
  return JSON.parse(await readFile(join(data, 'health.json'), 'utf8').catch(() => 'null')) as unknown;
}

test('a lane is looked after without a terminal: staff read how it is, monitoring sees a ball that waits, and its folder is whole', async ({
  open,
  data,
}) => {
  const program = await open({ args: ['--players', 'PJS'], own: true });
  const { page } = program;
  await startGame(page);
  await putBalls(page, 'X 7');
  await expect.poll(() => health(data)).toMatchObject({ state: 'running', saves: { failed: 0 } });

  // The check runs beside the program, and knows every file that the program and Chromium make.
  expect(await checked(data)).toMatchObject({
    ...{ verdict: 'whole', findings: [], held: { kind: 'process', writer: 'program' } },
    counts: { running: 1 },
  });

  const [games, elsewhere] = [join(data, 'games'), join(data, 'elsewhere')];
  await rename(games, elsewhere);
  await press(page, '2');
  await expect
    .poll(() => health(data))
    .toMatchObject({ state: 'waiting', saves: { last: { trouble: 'folder-missing' } } });
  await rename(elsewhere, games);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => health(data)).toMatchObject({ state: 'running', saves: { failed: 1 } });

  await press(page, 'o');
  await page.getByRole('button', { name: /^Settings/u }).click();
  const view = page.locator('main.settings');
  await view.getByRole('button', { name: 'Diagnostics', exact: true }).click();
  await expect(view).toContainText(/Headpin \d+\.\d+\.\d+, Electron/u);
  await expect(view).toContainText('Headpin started');
  await expect(view).toContainText('A save failed trouble=folder-missing');
  await view.getByRole('button', { name: 'Save to a stick' }).click();
  await expect(view.getByRole('status')).toContainText(/headpin-.+\.txt/u);

  await program.stop();
  expect(await health(data)).toMatchObject({ state: 'stopped' });
  const events = await eventsIn(data);
  expect(events[0]).toBe('started');
  expect(events.at(-1)).toBe('stopped');
  expect(events).toEqual(expect.arrayContaining(['save-failed', 'save-again', 'exported', 'screens']));
  expect(await checked(data)).toMatchObject({ verdict: 'whole', findings: [], held: { kind: 'nobody' } });
});

test('a lane whose log and health file cannot be written bowls as ever', async ({ open, data }) => {
  await mkdir(join(data, 'health.json'), { recursive: true });
  await writeFile(join(data, 'log'), 'not a folder');
  const { page } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  await putBalls(page, '7 2 X');
  expect(await readFile(join(data, 'log'), 'utf8')).toBe('not a folder');
});
