/** Games of other files, with real folders and real files: what is added, left, asked about and skipped. */
import { execFileSync } from 'node:child_process';
import { symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_SKIPPED } from '../../contract/contract.ts';
import { makeGameLine, makeTombstone } from '../archive/archived-line.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { withoutNamed } from '../games/testing/erasing.testing.ts';
import { makeRecord, type GameRecord } from '../record/game-record.ts';
import {
  agreedGame,
  ball,
  colourfulGame,
  freshGame,
  gameOfMisses,
  played,
  recordOf,
} from '../record/testing/game.testing.ts';
import { hostileJsonOf } from '../record/testing/hostile-json.testing.ts';
import { gameFilesIn } from './import-file.ts';
import { keyOf } from './judgement.ts';
import {
  bytesOf,
  document,
  fileOf,
  filesOf,
  foreign,
  gamesOf,
  importInto,
  laneWith,
  lines,
  putInGames,
  recordsOf,
  withSetup,
} from './testing/lane.testing.ts';

const OURS = recordOf(gameOfMisses(7), 12);
const THEIRS = foreign(colourfulGame(), 3);

describe('a game that is not here', () => {
  test('is added to the archive of its month, once, however many files have it', async () => {
    const lane = await laneWith(OURS);
    const files = [await lines(THEIRS), await document(THEIRS)];
    expect(await importInto(lane, files)).toMatchObject({ isAdded: true, fresh: 1, here: 0, skipped: [] });
    expect([...(await gamesOf(lane)).keys()]).toEqual([THEIRS.id, OURS.id]);
    expect(await lane.archive.read(THEIRS.id)).toEqual(THEIRS);
  });

  test('is only counted, with its names and days, until staff say that it is added', async () => {
    const lane = await laneWith(OURS);
    const before = await bytesOf(lane);
    expect(await importInto(lane, [await lines(THEIRS)], { choices: null })).toMatchObject({
      ...{ isAdded: false, fresh: 1, names: ['PJS', '김영준'] },
      ...{ from: THEIRS.game.setup.startedAt, to: THEIRS.game.setup.startedAt },
    });
    expect(await bytesOf(lane)).toBe(before);
  });

  test('of a whole data folder is added too, from its games and its archive, each at its newest state', async () => {
    const other = await laneWith(foreign(gameOfMisses(4), 1), foreign(gameOfMisses(5), 2, 'e'.repeat(24)));
    await putInGames(other, foreign(gameOfMisses(9), 1));
    const lane = await laneWith(OURS);
    expect(await importInto(lane, await filesOf(other))).toMatchObject({ fresh: 2, skipped: [] });
    const events = (await recordsOf(lane.data)).map(({ game }) => game.events.length);
    expect(events.toSorted()).toEqual([5, 7, 9]);
  });
});

