import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBoard } from '../../drive/board.ts';
import { bowlAll, startGame } from '../../drive/play.ts';
import type { Program, ProgramOptions } from '../../drive/program.ts';
import { commandOf, killTree } from '../../drive/process-tree.ts';
import { readRuntime, root } from '../../drive/runtime.ts';
import { takeTurns } from '../../drive/turns.ts';
import { LaneThroughMain } from '../support/reborn.ts';
import { expect, test } from '../support/test.ts';
import { faultOf, FAULTS, type Fault } from '../support/thrown.ts';

test.use({ fresh: true });

/** The exit code after which a kiosk starts the program again and counts the error. */
const CRASHED = 70;

interface Crashed {
  readonly code: unknown;
  /** From the error to the end of the process, in milliseconds. */
  readonly took: number;
}

/** Has main throw, and waits until the program is gone. */
async function crash({ app }: Pick<Program, 'app'>, fault: Fault): Promise<Crashed> {
  const ended = once(app.process(), 'exit');
  const began = performance.now();
  await fault(app).catch(() => undefined);
  const [code] = (await ended) as [unknown];
  return { code, took: performance.now() - began };
}

/** As the kiosk starts a lane that it watches. */
function watched(data: string): Readonly<Record<string, string>> {
  return { HEADPIN_HEARTBEAT: `${data}-alive` };
}

/** A game after a strike and an eight, on a lane that a kiosk watches. */
async function bowling(open: (options: ProgramOptions) => Promise<Program>, data: string): Promise<Program> {
  await writeFile(`${data}-alive`, '');
  const program = await open({ args: ['--players', 'PJS,KYJ'], env: watched(data) });
  await startGame(program.page);
  await bowlAll(program.page, 'X 8');
  return program;
}

/** What a kiosk tells the program that it starts after so many errors. */
function after(errors: number): Readonly<Record<string, string>> {
  const now = String(Math.floor(Date.now() / 1000));
  return { HEADPIN_CRASHES: Array.from({ length: errors }, () => now).join(',') };
}

async function eventsIn(data: string): Promise<readonly string[]> {
  const log = await readFile(join(data, 'log', 'headpin.log'), 'utf8');
  return log
    .trim()
    .split('\n')
    .map((line) => String((JSON.parse(line) as { readonly event: unknown }).event));
}

const TURNS = 14;
const names = Object.keys(FAULTS);
const shares = Array.from({ length: TURNS }, (_none, turn) =>
  names.filter((_name, at) => at % TURNS === turn),
);

