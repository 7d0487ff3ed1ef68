import { HOSTILE_TESTS } from '../src/contract/testing/hostile-calls.testing.ts';
import { orderOf } from '../src/contract/testing/order.testing.ts';
import { CALLS, type CallName } from '../src/contract/contract.ts';
import { readMarks } from '../drive/board.ts';
import { call, callEach, currentGame, state, type Answer } from '../drive/bridge.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';

test('the bridge is frozen, has the calls of the contract and no others, and shows nothing of Electron', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  const bridge = await page.evaluate(() => {
    const { lane } = window;
    const groups = Object.entries(lane).filter(([name]) => name !== 'listen');
    const calls = groups.flatMap(([noun, group]) =>
      Object.entries(group).map(([verb, call]) => [`${noun}.${verb}`, call] as const),
    );
    const changed = ((): boolean => {
      for (const target of [lane, lane.program])
        try {
          Object.assign(target, { load: () => 'mine', more: () => 'mine' });
        } catch {
          // A strict assignment to a frozen object throws, which is as good.
        }
      return 'more' in lane || 'more' in lane.program || String(lane.program.load).includes('mine');
    })();
    return {
      names: calls.map(([name]) => name),
      changed,
      frozen: [lane, ...groups.map(([, group]) => group)].every((each) => Object.isFrozen(each)),
      functions: calls.every(([, call]) => typeof call === 'function') && 'listen' in lane,
      leaked: ['ipcRenderer', 'electron', 'require'].filter((name) => name in window),
    };
  });
  expect(bridge.names.toSorted()).toEqual(CALLS.toSorted());
  expect(bridge).toMatchObject({ changed: false, frozen: true, functions: true, leaked: [] });
});

/** Arguments that every call must refuse: wrong types, wrong counts, numbers out of range, foreign keys. */
const NONSENSE: readonly (readonly unknown[])[] = [
  [],
  [null],
  [undefined, undefined],
  [0],
  [-1, 'x'],
  [Number.NaN, Number.POSITIVE_INFINITY],
  ['../../etc/passwd'],
  ['g000001-000000', 1e21, { kind: 'roll' }],
  [orderOf(['A'.repeat(10_000)])],
  [{ ...orderOf(['A']), constructor: 'x' }],
  [{ kind: 'roll', entry: { kind: 'pins', pins: '7' } }],
  [{ language: 'fr' }],
  [{ lane: 0 }, 1],
  [[], [], [], []],
  ['\u0000', '\ud800'],
  [Array.from({ length: 2000 }, () => 'X')],
];

test('every call refuses nonsense: no state changes, and no stack or path is returned', async ({ begin }) => {
  const { page, data } = await begin('PJS');
  await putBalls(page, '7 2');
  const before = await state(page);
  for (const name of CALLS) {
    const hostile = HOSTILE_TESTS[name].hostile.map(({ args }) => args);
    // A call without arguments would do its work; `quit` would end the program.
    const bad = [...NONSENSE, ...hostile].filter((args) => args.length > 0 && !isGood(name, args));
    const answers = await callEach(page, name, bad);
    expect(answers).toHaveLength(bad.length);
    expect(
      bad.filter((_args, place) => answers[place]?.ok !== false),
      name,
    ).toEqual([]);
    for (const answer of answers) plain(answer, data);
  }
  for (const name of ['sheet.order', 'sheet.drawn'] as const)
    expect(await call(page, name)).toEqual({ ok: false, error: { code: 'forbidden' } });
  expect(await state(page)).toBe(before);
  expect(await readMarks(page, 1)).toBe('72 . . . . . . . . .');
});

test('a command with unknown keys, or with keys of a prototype, changes nothing', async ({ begin }) => {
  const { app, page, data } = await begin('PJS');
  await putBalls(page, '7 2');
  const before = await state(page);
  const { id, generation } = await currentGame(page);
  const answers = await page.evaluate(
    async ([game, at]) => {
      const commands: unknown[] = [
        // A spare is not a first ball, whatever else is in the command.
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
      const { apply } = window.lane.games;
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
  await putBalls(page, '7');
  const { id, generation } = await currentGame(page);
  const roll = { kind: 'roll', entry: { kind: 'pins', pins: 1 } };
  const both = await Promise.all([
    call(page, 'games.apply', id, generation, roll),
    call(page, 'games.apply', id, generation, roll),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'stale', generation: 2 } });
  await expect.poll(() => readMarks(page, 1)).toBe('71 . . . . . . . . .');
});

/** No game means every game there: prints what is missing, which here is nothing. */
function isGood(name: CallName, args: readonly unknown[]): boolean {
  return name === 'printing.again' && args.length === 1 && args[0] === null;
}

/** An answer is data about what was asked: nothing of the program's inside. */
function plain(answer: Answer, data: string): void {
  const text = JSON.stringify(answer);
  expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|\/out\/|Error:/u);
  expect(text).not.toContain(data);
}