describe('a game that is here', () => {
  test('with the same balls is left, whatever its bowlers are called now', async () => {
    const lane = await laneWith(OURS);
    const renamed = withSetup(OURS, {
      players: OURS.game.setup.players.map((player) => ({ ...player, name: 'Zoë', bowler: '9'.repeat(24) })),
    });
    const before = await bytesOf(lane);
    expect(
      await importInto(lane, [await lines({ ...renamed, savedAt: '2027-01-01T00:00:00.000Z' })]),
    ).toMatchObject({
      ...{ fresh: 0, here: 1, asked: [] },
    });
    expect(await bytesOf(lane)).toBe(before);
  });

  test('with more balls than the file has is left, and said', async () => {
    const lane = await laneWith(OURS);
    expect(await importInto(lane, [await lines({ ...OURS, game: gameOfMisses(5) })])).toMatchObject({
      ...{ fresh: 0, oursMore: 1, asked: [] },
    });
  });

  test('with fewer balls than the file has is asked about, and taken only if staff say so', async () => {
    const lane = await laneWith(OURS);
    const longer = { ...OURS, game: gameOfMisses(9) };
    const file = await lines(longer);
    const look = await importInto(lane, [file], { choices: null });
    expect(look.asked).toMatchObject([
      {
        relation: 'theirs-has-more',
        ours: { events: 7 },
        theirs: { events: 9, lines: [{ name: 'PJS', score: 0 }] },
      },
    ]);
    const key = look.asked[0]?.key ?? '';
    const before = await bytesOf(lane);
    expect(await importInto(lane, [file], { choices: [{ key, take: 'ours' }] })).toMatchObject({
      taken: 0,
      asked: [],
    });
    expect(await importInto(lane, [file], { choices: [{ key, take: 'both' }] })).toMatchObject({ taken: 0 });
    expect(await bytesOf(lane)).toBe(before);
    expect(await importInto(lane, [file], { choices: [{ key, take: 'theirs' }] })).toMatchObject({
      taken: 1,
    });
    // Nothing is overwritten: the shorter state stays in its line.
    expect((await bytesOf(lane)).startsWith(before)).toBe(true);
    expect((await lane.archive.read(OURS.id))?.game.events).toHaveLength(9);
  });

  test('with other balls is shown side by side, and kept as a second game only if staff say so', async () => {
    const lane = await laneWith(OURS);
    const other: GameRecord = { ...OURS, game: played(freshGame(['PJS']), [ball(10), ball(3)]) };
    const file = await lines(other);
    const { asked } = await importInto(lane, [file], { choices: null });
    expect(asked).toMatchObject([
      {
        relation: 'differs',
        ours: { lines: [{ frames: '-- -- -- -' }] },
        theirs: { lines: [{ frames: 'X 3' }] },
      },
    ]);
    const key = asked[0]?.key ?? '';
    const before = await bytesOf(lane);
    await importInto(lane, [file], { choices: [{ key, take: 'theirs' }] });
    expect(await bytesOf(lane)).toBe(before);
    expect(await importInto(lane, [file], { choices: [{ key, take: 'both' }] })).toMatchObject({ taken: 1 });
    expect((await bytesOf(lane)).startsWith(before)).toBe(true);
    expect([...(await gamesOf(lane)).keys()]).toHaveLength(2);
    // Nobody is asked again.
    expect(await importInto(lane, [file])).toMatchObject({ fresh: 0, here: 1, asked: [] });
  });

  test('is not taken from a file that changed since staff saw it', async () => {
    const lane = await laneWith(OURS);
    const look = await importInto(lane, [await lines({ ...OURS, game: gameOfMisses(9) })], { choices: null });
    const choices = [{ key: look.asked[0]?.key ?? '', take: 'theirs' } as const];
    const report = await importInto(lane, [await lines({ ...OURS, game: gameOfMisses(11) })], { choices });
    expect(report).toMatchObject({ taken: 0, asked: [{ theirs: { events: 11 } }] });
  });

  test('and still on the lane is never touched', async () => {
    const lane = await laneWith();
    await putInGames(lane, OURS);
    const report = await importInto(lane, [await lines({ ...OURS, game: gameOfMisses(9) })]);
    expect(report).toMatchObject({ fresh: 0, skipped: [{ reason: 'on-lane', game: OURS.id }] });
    expect(await recordsOf(lane.data)).toEqual([]);
  });

  test('in a damaged line is healed by a file that has it whole', async () => {
    const lane = await laneWith(OURS, THEIRS);
    await lane.archive.rewrite('2026-11', { concerns: () => false, change: () => null });
    const path = join(lane.data, 'archive/2026-11.jsonl');
    const { readFile, writeFile } = await import('node:fs/promises');
    await writeFile(path, (await readFile(path, 'utf8')).replace('"pins":0', '"pins":1'));
    expect(await importInto(lane, [await lines(OURS)])).toMatchObject({ fresh: 1 });
    expect([...(await gamesOf(lane)).keys()]).toEqual([THEIRS.id, OURS.id]);
  });
});

