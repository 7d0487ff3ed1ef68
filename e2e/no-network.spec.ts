import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPrintServer } from './support/cups.ts';
import { newDataFolder } from '../drive/program.ts';
import { putGame } from '../drive/put-game.ts';
import { savedGeneration } from '../drive/saves.ts';
import { expect, test } from './support/test.ts';
import { TracedProgram, whyUntraced } from './support/traced.ts';
import { TwoScreens, whyOneScreen } from '../drive/two-screens.ts';

// A traced program is slow, and the machine may be busy.
test.describe.configure({ timeout: 300_000 });
const SLOW = { timeout: 120_000 };
/** In milliseconds between presses: sooner, the same key would be a bounce. */
const APART = 300;

const why = whyUntraced() ?? whyOneScreen();
test.skip(why !== null, why ?? '');

test('from first instruction to end, a start, a game, a PDF and a print contact no network', async ({
  open,
  data,
}) => {
  // A second program of the same size tells where the buttons are, because the traced one cannot be queried.
  const seen = await newDataFolder();
  const { page, stop } = await open({ data: seen });
  await putGame(page, ['PJS'], 'X'.repeat(12));
  const box = await page.getByRole('button', { name: 'Save PDF' }).first().boundingBox();
  if (box === null) throw new Error('there is no button for a PDF');
  await stop();
  await rm(seen, { recursive: true });

  const folder = await mkdtemp(join(tmpdir(), 'headpin-traced-'));
  const screens = await TwoScreens.start();
  // The overhead is a second page.
  screens.plugIn();
  const server = await startPrintServer([{ name: 'Counter' }]);
  const env = { ...screens.environment, ...server.env };
  const program = new TracedProgram({ folder, data, args: ['--players', 'PJS'], env });
  const hands = (...asked: readonly string[]): string => {
    program.stillThere();
    const { status, stdout, stderr } = spawnSync('xdotool', asked, {
      encoding: 'utf8',
      env: { ...process.env, ...screens.environment },
    });
    if (status !== 0) throw new Error(`xdotool ${asked.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  try {
    await program.painted();
    const window = hands('getwindowfocus');
    // Presses again until the press counts, as users do; the traced program may stand still for a moment.
    const pressUntil = async (key: string, generation: number): Promise<void> => {
      const pressed = async (): Promise<number> => {
        const saved = await savedGeneration(data).catch(() => -1);
        if (saved < generation) hands('key', key);
        return saved;
      };
      await expect.poll(pressed, { ...SLOW, intervals: [APART] }).toBe(generation);
    };
    await pressUntil('Return', 0);
    await pressUntil('x', 12);
    hands('key', 'p');
    await expect
      .poll(async () => {
        // It prints once the panel is open and knows its printer.
        if ((await server.jobs()) === 0) hands('key', 'Return');
        return server.jobs();
      }, SLOW)
      .toBeGreaterThan(0);
    await server.job(1);
    hands('key', 'Escape');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2].map((at) => String(Math.round(at)));
    await expect
      .poll(async () => {
        const saved = (await readdir(join(data, 'export')).catch(() => [])).length;
        if (saved === 0) hands('mousemove', '--window', window, x ?? '', y ?? '', 'click', '1');
        return saved;
      }, SLOW)
      .toBeGreaterThan(0);
    expect(await program.end()).toEqual([]);
  } finally {
    program.kill();
    await server.stop();
    await screens.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
