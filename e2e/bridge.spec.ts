import { CALLS } from '../src/contract/contract.ts';
import { readMarks } from '../drive/board.ts';
import { call, currentGame, state, type Answer } from '../drive/bridge.ts';
import { bowlAll } from '../drive/play.ts';
import { expect, test } from './support/test.ts';

test('the bridge is frozen, has the calls of the contract and no others, and shows nothing of Electron', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  const bridge = await page.evaluate(() => {
    const names = Object.keys(window.lane);
    const changed = ((): boolean => {
      try {
        Object.assign(window.lane, { load: () => 'mine', more: () => 'mine' });
      } catch {
        // A strict assignment to a frozen object throws, which is as good.
      }
      return 'more' in window.lane || String(window.lane['load']).includes('mine');
    })();
    return {
      names,
      changed,
      frozen: Object.isFrozen(window.lane),
      functions: names.every((name) => typeof window.lane[name] === 'function'),
      leaked: ['ipcRenderer', 'electron', 'require'].filter((name) => name in window),
    };
  });
  expect(bridge.names.toSorted()).toEqual([...CALLS, 'listen'].toSorted());
  expect(bridge).toMatchObject({ changed: false, frozen: true, functions: true, leaked: [] });
});

/** What no call should be given: wrong types, wrong counts, numbers out of range, keys that are not its own. */
const NONSENSE: readonly (readonly unknown[])[] = [
  [],
  [null],
  [undefined, undefined],
  [0],
  [-1, 'x'],
  [Number.NaN, Number.POSITIVE_INFINITY],
  ['../../etc/passwd'],
  ['g000001-000000', 1e21, { kind: 'roll' }],
  [{ names: ['A'.repeat(10_000)], gameNumber: 1 }],
  [{ names: ['A'], gameNumber: 1, constructor: 'x' }],
  [{ kind: 'roll', entry: { kind: 'pins', pins: '7' } }],
  [{ language: 'fr' }],
  [{ lane: 0 }, 1],
  [[], [], [], []],
  ['\u0000', '\ud800'],
  [Array.from({ length: 2000 }, () => 'X')],
];

test('every call refuses nonsense: no state changes, no stack and no path comes back', async ({ begin }) => {
  const { page, data } = await begin('PJS');
  await bowlAll(page, '7 2');
  const before = await state(page);
  const calls = await page.evaluate(() => Object.keys(window.lane).filter((name) => name !== 'listen'));
  for (const name of calls) {
    for (const args of NONSENSE) {
      // What takes no arguments would do its work; quit would do it for good.
      if (args.length === 0) continue;
      const answer = await call(page, name, ...args);
      expect(answer.ok, `${name}(${JSON.stringify(args)})`).toBe(false);
      plain(answer, data);
    }
  }
  for (const name of ['sheet', 'sheetDrawn'])
    expect(await call(page, name)).toEqual({ ok: false, error: { code: 'forbidden' } });
  expect(await state(page)).toBe(before);
  expect(await readMarks(page, 1)).toBe('72 . . . . . . . . .');
});

test('a command with keys of its own making, or of a prototype, changes nothing', async ({ begin }) => {
  const { app, page, data } = await begin('PJS');
  await bowlAll(page, '7 2');
  const before = await state(page);
  const { id, generation } = await currentGame(page);
  const answers = await page.evaluate(
    async ([game, at]) => {
      const commands: unknown[] = [
        // A spare is no first ball, whatever else is in the command.
        JSON.parse('{"kind":"roll","entry":{"kind":"spare"},"__proto__":{"admin":true}}'),
        JSON.parse('{"kind":"roll","entry":{"kind":"spare","__proto__":{"kind":"strike"}}}'),
        JSON.parse('{"kind":"roll","entry":{"kind":"strike"},"constructor":{"prototype":{"admin":true}}}'),
        JSON.parse('{"kind":"toString","entry":{"kind":"strike"}}'),
        JSON.parse('{"__proto__":{"kind":"stop"}}'),
        { kind: 'roll', entry: { kind: 'pins', pins: 7, split: true } },
        { kind: 'correctFrame', player: 1, frame: 1, balls: [{ entry: { kind: 'foul' } }] },
        { kind: 'correctFrame', player: 1, frame: 11, balls: [] },
        { kind: 'correctFrame', player: 2 ** 53, frame: 1, balls: [] },
      ];
      const { apply } = window.lane;
      if (apply === undefined) throw new Error('the bridge has no apply');
      return Promise.all(commands.map((command) => apply(game, at, command)));
    },
    [id, generation] as const,
  );
  for (const answer of answers) {
    expect(answer.ok).toBe(false);
    plain(answer, data);
  }
  expect(await state(page)).toBe(before);
  expect(await page.evaluate(() => 'admin' in {})).toBe(false);
  expect(await app.evaluate(() => 'admin' in {})).toBe(false);
});

test('an old generation is refused: a ball is never entered twice', async ({ begin }) => {
  const { page } = await begin('PJS');
  await bowlAll(page, '7');
  const { id, generation } = await currentGame(page);
  const roll = { kind: 'roll', entry: { kind: 'pins', pins: 1 } };
  const both = await Promise.all([
    call(page, 'apply', id, generation, roll),
    call(page, 'apply', id, generation, roll),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'stale', generation: 2 } });
  await expect.poll(() => readMarks(page, 1)).toBe('71 . . . . . . . . .');
});

/** An answer is data about what was asked: nothing of the program's inside. */
function plain(answer: Answer, data: string): void {
  const text = JSON.stringify(answer);
  expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|\/out\/|Error:/u);
  expect(text).not.toContain(data);
}