describe('a game that is gone', () => {
  test('because it was deleted here never comes back', async () => {
    const lane = await laneWith(OURS, THEIRS);
    expect(await lane.archive.bury(OURS)).toMatchObject({ ok: true });
    const report = await importInto(lane, [await lines(OURS)]);
    expect(report).toMatchObject({ fresh: 0, skipped: [{ reason: 'deleted-here', game: OURS.id }] });
    expect([...(await gamesOf(lane)).keys()]).toEqual([THEIRS.id]);
  });

  test('because it was deleted here stays out also if the file has it in another month', async () => {
    const lane = await laneWith(OURS, THEIRS);
    expect(await lane.archive.bury(OURS)).toMatchObject({ ok: true });
    const earlier = withSetup(OURS, { startedAt: '2025-03-04T18:00:00.000Z' });
    expect(await importInto(lane, [await lines(earlier)])).toMatchObject({
      ...{ fresh: 0, skipped: [{ reason: 'deleted-here', game: OURS.id }] },
    });
  });

  test('because it was deleted here while the import ran stays out, in whatever month the file has it', async () => {
    const lane = await laneWith(OURS);
    const earlier = withSetup(OURS, { startedAt: '2025-03-04T18:00:00.000Z' });
    const file = await lines({ ...earlier, game: earlier.game }, THEIRS);
    await importInto(lane, [file], {
      choices: [{ key: keyOf(earlier), take: 'both' }],
      add: async ({ month, lines: text }) => {
        await lane.archive.bury(THEIRS);
        const added = await lane.archive.addLines(month, text);
        return added.ok ? null : added.error;
      },
    });
    expect([...(await gamesOf(lane)).keys()]).not.toContain(THEIRS.id);
    expect(await gamesOf(lane)).toHaveProperty('size', 2);
  });

  test('because it was deleted on the other lane is not taken from a line that stayed there', async () => {
    const lane = await laneWith();
    const report = await importInto(lane, [await fileOf(makeGameLine(THEIRS) + makeTombstone(THEIRS.id))]);
    expect(report).toMatchObject({ fresh: 0, skipped: [{ reason: 'deleted-there', game: THEIRS.id }] });
  });

  test('comes without the names of bowlers who were erased here, and with those of the others', async () => {
    const lane = await laneWith();
    const [first] = THEIRS.game.setup.players;
    const erased = new Set([first?.bowler ?? '']);
    expect(await importInto(lane, [await lines(THEIRS)], { erased })).toMatchObject({ names: ['김영준'] });
    const bytes = await bytesOf(lane);
    for (const gone of ['PJS', first?.bowler ?? '', first?.series.id ?? ''])
      expect(bytes).not.toContain(gone);
    expect(bytes).toContain('김영준');
    expect(await importInto(lane, [await lines(THEIRS)], { erased })).toMatchObject({ fresh: 0, here: 1 });
  });

  test('of a copy from before a bowler was erased here is the same game, and nothing of them comes back', async () => {
    const [first] = THEIRS.game.setup.players;
    const erased = withoutNamed(THEIRS, 'PJS');
    if (first === undefined || erased === null) throw new Error('there is a PJS');
    const lane = await laneWith(erased);
    const report = await importInto(lane, [await lines(THEIRS)], { erased: new Set([first.bowler]) });
    expect(report).toMatchObject({ fresh: 0, here: 1, asked: [] });
    expect(await bytesOf(lane)).not.toContain(first.bowler);
  });

  test('loses an erased bowler’s name also where a later event gave it', async () => {
    const lane = await laneWith();
    const game = played(freshGame(['PJS']), [
      { kind: 'rename', player: 1, name: 'Petra', somebodyElse: false },
      { kind: 'join', name: 'Kim', makesUp: true },
    ]);
    const bowlers = [
      ...game.setup.players.map(({ bowler }) => bowler),
      ...game.events.flatMap((event) => (event.type === 'playerJoined' ? [event.bowler] : [])),
    ];
    await importInto(lane, [await lines(foreign(game, 1))], { erased: new Set(bowlers) });
    expect(await bytesOf(lane)).not.toMatch(/PJS|Petra|Kim/u);
  });
});

