import { ANY_GAME } from '../../contract/contract.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counted, wholeNews } from '../../contract/contract.ts';
import { PARTY, STOP, begun, failing, refusal, reopened, start, view } from './testing/lane.testing.ts';
import { namesIn, tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { sealText } from '../../saves/record/sealed-text.ts';
import { makeRecord, parseRecord } from '../../saves/record/game-record.ts';
import { NOON, ball } from '../../saves/record/testing/game.testing.ts';
import { idsIn } from '../../saves/record/testing/ids.testing.ts';
import { ORIGIN_FILE } from '../../saves/settings/origin-file.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';

const ID = expect.stringMatching(/^[0-9a-f]{24}$/u) as string;

/** The id in the data folder's file. */
async function originOf(data: string): Promise<string> {
  const reading = ORIGIN_FILE.parse(await readFile(join(data, 'origin.json')));
  return reading.kind === 'read' ? reading.value.origin : expect.fail(reading.kind);
}

const NEWEST = { ...ANY_GAME, before: null, count: 50 };

test('a newer program’s running game is listed and read, the next game begins after it, and its file stays', async () => {
  const lane = await begun();
  const path = join(lane.data, 'games', `${lane.game.id}.json`);
  const sheet = Array.from({ length: 450 }, (_, place) => `P${String(place)}: X = 10`);
  const { startedAt } = lane.game.setup;
  const newer = sealText('headpin-game', 900, [
    ['setup', JSON.stringify({ startedAt })],
    ['sheet', JSON.stringify(sheet)],
  ]);
  await writeFile(path, newer);
  const { games } = await start(lane.data);
  expect(games.current()).toBeNull();
  expect(view(await games.newGame(PARTY, 7)).counter).toBe(2);
  expect((await games.page(NEWEST)).games[1]).toMatchObject({ id: lane.game.id, phase: 'newer' });
  for (const [from, more] of [
    [0, true],
    [200, true],
    [250, false],
    [400, false],
    [450, false],
  ] as const)
    expect(await games.sheetText(lane.game.id, from)).toEqual({
      ok: true,
      value: { lines: sheet.slice(from, from + 200), more },
    });
  const refused = refusal({ code: 'no-such-game' });
  expect(await games.sheetText('g000009-0a1b2c', 0)).toEqual(refused);
  expect(await games.remove({ kind: 'game', gameId: lane.game.id })).toEqual(refused);
  await games.tidy();
  expect(await readFile(path, 'utf8')).toBe(newer);
});

test('a newer program’s game without a sheet says so', async () => {
  const lane = await begun();
  const newer = sealText('headpin-game', 900, [['lanes', '[7,8]']]);
  await writeFile(join(lane.data, 'games', `${lane.game.id}.json`), newer);
  const { games } = await start(lane.data);
  expect(await games.sheetText(lane.game.id, 0)).toEqual({ ok: true, value: { lines: null, more: false } });
});

describe('a new game', () => {
  test('is on disk, on the board and announced', async () => {
    const lane = await start(await tempFolder());
    expect(lane.games.current()).toBeNull();
    const game = view(await lane.games.newGame(orderOf([' pjs', '김영준']), 7));
    expect(game.id).toMatch(/^g000001-[0-9a-f]{24}$/u);
    expect(game).toMatchObject({ events: [], savedAt: NOON, waiting: null });
    expect(game.setup).toEqual({
      format: 'ten-pin',
      lane: 7,
      gameNumber: 1,
      startedAt: NOON,
      origin: await originOf(lane.data),
      party: ID,
      players: [
        { id: 1, name: 'pjs', bowler: ID, series: { id: ID, number: 1 } },
        { id: 2, name: '김영준', bowler: ID, series: { id: ID, number: 1 } },
      ],
    });
    expect(new Set(idsIn(game)).size).toBe(6);
    expect(lane.announced).toEqual([{ name: 'gameChanged', value: wholeNews(game) }]);
    expect(await reopened(lane)).toEqual({ ...game, revision: 0 });
  });

  test('with an invalid name is refused, and nothing is written', async () => {
    const lane = await start(await tempFolder());
    expect(await lane.games.newGame(orderOf(['PJS', ' ']), 7)).toEqual(
      refusal({ code: 'refused', refusal: { code: 'name-empty', place: 2 } }),
    );
    expect([lane.games.current(), lane.announced]).toEqual([null, []]);
    expect(await lane.games.page(NEWEST)).toEqual({ games: [], more: false });
  });

  test('with an option in a format without options is refused, and nothing is written', async () => {
    const lane = await start(await tempFolder());
    const refused = { code: 'no-such-option', option: 9, options: [] } as const;
    expect(
      await lane.games.newGame(
        orderOf([], { players: [{ name: 'PJS', average: null, option: 9, was: null }] }),
        7,
      ),
    ).toEqual(refusal({ code: 'refused', refusal: refused }));
    expect(await lane.games.page(NEWEST)).toEqual({ games: [], more: false });
  });

  test('with an average that its format cannot have is refused, and one of five-pin may be higher', async () => {
    const lane = await start(await tempFolder());
    const players = [{ name: 'PJS', average: 301, was: null }];
    for (const format of ['ten-pin', 'no-tap'] as const)
      expect(await lane.games.newGame({ players, follows: null, format }, 7)).toEqual(
        refusal({ code: 'refused', refusal: { code: 'no-such-score', highest: 300 } }),
      );
    expect(await lane.games.page(NEWEST)).toEqual({ games: [], more: false });
    const { setup } = view(await lane.games.newGame({ players, follows: null, format: 'five-pin' }, 7));
    expect(setup.players.map(({ average }) => average)).toEqual([301]);
  });

  test('has each player’s average, where it is known', async () => {
    const data = await tempFolder();
    const { games } = await start(data);
    const players = [180, null].map((average, place) => ({ name: `P${String(place)}`, average, was: null }));
    const { id, setup } = view(await games.newGame({ players, follows: null }, 7));
    expect(setup.players.map(({ average }) => average)).toEqual([180, undefined]);
    // Read and saved again, the file has the same text.
    const text = await readFile(join(data, 'games', `${id}.json`));
    const reading = parseRecord(text);
    expect(reading.kind === 'read' ? makeRecord(reading.value) : reading).toBe(text.toString());
  });

  test('does not begin while another one runs', async () => {
    const { games } = await begun();
    expect(await games.newGame(PARTY, 7)).toEqual(refusal({ code: 'game-running' }));
  });

  test('may follow a stopped one, whose file stays', async () => {
    const { games, game } = await begun();
    await games.apply(game.id, 0, STOP);
    const next = view(await games.newGame(PARTY, 7));
    expect(next.id).toMatch(/^g000002-/u);
    const listed = await games.page(NEWEST);
    expect(listed.games.map(({ id, phase }) => [id, phase])).toEqual([
      [next.id, 'running'],
      [game.id, 'stopped'],
    ]);
  });

  test('counts towards the games that the lane is open for, whoever bowls it and whatever its number', async () => {
    const { games, game, disk } = await begun();
    const two = counted({ opening: { kind: 'games', games: 2 } }, games.firstToCount).opening;
    expect(two).toEqual({ kind: 'games', games: 2, from: 1 });
    await games.apply(game.id, 0, STOP);
    expect(games.firstToCount).toBe(2);
    // A game that was not saved has not begun.
    disk.fails = failing('create', 'ENOSPC');
    await games.newGame(PARTY, 7, two);
    disk.fails = () => null;
    const second = view(await games.newGame(orderOf(['LEE']), 7, two));
    expect([second.counter, second.newest]).toEqual([2, 2]);
    await games.apply(second.id, 0, STOP);
    for (const names of [['KYJ'], ['LEE'], ['PJS']])
      expect(await games.newGame(orderOf(names), 7, two)).toEqual(refusal({ code: 'lane-closed' }));
    expect(view(await games.openGame(game.id))).toMatchObject({ counter: 1, newest: 2 });
  });

  test.each(['create', 'sync', 'rename', 'syncFolder'])(
    'does not exist if its first save fails at %s',
    async (call) => {
      const lane = await start(await tempFolder());
      lane.disk.fails = failing(call, 'ENOSPC');
      expect(await lane.games.newGame(PARTY, 7)).toEqual(
        refusal({ code: 'not-saved', trouble: 'disk-full' }),
      );
      expect([lane.games.current(), lane.announced]).toEqual([null, []]);
      expect(await namesIn(join(lane.data, 'games'))).toEqual([]);
      lane.disk.fails = () => null;
      expect((await lane.games.newGame(PARTY, 7)).ok).toBe(true);
    },
  );
});

describe('a ball', () => {
  test('is on disk before it is announced, and announced before it is answered', async () => {
    const { games, game, disk, announced } = await begun();
    disk.calls.length = 0;
    const asked: string[] = [];
    announced.push = (notice) => asked.push(...disk.calls.filter((call) => call !== 'look'), notice.name);
    const after = view(await games.apply(game.id, 0, ball(8)));
    expect(asked.slice(-3)).toEqual(['rename', 'syncFolder', 'gameChanged']);
    expect(after.events).toEqual([
      {
        type: 'ballRolled',
        player: 1,
        frame: 1,
        roll: { kind: 'pins', pins: 8 },
        at: NOON,
        by: 'bowler',
      },
    ]);
  });

  test('for an earlier generation is refused', async () => {
    const { games, game } = await begun();
    await games.apply(game.id, 0, ball(8));
    expect(await games.apply(game.id, 0, ball(1))).toEqual(refusal({ code: 'stale', generation: 1 }));
  });

  test('entered twice at the same moment counts once', async () => {
    const { games, game } = await begun();
    const answers = await Promise.all([games.apply(game.id, 0, ball(4)), games.apply(game.id, 0, ball(4))]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect(answers[1]).toEqual(refusal({ code: 'stale', generation: 1 }));
    expect(games.current()?.events).toHaveLength(1);
  });

  test('that the rules forbid changes nothing', async () => {
    const lane = await begun();
    await lane.games.apply(lane.game.id, 0, ball(7));
    const before = lane.announced.length;
    expect(await lane.games.apply(lane.game.id, 1, ball(5))).toEqual(
      refusal({ code: 'refused', refusal: { code: 'too-many-pins', pins: 5, standing: 3 } }),
    );
    expect(lane.announced).toHaveLength(before);
    expect((await reopened(lane))?.events).toHaveLength(1);
  });

  test('for a game that is not on the board is refused', async () => {
    const { games } = await begun();
    for (const call of ['tryAgain', 'takeBack'] as const)
      expect(await games[call]('g000009-000000', 0)).toEqual(refusal({ code: 'no-such-game' }));
    expect(await games.apply('g000009-000000', 0, ball(1))).toEqual(refusal({ code: 'no-such-game' }));
  });

  test('after a bug in an earlier one is accepted as usual', async () => {
    const { games, game, disk } = await begun();
    disk.fails = () => {
      throw new TypeError('a bug');
    };
    await expect(games.apply(game.id, 0, ball(4))).rejects.toThrow('a bug');
    disk.fails = () => null;
    expect((await games.apply(game.id, 0, ball(4))).ok).toBe(true);
  });
});

describe('another game of the folder', () => {
  test('comes on the board when none is running, and continues when its stop is undone', async () => {
    const lane = await begun();
    const { games, game } = lane;
    await games.apply(game.id, 0, ball(9));
    await games.apply(game.id, 1, STOP);
    const second = view(await games.newGame(PARTY, 7));
    expect(await games.openGame(game.id)).toEqual(refusal({ code: 'game-running' }));
    await games.apply(second.id, 0, STOP);
    expect(view(await games.openGame(game.id)).events).toHaveLength(2);
    view(await games.apply(game.id, 2, { kind: 'undo' }));
    expect(view(await games.apply(game.id, 3, ball(1))).events).toHaveLength(4);
    expect((await reopened(lane))?.id).toBe(game.id);
  });

  test('is the later one for every window, whatever the number of its balls', async () => {
    const { games, game, announced } = await begun();
    await games.apply(game.id, 0, STOP);
    const second = view(await games.newGame(PARTY, 7));
    await games.apply(second.id, 0, STOP);
    const opened = view(await games.openGame(game.id));
    const shown = announced.flatMap((notice) => (notice.name === 'gameChanged' ? [notice.value] : []));
    expect(shown.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
    expect([wholeNews(opened), games.current()]).toEqual([shown.at(-1), opened]);
  });

  test('that is already on the board is simply shown', async () => {
    const { games, game } = await begun();
    expect(await games.openGame(game.id)).toEqual({ ok: true, value: game });
  });

  test('that does not exist is not opened', async () => {
    const { games } = await start(await tempFolder());
    expect(await games.openGame('g000009-000000')).toEqual(refusal({ code: 'no-such-game' }));
  });

  test('is printed without coming on the board', async () => {
    const { games, game } = await begun();
    const stopped = view(await games.apply(game.id, 0, STOP));
    const second = view(await games.newGame(PARTY, 7));
    expect(await games.view(game.id)).toEqual({ ok: true, value: { ...stopped, newest: 2, revision: 3 } });
    expect(await games.view(second.id)).toEqual({ ok: true, value: second });
    expect(await games.view('g000009-000000')).toEqual(refusal({ code: 'no-such-game' }));
    expect(games.current()).toEqual(second);
  });
});

test('a game that is over is shown again after a restart, and its last ball can be undone', async () => {
  const lane = await begun();
  for (let generation = 0; generation < 12; generation += 1)
    view(await lane.games.apply(lane.game.id, generation, ball(10)));
  const { games } = await start(lane.data);
  expect((await games.page(NEWEST)).games[0]).toMatchObject({ phase: 'over', scores: [300] });
  view(await games.apply(lane.game.id, 12, { kind: 'undo' }));
  expect((await games.page(NEWEST)).games[0]).toMatchObject({ phase: 'running' });
});

test('all requests are done before the program ends', async () => {
  const { games, game } = await begun();
  const answer = games.apply(game.id, 0, ball(9));
  await games.settled();
  expect(games.current()?.events).toHaveLength(1);
  await answer;
});

test('a game that begins while the program ends is saved, and nothing is archived after that', async () => {
  const { games, game, data } = await begun();
  view(await games.apply(game.id, 0, STOP));
  const next = games.newGame(PARTY, 7);
  await games.settled();
  expect((await next).ok).toBe(true);
  await games.tidy();
  expect(await namesIn(join(data, 'games'))).toContain(`${game.id}.json`);
  expect(await namesIn(data)).not.toContain('archive');
});

test('a listed game that was damaged meanwhile is opened from its earlier save, with a notice', async () => {
  const { games, game, told, data } = await begun();
  // An archived game could not be damaged here.
  await writeFile(join(data, 'archive'), 'a file where the folder should be');
  await games.apply(game.id, 0, { kind: 'roll', entry: { kind: 'strike' } });
  await games.apply(game.id, 1, STOP);
  await games.newGame(PARTY, 7);
  const second = games.current();
  await games.apply(second?.id ?? '', 0, STOP);
  const file = `${game.id}.json`;
  await writeFile(join(data, 'games', file), 'garbage');
  const opened = view(await games.openGame(game.id));
  expect(opened.events).toHaveLength(1);
  const last = { name: 'PJS', mark: 'X', frame: 1 };
  const recovered = { gameNumber: 1, names: ['PJS'], generation: 1, last, next: 'PJS' };
  expect(told).toEqual([{ kind: 'set-aside', file, recovered }]);
});
