import fc from 'fast-check';
import { HOSTILE_TESTS } from '../../src/contract/testing/hostile-calls.testing.ts';
import { orderOf } from '../../src/contract/testing/order.testing.ts';
import { CALLS, type CallName } from '../../src/contract/contract.ts';
import { askMain } from '../../drive/ask-main.ts';
import { readMarks } from '../../drive/board.ts';
import { call, currentGame, state } from '../../drive/bridge.ts';
import { putGame } from '../../drive/put-game.ts';
import type { Program } from '../../drive/program.ts';
import { filedGeneration, savedGeneration } from '../../drive/saves.ts';
import { LONG, report, savedFiles, SEED } from '../support/attack.ts';
import { bentArguments, HUGE, recipeOf, type Recipe } from '../support/bent.ts';
import { callWith } from '../support/hostile-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ fresh: true });

test.describe.configure({ timeout: 1_800_000 });

const TRIES = LONG ? 20_000 : 120;
/** Recipes a question to the page. */
const BATCH = 500;

/** In megabytes: what main may hold more after all calls than before them. */
const MOST_MEMORY = 24;

/** Files that a valid call of each group may write. */
const WRITES: Readonly<Record<string, RegExp>> = {
  games: /^(?:games|archive|origin\.json)/u,
  settings: /^settings\.json$/u,
  staff: /^(?:staff|settings)\.json$/u,
  logo: /^logo\.json$/u,
  copy: /^second-copy\.json$/u,
  printing: /^export/u,
};

/** Arguments of the right shape, about the game on the board. */
function shapeOf(name: CallName): readonly Recipe[] {
  const { good } = HOSTILE_TESTS[name];
  const shape = (args: readonly unknown[]): Recipe => {
    const recipe = recipeOf(args);
    if (recipe.is !== 'list' || !['games.apply', 'games.tryAgain', 'games.takeBack'].includes(name))
      return recipe;
    return { is: 'list', items: [{ is: 'game' }, { is: 'generation' }, ...recipe.items.slice(2)] };
  };
  const more: Partial<Record<CallName, readonly (readonly unknown[])[]>> = {
    'games.apply': [
      [
        '',
        0,
        {
          kind: 'correctFrame',
          player: 1,
          frame: 1,
          balls: [{ entry: { kind: 'pins', pins: 8 }, split: false }],
        },
      ],
      ['', 0, { kind: 'rename', player: 1, name: 'PJS', somebodyElse: false }],
      ['', 0, { kind: 'undo' }],
    ],
    'games.new': [[orderOf(['A', 'B'])]],
    'staff.order': [[{ kind: 'setPin', pin: '2468' }], [{ kind: 'recover', code: '482109375561' }]],
    'settings.change': [[{ houseName: 'X', opening: { kind: 'games', games: 3 }, distance: 3 }]],
  };
  return [good, ...(more[name] ?? [])].map(shape);
}

test(
  'no bent call kills main, changes a save that a valid one would not, fills main’s memory or is answered by anything but a value',
  { tag: '@long' },
  async ({ open }) => {
    const program = await open();
    const { page, data } = program;
    await putGame(page, ['PJS', 'KYJ'], 'X 7');
    await call(page, 'staff.order', { kind: 'setPin', pin: '8642' });
    await call(page, 'staff.order', { kind: 'leave' });
    const faults: string[] = [];
    const memory = await heldMemory(program);
    for (const name of CALLS) {
      await test.step(name, async () => {
        const generation = await savedGeneration(data);
        await expect.poll(() => filedGeneration(data)).toBe(generation);
        const before = await savedFiles(data);
        const bent = fc.sample(fc.oneof(...shapeOf(name).map(bentArguments)), { seed: SEED, numRuns: TRIES });
        let [accepted, unsent] = [0, 0];
        const refused: Record<string, number> = {};
        // Calls without arguments ignore any that they are given, and do their work.
        for (let first = 0; first < bent.length; first += BATCH) {
          const recipes = [...bent.slice(first, first + BATCH), ...(first === 0 ? [HUGE] : [])];
          const answered = await callWith(page, name, recipes);
          faults.push(...answered.faults);
          accepted += answered.accepted;
          unsent += answered.unsent;
          for (const [code, times] of Object.entries(answered.refused))
            refused[code] = (refused[code] ?? 0) + times;
        }
        const after = await savedFiles(data);
        const written = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
        const mayWrite =
          accepted > 0 || name === 'staff.order' ? WRITES[name.split('.')[0] ?? ''] : undefined;
        const wrong = written.filter((file) => mayWrite?.test(file) !== true);
        if (wrong.length > 0)
          faults.push(`${name} wrote ${wrong.join()} after ${String(accepted)} valid calls`);
        if (name === 'games.apply' && (await savedGeneration(data)) !== generation + accepted)
          faults.push(`${String(accepted)} commands were accepted, and others were saved`);
        const answers = Object.values(refused).reduce((sum, times) => sum + times, 0);
        report({ what: `bridge: ${name}`, tried: bent.length + 1, accepted, refused: answers + unsent });
      });
    }
    expect(faults).toEqual([]);
    const { id } = await currentGame(page);
    expect(id).not.toBe('');
    expect((await heldMemory(program)) - memory).toBeLessThan(MOST_MEMORY);
    expect(await page.evaluate(() => 'admin' in {})).toBe(false);
    expect(await askMain(() => program.app.evaluate(() => 'admin' in {}))).toBe(false);
  },
);

test('every call of a page that is not ours, or in a window that is not ours, is forbidden', async ({
  begin,
}) => {
  const program = await begin('PJS');
  const { page } = program;
  const before = await state(page);
  const asked = CALLS.map((name) => [name, HOSTILE_TESTS[name].good] as const);
  const answers = await program.app.evaluate(async ({ app, BrowserWindow }, calls) => {
    const preload = `${app.getAppPath()}/out/preload/index.cjs`;
    const strangers = [
      'data:text/html,<p>',
      'about:blank',
      'app://headpin/index.html',
      'app://headpin/sheet.html',
    ];
    const heard: Record<string, string> = {};
    for (const address of strangers) {
      const webPreferences = {
        preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegrationInSubFrames: true,
      };
      const window = new BrowserWindow({ show: false, webPreferences });
      await window.loadURL(address).catch(() => undefined);
      const script = `Promise.all(${JSON.stringify(calls)}.map(async ([name, args]) => {
          const [noun, verb] = name.split('.');
          return JSON.stringify(await lane[noun][verb](...args));
        })).then((all) => [...new Set(all)].join())`;
      heard[address] = String(await window.webContents.executeJavaScript(script));
      window.destroy();
    }
    return heard;
  }, asked);
  const forbidden = JSON.stringify({ ok: false, error: { code: 'forbidden' } });
  expect(new Set(Object.values(answers))).toEqual(new Set([forbidden]));
  expect(await state(page)).toBe(before);
  expect(await readMarks(page, 1)).toBe('. . . . . . . . . .');
  report({
    what: 'bridge: strange windows',
    tried: 4 * asked.length,
    accepted: 0,
    refused: 4 * asked.length,
  });
});

/** Main's memory in megabytes once nothing unused is left in it. */
async function heldMemory({ app }: Program): Promise<number> {
  return askMain(() =>
    app.evaluate(() => {
      const { setFlagsFromString } = process.getBuiltinModule('node:v8');
      const { runInNewContext } = process.getBuiltinModule('node:vm');
      setFlagsFromString('--expose-gc');
      const collect = runInNewContext('gc') as () => void;
      collect();
      return process.memoryUsage().heapUsed / 1024 / 1024;
    }),
  );
}