for (const { one, share, tag } of takeTurns(shares))
  test(
    `an error in main ends it without a dialog and the next start shows the same game (${share}: ${one.join(', ')})`,
    { tag },
    async ({ open, data }) => {
      let { app, page } = await bowling(open, data);
      const shown = await readBoard(page);
      for (const [errors, name] of one.entries()) {
        const { code, took } = await crash({ app }, faultOf(name));
        expect(code, name).toBe(CRASHED);
        // A dialog would wait for somebody.
        expect(took, name).toBeLessThan(30_000);
        const env = { ...watched(data), ...after(Math.min(errors + 1, 2)) };
        ({ app, page } = await open({ keepNotices: true, env }));
        expect(await readBoard(page), name).toEqual(shown);
        await expect(page.locator('.notice').first()).toContainText('An error ended Headpin');
        const crashes = (await eventsIn(data)).filter((event) => event === 'crashed');
        expect(crashes, name).toHaveLength(errors + 1);
      }
      const log = await readFile(join(data, 'log', 'headpin.log'), 'utf8');
      expect(log).toMatch(/"event":"crashed","headpin":"[\d.]+","electron":"[\d.]+","what":"/u);
      await rm(`${data}-alive`, { force: true });
    },
  );

test('an error between the journal and the answer loses no shown ball and doubles none', async ({
  open,
  data,
}) => {
  const program = await bowling(open, data);
  const lane = await LaneThroughMain.of(program);
  const held = await lane.holdSyncs();
  await lane.press('/');
  await expect.poll(held.count).toBe(1);
  expect((await crash(program, faultOf('a timer'))).code).toBe(CRASHED);
  const { page } = await open({ env: after(1) });
  const marks = (await readBoard(page)).map(({ frames }) => frames[0]?.marks);
  expect([
    ['X', '8'],
    ['X', '8/'],
  ]).toContainEqual(marks);
  await rm(`${data}-alive`, { force: true });
});

test('while the program ends, an error ends it at once; what hangs ends after five seconds', async ({
  open,
  data,
}) => {
  const program = await bowling(open, data);
  const quitting: Fault = (app) =>
    app.evaluate(({ app }) => {
      app.on('before-quit', () => {
        setTimeout(() => {
          throw new Error('on purpose');
        });
      });
      app.quit();
    });
  expect((await crash(program, quitting)).code).toBe(0);
  const again = await open({ keepNotices: true });
  const lane = await LaneThroughMain.of(again);
  const held = await lane.holdSyncs();
  const hanging: Fault = (app) =>
    app.evaluate(({ app }) => {
      app.quit();
    });
  await lane.press('/');
  await expect.poll(held.count).toBe(1);
  const { code, took } = await crash(again, hanging);
  expect(code).toBe(0);
  // The limit, and what a busy machine adds.
  expect(took).toBeGreaterThan(4_500);
  expect(took).toBeLessThan(30_000);
  const last = await open();
  expect((await readBoard(last.page))[0]?.frames[0]?.marks).toBe('X');
  await rm(`${data}-alive`, { force: true });
});

test('where errors came back three times, the program waits for staff, who start it by a touch', async ({
  open,
  data,
}) => {
  const { app, page } = await open({ args: ['--players', 'PJS'], env: after(3) });
  await expect(page.locator('main')).toContainText('Headpin stopped three times in ten minutes.');
  await expect(page.locator('main')).toContainText(join(data, 'log', 'headpin.log'));
  const lane = app.waitForEvent('window');
  // The page may be gone before its click is over.
  await page
    .getByRole('button', { name: 'Start Headpin' })
    .click()
    .catch(() => undefined);
  await (await lane).getByRole('button', { name: /^Start/u }).waitFor();
});

test('an error in a page is logged once with its stack, and the page goes on', async ({ open, data }) => {
  const { page } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a page on purpose');
    });
    void Promise.reject(new Error('a promise on purpose'));
  });
  const lines = async (): Promise<readonly string[]> => {
    const log = await readFile(join(data, 'log', 'headpin.log'), 'utf8');
    return log.split('\n').filter((line) => line.includes('on purpose'));
  };
  await expect.poll(async () => (await lines()).length).toBe(2);
  for (const line of await lines()) expect(line).toMatch(/index\.html: Error: a \w+ on purpose\\n {4}at /u);
  await bowlAll(page, 'X 8');
  expect(await lines()).toHaveLength(2);
});

/** The processes whose command line names this data folder. */
function startedOn(data: string): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && commandOf(pid).includes(data));
}

/** Throws in main each time that it has started and told of the errors before, three times. */
const THROWS = `
const fs = require('node:fs');
const timer = setInterval(() => {
  if (process.listenerCount('uncaughtException') === 0 || !fs.existsSync(process.env.HEADPIN_FAULT_LOG)) return;
  const log = fs.readFileSync(process.env.HEADPIN_FAULT_LOG, 'utf8');
  const logged = (event) => log.split('"event":"' + event + '"').length - 1;
  const crashed = logged('crashed');
  if (crashed === 3 || logged('started') <= crashed || logged('notice') < crashed) return;
  clearInterval(timer);
  throw new Error('on purpose');
}, 20);
`;

test('without a kiosk the program starts itself again after an error, and after three in ten minutes it stays up with a sentence for staff', async ({
  data,
}) => {
  await writeFile(`${data}-throws.cjs`, THROWS);
  const sandbox = process.env['HEADPIN_NO_SANDBOX'] === '1' ? ['--no-sandbox'] : [];
  const child = spawn(
    readRuntime().executable,
    [...sandbox, root, '--', '--windowed', '--lang', 'en', '--data', data, '--players', 'PJS'],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: `-r ${data}-throws.cjs`,
        HEADPIN_FAULT_LOG: join(data, 'log', 'headpin.log'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  try {
    await expect
      .poll(() => output, { timeout: 120_000 })
      .toContain('Headpin stopped three times in ten minutes.');
    const events = await eventsIn(data);
    expect(events.filter((event) => event === 'started')).toHaveLength(3);
    expect(events.filter((event) => event === 'crashed')).toHaveLength(3);
    expect(events.filter((event) => event === 'notice')).toHaveLength(2);
  } finally {
    // The program that stays was started by one that is gone.
    for (const pid of startedOn(data)) killTree(pid);
    await rm(`${data}-throws.cjs`, { force: true });
  }
});