describe('a file that is not taken', () => {
  const skippedOf = async (file: Awaited<ReturnType<typeof fileOf>>): Promise<readonly unknown[]> => {
    const lane = await laneWith();
    const report = await importInto(lane, [file]);
    expect(await recordsOf(lane.data)).toEqual([]);
    return report.skipped.map(({ reason, line }) => [reason, line]);
  };

  test('because it is truncated is said, and its whole lines are taken', async () => {
    const lane = await laneWith();
    const both = makeGameLine(THEIRS) + makeGameLine(OURS);
    const report = await importInto(lane, [await fileOf(both.slice(0, -40))]);
    expect(report).toMatchObject({
      fresh: 1,
      skipped: [{ reason: 'damaged', line: 2, file: 'games.jsonl' }],
    });
  });

  test('because it is a truncated game is said', async () => {
    const text = makeRecord(THEIRS);
    expect(await skippedOf(await fileOf(text.slice(0, text.length / 2), 'game.json'))).toEqual([
      ['damaged', null],
    ]);
  });

  test('because one byte changed is said', async () => {
    const text = makeGameLine(THEIRS).replace('"pins":8', '"pins":9');
    expect(await skippedOf(await fileOf(text))).toEqual([['damaged', 1]]);
  });

  test('because a newer program saved it is said', async () => {
    const { sealLine, sealText } = await import('../record/sealed-text.ts');
    const fields = [['id', '"g000001-ffffffffffffffffffffffff"']] as const;
    expect(await skippedOf(await fileOf(sealLine('headpin-archived-game', 999, fields)))).toEqual([
      ['newer', 1],
    ]);
    expect(await skippedOf(await fileOf(sealText('headpin-game', 999, fields), 'g.json'))).toEqual([
      ['newer', null],
    ]);
  });

  test('because its balls break a rule is said', async () => {
    const events = THEIRS.game.events.map((event) =>
      event.type === 'ballRolled' ? { ...event, frame: 9 } : event,
    );
    const bent: GameRecord = { ...THEIRS, game: { ...THEIRS.game, events } };
    expect(await skippedOf(await fileOf(makeGameLine(bent)))).toEqual([['rules', 1]]);
  });

  test('because it has two gigabytes is said without reading it', async () => {
    const file = await fileOf('{"file":"headpin-');
    await truncate(file.path, 2 * 1024 ** 3);
    expect(await skippedOf(file)).toEqual([['too-large', null]]);
  });

  test('because a line is longer than any game is said, and the games after it are taken', async () => {
    const lane = await laneWith();
    const long = `{"file":"headpin-archived-game",${'x'.repeat(40 * 1024 * 1024)}\n`;
    const report = await importInto(lane, [await fileOf(long + makeGameLine(THEIRS))]);
    expect(report.fresh).toBe(1);
    expect(report.skipped[0]).toMatchObject({ reason: 'too-large', line: 1 });
  });

  test.each([
    ['line ends', '\n'],
    ['lines of one letter', 'a\n'],
  ])(
    'with ten million bytes of %s takes no longer than a blink, and the game below is found',
    async (_, end) => {
      const lane = await laneWith();
      const begun = performance.now();
      const file = await fileOf(end.repeat(10_000_000 / end.length) + makeGameLine(THEIRS));
      expect(await importInto(lane, [file])).toMatchObject({ fresh: 1 });
      expect(performance.now() - begun).toBeLessThan(5_000);
    },
  );

  test('because it is a pipe or a link is said, and it is never opened', async () => {
    const folder = await tempFolder();
    execFileSync('mkfifo', [join(folder, 'pipe.json')]);
    await symlink('/etc/passwd', join(folder, 'link.json'));
    for (const name of ['pipe.json', 'link.json'])
      expect(await skippedOf({ path: join(folder, name), name, source: 'f'.repeat(24) })).toEqual([
        ['not-a-file', null],
      ]);
  });

  test('because it is no file of this program is said', async () => {
    for (const text of ['', '{"score":300}', 'GIF89a', '\0'.repeat(5000)])
      expect(await skippedOf(await fileOf(text, 'other.json'))).toEqual([['other-file', null]]);
  });

  test('because the stick was pulled out is said, and the games before that are whole', async () => {
    const lane = await laneWith();
    const file = await lines(
      ...Array.from({ length: 9 }, (_none, place) => foreign(gameOfMisses(3), place + 1, 'a'.repeat(24))),
    );
    let reads = 0;
    const { disk: whole } = lane;
    const disk = {
      look: (path: string) => whole.look(path),
      list: (folder: string) => whole.list(folder),
      read: (path: string) => whole.read(path),
      readPart: (path: string, at: number, length: number) => {
        reads += path === file.path ? 1 : 0;
        if (reads > 6) throw Object.assign(new Error('no stick'), { code: 'EIO' });
        return whole.readPart(path, at, length);
      },
    };
    const report = await importInto(lane, [file], { disk });
    expect(report.fresh).toBe(4);
    expect(new Set(report.skipped.map(({ reason }) => reason))).toEqual(new Set(['unreadable']));
    expect(await recordsOf(lane.data)).toHaveLength(4);
  });

  test('because its number is higher than any lane’s is said, and the lane’s own numbers go on', async () => {
    const lane = await laneWith(OURS);
    const report = await importInto(lane, [await lines(foreign(colourfulGame(), 999_999_999_999))]);
    expect(report).toMatchObject({ fresh: 0, skipped: [{ reason: 'counter' }] });
    expect(lane.archive.highest).toBeLessThanOrEqual(12);
  });

  test('because the lane’s disk is full is said, game by game, and nothing is half', async () => {
    const lane = await laneWith(OURS);
    const before = await bytesOf(lane);
    lane.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    const report = await importInto(lane, [await lines(THEIRS)]);
    expect(report).toMatchObject({ fresh: 0, trouble: 'disk-full', skipped: [{ reason: 'not-saved' }] });
    lane.disk.fails = () => null;
    expect(await bytesOf(lane)).toBe(before);
  });

  test('is one of two hundred in the list at most, and the rest are counted', async () => {
    const lane = await laneWith();
    const bad = `{"file":"headpin-archived-game",${' '.repeat(150)}}\n`.repeat(MOST_SKIPPED + 7);
    const report = await importInto(lane, [await fileOf(bad)]);
    expect([report.skipped.length, report.moreSkipped]).toEqual([MOST_SKIPPED, 7]);
  });

  test.each(['lines', 'document'])(
    'holds any hostile JSON as %s: skipped, or the same game',
    async (form) => {
      const lane = await laneWith();
      const bent = [...hostileJsonOf(makeRecord(THEIRS))].filter(({ text }) => text.length < 1_000_000);
      expect(bent.length).toBeGreaterThan(50);
      for (const { text, harmless } of bent) {
        const report = await importInto(
          lane,
          [
            await fileOf(
              form === 'lines' ? text.replaceAll('\n', ' ') : text,
              `x.${form === 'lines' ? 'jsonl' : 'json'}`,
            ),
          ],
          { choices: null },
        );
        if (harmless !== true) expect(report.fresh).toBe(0);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );
});

test('links in the place of a data folder’s folders are not followed', async () => {
  const lane = await laneWith();
  const folder = await tempFolder();
  const other = await laneWith(THEIRS);
  await symlink(join(other.data, 'archive'), join(folder, 'archive'));
  expect(await gameFilesIn(lane.disk, folder)).toEqual([]);
});

test('games with an agreed line, typed from paper, are the same game wherever they go', async () => {
  const [one, other] = [await laneWith(foreign(agreedGame(), 5)), await laneWith()];
  await importInto(other, await filesOf(one));
  expect(await gamesOf(other)).toEqual(await gamesOf(one));
});
