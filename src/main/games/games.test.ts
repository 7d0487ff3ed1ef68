import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counted, wholeNews, type NewGameOrder } from '../../contract/contract.ts';
import { PARTY, STOP, begun, failing, refusal, reopened, start, view } from './testing/lane.testing.ts';
import { namesIn, tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { sealText } from '../../saves/record/sealed-text.ts';
import { makeRecord, parseRecord } from '../../saves/record/game-record.ts';
import { NOON, ball } from '../../saves/record/testing/game.testing.ts';
import { idsIn } from '../../saves/record/testing/ids.testing.ts';
import { parseOrigin } from '../../saves/settings/origin-file.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';

const ID = expect.stringMatching(/^[0-9a-f]{24}$/u) as string;

/** The id in the data folder's file. */
async function originOf(data: string): Promise<string> {
  const reading = parseOrigin(await readFile(join(data, 'origin.json')));
  return reading.kind === 'read' ? reading.value.origin : expect.fail(reading.kind);
}

const NEWEST = { name: '', before: null, count: 50 };

test('a newer program’s running game is listed and read, the next game begins after it, and its file stays', async () => {
  const lane = await begun();
  const path = join(lane.data, 'games', `${lane.game.id}.json`);
  const sheet = Array.from({ length: 450 }, (_, place) => `P${String(place)}: X = 10`);
  const newer = sealText('headpin-game', 900, [['sheet', JSON.stringify(sheet)]]);
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

/** The next game of these players: names with their numbers in the game before. */
function nextOf(
  follows: string,
  ...players: readonly (readonly [name: string, was: number | null])[]
): NewGameOrder {
  return { players: players.map(([name, was]) => ({ name, average: null, was })), follows };
}

describe('the next game', () => {
  const THREE = orderOf(['PJS', 'KYJ', 'LEE']);

  test('has the party, the bowlers and the origin of the game before, whatever they are called now', async () => {
    const { games } = await start(await tempFolder());
    const first = view(await games.newGame(THREE, 7));
    await games.apply(first.id, 0, STOP);
    const order = nextOf(first.id, ['LEE', 3], ['KIM', null], ['PJS', 1]);
    const { setup } = view(await games.newGame(order, 7));
    const [pjs, , lee] = first.setup.players;
    expect(setup).toMatchObject({ gameNumber: 2, party: first.setup.party, origin: first.setup.origin });
    expect(setup.players.map(({ bowler }) => bowler)).toEqual([lee?.bowler, ID, pjs?.bowler]);
    expect(setup.players.map(({ series }) => series.number)).toEqual([2, 1, 2]);
    expect(new Set(idsIn({ setup, events: [] })).size).toBe(8);
    await games.settled();
  });

  test('follows the one before after a restart too, and from the archive', async () => {
    const lane = await start(await tempFolder());
    const first = view(await lane.games.newGame(THREE, 7));
    await lane.games.apply(first.id, 0, STOP);
    let again = await start(lane.data);
    const order = nextOf(first.id, ['PJS', 1], ['KYJ', 2], ['LEE', 3]);
    const second = view(await again.games.newGame(order, 7));
    const goneOn = first.setup.players.map(({ series, ...who }) => ({
      ...who,
      series: { ...series, number: 2 },
    }));
    expect(second.setup).toEqual({ ...first.setup, gameNumber: 2, players: goneOn });
    await again.games.apply(second.id, 0, STOP);
    view(await again.games.newGame(orderOf(['DOM']), 7));
    await again.games.settled();
    again = await start(lane.data);
    await again.games.tidy();
    expect(await namesIn(join(lane.data, 'games'))).toHaveLength(1);
    await again.games.apply(again.games.current()?.id ?? '', 0, STOP);
    const third = view(await again.games.newGame(nextOf(second.id, ['KYJ', 2]), 7));
    expect(third.setup).toMatchObject({ gameNumber: 3, party: first.setup.party });
    const [, kyj] = first.setup.players;
    expect(third.setup.players[0]?.bowler).toBe(kyj?.bowler);
    expect(third.setup.players[0]?.series).toEqual({ id: kyj?.series.id, number: 3 });
    await again.games.settled();
  });

  test('of a new party has nobody’s id, even with the same names', async () => {
    const { games } = await start(await tempFolder());
    const first = view(await games.newGame(THREE, 7));
    await games.apply(first.id, 0, STOP);
    const second = view(await games.newGame(THREE, 7));
    const [before, after] = [first, second].map((game) => idsIn(game).slice(1));
    expect(after?.filter((id) => before?.includes(id))).toEqual([]);
    expect([second.setup.gameNumber, second.setup.origin]).toEqual([1, first.setup.origin]);
    await games.settled();
  });

  test('gives the id of somebody else, of a removed player, or twice asked for, to nobody', async () => {
    const { games } = await start(await tempFolder());
    const first = view(await games.newGame(THREE, 7));
    const commands = [
      { kind: 'rename', player: 1, name: 'EVE', somebodyElse: true },
      { kind: 'rename', player: 2, name: 'KIM', somebodyElse: false },
      { kind: 'remove', player: 3 },
      STOP,
    ] as const;
    for (const [generation, command] of commands.entries())
      view(await games.apply(first.id, generation, command));
    const order = nextOf(first.id, ['EVE', 1], ['KIM', 2], ['LEE', 3], ['DOM', 2], ['ANN', 99]);
    const { setup } = view(await games.newGame(order, 7));
    const [pjs, kyj, lee] = first.setup.players.map(({ bowler }) => bowler);
    const [eve, kim, ...others] = setup.players.map(({ bowler }) => bowler);
    expect(kim).toBe(kyj);
    expect([pjs, kyj, lee]).not.toContain(eve);
    for (const other of others) expect([pjs, kyj, lee, eve]).not.toContain(other);
    expect(new Set(others).size).toBe(3);
    await games.settled();
  });

  test('of a game that was deleted, or that cannot be read now, begins a new party', async () => {
    const lane = await start(await tempFolder());
    const first = view(await lane.games.newGame(THREE, 7));
    await lane.games.apply(first.id, 0, STOP);
    const second = view(await lane.games.newGame(nextOf(first.id, ['PJS', 1]), 7));
    await lane.games.apply(second.id, 0, STOP);
    await lane.games.settled();
    const again = await start(lane.data);
    again.disk.fails = failing('read', 'EIO');
    const third = view(await again.games.newGame(nextOf(second.id, ['PJS', 1]), 7));
    await again.games.settled();
    again.disk.fails = () => null;
    expect(await again.games.remove({ kind: 'game', gameId: second.id })).toMatchObject({ ok: true });
    await again.games.apply(third.id, 0, STOP);
    const fourth = view(await again.games.newGame(nextOf(second.id, ['PJS', 1]), 7));
    const before = idsIn(first).slice(1);
    for (const { setup, counter } of [third, fourth]) {
      expect([counter, setup.gameNumber]).toEqual([setup === third.setup ? 3 : 4, 1]);
      expect(idsIn({ setup, events: [] }).filter((id) => before.includes(id))).toEqual([]);
    }
    await again.games.settled();
  });
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
        { id: 1, name: 'PJS', bowler: ID, series: { id: ID, number: 1 } },
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
