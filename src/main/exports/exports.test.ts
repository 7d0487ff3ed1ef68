import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { FORMAT_IDS } from '../../core/formats/formats.ts';
import { err, ok } from '../../core/line/result.ts';
import { ANY_GAME, MOST_PDF_GAMES, type ExportOrder, type ExportState } from '../../contract/contract.ts';
import { recordsIn } from '../../game-files/testing/csv-reader.testing.ts';
import { randomExport } from '../../game-files/testing/random-exports.testing.ts';
import { parseLine } from '../../saves/archive/archived-line.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { plugIn, plugInFaulty } from '../../saves/games/testing/stick.testing.ts';
import { parseRecord, type GameRecord } from '../../saves/record/game-record.ts';
import { NOON } from '../../saves/record/testing/game.testing.ts';
import { ExportFolder } from './export-folder.ts';
import { isExportName } from './export-name.ts';
import { Exports, type ExportsDeps } from './exports.ts';

const GAMES: readonly GameRecord[] = FORMAT_IDS.map((format, place) => ({
  ...randomExport(format, place),
  counter: place + 1,
  savedAt: NOON,
}));

const FOUND: ExportOrder = {
  what: { kind: 'found', filter: ANY_GAME },
  kinds: ['games', 'frames', 'text', 'json'],
  separator: ';',
  paper: 'A4',
  sticks: true,
};
const FILES = [
  ...['headpin-games-2026-11-21.csv', 'headpin-frames-2026-11-21.csv'],
  ...['headpin-sheets-2026-11-21.txt', 'headpin-games-2026-11-21.jsonl'],
];
const PDF = new TextEncoder().encode('%PDF-1.4');

interface Lane {
  readonly data: string;
  readonly exports: Exports;
  /** The ids of each PDF that was drawn. */
  readonly drawn: (readonly string[])[];
}

interface Given {
  readonly games?: readonly (GameRecord | null)[];
  readonly sticks?: () => readonly string[];
  /** Called before each game is read. */
  readonly before?: (game: number) => Promise<void> | void;
  readonly pdfOf?: ExportsDeps['pdfOf'];
}

async function laneWith({ games = GAMES, sticks = () => [], before, pdfOf }: Given = {}): Promise<Lane> {
  const data = await tempFolder();
  const drawn: (readonly string[])[] = [];
  const folder = new ExportFolder(new NodeDisk(), data, () => Promise.resolve(sticks()));
  const exports = new Exports({
    folder,
    games: {
      count: () =>
        Promise.resolve({ found: games.length, all: games.length, lanes: [], rows: 0, leagues: [] }),
      records: async function* () {
        for (const [place, game] of games.entries()) {
          await before?.(place);
          yield game;
        }
      },
      read: (id) => Promise.resolve(games.find((game) => game?.id === id) ?? null),
    },
    pdfOf:
      pdfOf ??
      ((ids) => {
        drawn.push(ids);
        return Promise.resolve(ok(PDF));
      }),
    clock: () => NOON,
    log: (trouble) => {
      throw trouble;
    },
  });
  return { data, exports, drawn };
}

/** Makes an export and waits for its end. */
async function made({ exports }: Pick<Lane, 'exports'>, order: ExportOrder): Promise<ExportState> {
  const begun = await exports.make(order);
  if (!begun.ok) expect.fail(begun.error.code);
  while (exports.isBusy) await setImmediate();
  // Files that have to go are gone once a stop is answered.
  return exports.stop();
}

describe('an export of found games', () => {
  test('writes all of them into each file, which reads back', async () => {
    const lane = await laneWith();
    const place = { kind: 'export-folder' } as const;
    expect(await made(lane, FOUND)).toEqual({
      kind: 'done',
      place,
      files: FILES,
      games: GAMES.length,
      left: 0,
    });
    const [games = '', frames = '', sheets = '', saves = ''] = await Promise.all(
      FILES.map((file) => readFile(join(lane.data, 'export', file), 'utf8')),
    );
    const ids = GAMES.map(({ id }) => id);
    expect(new Set(recordsIn(games, ';').map((row) => row['headpin-games-1']))).toEqual(new Set(ids));
    expect(new Set(recordsIn(frames, ';').map((row) => row['headpin-frames-1']))).toEqual(new Set(ids));
    expect(sheets.match(/, id g\S+,/gu)).toEqual(ids.map((id) => `, id ${id},`));
    const lines = saves.trimEnd().split('\n');
    expect(lines.map((line) => parseLine(Buffer.from(line)))).toEqual(
      GAMES.map((record) => ({ kind: 'read', value: { kind: 'game', record } })),
    );
  });

  test('leaves out what cannot be read, and says how many', async () => {
    const lane = await laneWith({ games: [...GAMES, null, null] });
    expect(await made(lane, FOUND)).toMatchObject({ kind: 'done', games: GAMES.length, left: 2 });
  });

  test('never replaces a file: all its files get the next free number', async () => {
    const lane = await laneWith();
    await mkdir(join(lane.data, 'export'));
    await writeFile(join(lane.data, 'export', FILES[2] ?? ''), 'theirs');
    const numbered = FILES.map((file) => file.replace(/\.(\w+)$/u, '-2.$1'));
    expect(await made(lane, FOUND)).toMatchObject({ kind: 'done', files: numbered });
    expect(await readFile(join(lane.data, 'export', FILES[2] ?? ''), 'utf8')).toBe('theirs');
    expect(numbered.filter((name) => !isExportName(name))).toEqual([]);
  });

  test('without a game is refused in words, and makes no file', async () => {
    const lane = await laneWith({ games: [] });
    expect(await made(lane, FOUND)).toMatchObject({ kind: 'failed', trouble: 'no-games' });
    expect(await readdir(lane.data)).toEqual([]);
  });

  test('ends before a bowler is erased, and the next one begins after that', async () => {
    const lane = await laneWith();
    await lane.exports.make(FOUND);
    const seen: ExportState['kind'][] = [];
    let began: Promise<unknown> = Promise.resolve();
    await lane.exports.without(async () => {
      seen.push(lane.exports.state.kind);
      began = lane.exports.make(FOUND);
      await setImmediate();
      seen.push(lane.exports.state.kind);
    });
    await began;
    expect(seen).toEqual(['stopped', 'stopped']);
    expect(lane.exports.state.kind).toBe('running');
    await lane.exports.stop();
  });

  test('that is stopped leaves nothing', async () => {
    const lane: Lane = await laneWith({
      before: (game) => {
        if (game === 3) void lane.exports.stop();
      },
    });
    expect(await made(lane, FOUND)).toEqual({ kind: 'stopped' });
    expect(await readdir(join(lane.data, 'export'))).toEqual([]);
  });

  test('runs alone: a second order answers how far the first one is', async () => {
    const lane = await laneWith();
    const [first, second] = await Promise.all([lane.exports.make(FOUND), lane.exports.make(FOUND)]);
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(await made(lane, FOUND)).toMatchObject({ kind: 'done', files: FILES });
    expect(await readdir(join(lane.data, 'export'))).toHaveLength(FILES.length);
  });

  test('has no half file under its name while it runs, and removes what a crash left before', async () => {
    const lane: Lane = await laneWith({
      before: async (game) => {
        if (game !== 5) return;
        const names = await readdir(join(lane.data, 'export'));
        expect(names.filter((name) => !name.endsWith('.tmp'))).toEqual(['somebody.csv.0a1b2c3d.tmp.txt']);
        expect(names).toHaveLength(FILES.length + 1);
      },
    });
    await mkdir(join(lane.data, 'export'));
    await writeFile(join(lane.data, 'export', `${FILES[0] ?? ''}.0a1b2c3d.tmp`), 'half');
    await writeFile(join(lane.data, 'export', 'somebody.csv.0a1b2c3d.tmp.txt'), 'theirs');
    expect(await made(lane, FOUND)).toMatchObject({ kind: 'done' });
    expect(await readdir(join(lane.data, 'export'))).toHaveLength(FILES.length + 1);
  });
});

describe('an export of one game', () => {
  const [game] = GAMES;
  const order: ExportOrder = { ...FOUND, what: { kind: 'game', gameId: game?.id ?? '' } };

  test('is named after it, and its save is the document of its file', async () => {
    const lane = await laneWith();
    const base = 'headpin-2026-05-01-lane-7-game-1';
    const files = [`${base}-games.csv`, `${base}-frames.csv`, `${base}.txt`, `${base}.json`];
    expect(await made(lane, order)).toMatchObject({ kind: 'done', files, games: 1 });
    expect(files.filter((name) => !isExportName(name))).toEqual([]);
    const bytes = await readFile(join(lane.data, 'export', `${base}.json`));
    expect(parseRecord(bytes)).toEqual({ kind: 'read', value: game });
  });

  test('fails if the game is gone', async () => {
    const { exports } = await laneWith({ games: [] });
    expect(await exports.make(order)).toEqual(err({ code: 'no-such-game' }));
    expect(exports.state).toEqual({ kind: 'none' });
  });
});

describe('sheets as PDF', () => {
  const order: ExportOrder = { ...FOUND, kinds: ['text', 'pdf'] };
  const many = Array.from({ length: 45 }, (_none, index) => GAMES[index % GAMES.length] ?? null);

  test('of many games are files of 20 games each, beside the texts', async () => {
    const lane = await laneWith({ games: many });
    const parts = [1, 2, 3].map((part) => `headpin-sheets-2026-11-21-part-${String(part)}.pdf`);
    expect(await made(lane, order)).toMatchObject({ kind: 'done', files: [FILES[2], ...parts], games: 45 });
    expect(lane.drawn.map((games) => games.length)).toEqual([20, 20, 5]);
    expect(parts.filter((name) => !isExportName(name))).toEqual([]);
    expect(await readFile(join(lane.data, 'export', parts[2] ?? ''), 'utf8')).toBe('%PDF-1.4');
  });

  test('of more games than are drawn at once are refused before anything is written', async () => {
    const lane = await laneWith({ games: Array.from({ length: MOST_PDF_GAMES + 1 }, () => null) });
    expect(await made(lane, order)).toMatchObject({ kind: 'failed', trouble: 'too-many-sheets' });
    expect(await readdir(lane.data)).toEqual([]);
  });

  test('that are being drawn when the export is stopped leave nothing', async () => {
    const lane: Lane = await laneWith({
      pdfOf: () => {
        void lane.exports.stop();
        return Promise.resolve(ok(PDF));
      },
    });
    expect(await made(lane, order)).toEqual({ kind: 'stopped' });
    expect(await readdir(join(lane.data, 'export'))).toEqual([]);
  });

  test('that cannot be drawn end the export, and nothing stays', async () => {
    const lane = await laneWith({ games: many, pdfOf: () => Promise.resolve(err({ code: 'sheet-failed' })) });
    expect(await made(lane, order)).toMatchObject({ kind: 'failed', trouble: 'sheet-failed' });
    expect(await readdir(join(lane.data, 'export'))).toEqual([]);
  });
});

const ON_STICK = { kind: 'stick', name: 'STICK' } as const;

describe('a stick', () => {
  test('gets the files, and the lane’s own disk none', async (context) => {
    const { folder } = await plugIn(context, '4m');
    const lane = await laneWith({ sticks: () => [folder] });
    expect(await made(lane, FOUND)).toMatchObject({ kind: 'done', place: ON_STICK, files: FILES });
    expect((await readdir(folder)).toSorted()).toEqual(FILES.toSorted());
    expect(await readdir(lane.data)).toEqual([]);
  });

  test('that is really full ends the export, keeps no half file, and the export folder takes the next one', async (context) => {
    const { folder } = await plugIn(context, '64k');
    const games = Array.from({ length: 20 }, () => GAMES).flat();
    const lane = await laneWith({ games, sticks: () => [folder] });
    expect(await made(lane, FOUND)).toEqual({ kind: 'failed', place: ON_STICK, trouble: 'disk-full' });
    expect(await readdir(folder)).toEqual([]);
    expect(await made(lane, { ...FOUND, sticks: false })).toMatchObject({
      ...{ kind: 'done', place: { kind: 'export-folder' }, games: games.length },
    });
  });

  test('that is read-only is left alone, and the export folder gets the files', async (context) => {
    const { folder } = await plugIn(context, '1m');
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    const lane = await laneWith({ sticks: () => [folder] });
    expect(await made(lane, FOUND)).toMatchObject({ kind: 'done', place: { kind: 'export-folder' } });
  });

  test('that becomes read-only in the middle ends the export: no file has its name, and the export folder takes the next one', async (context) => {
    const { folder, fail } = await plugInFaulty(context);
    let failed = false;
    const games = Array.from({ length: 100 }, () => GAMES).flat();
    const lane = await laneWith({
      games,
      sticks: () => [folder],
      before: (game) => {
        if (game !== 40 || failed) return;
        fail();
        failed = true;
      },
    });
    expect(await made(lane, FOUND)).toEqual({ kind: 'failed', place: ON_STICK, trouble: 'read-only' });
    expect(failed).toBe(true);
    // What was begun cannot be removed from such a stick; it has no name that anybody reads.
    expect((await readdir(folder)).filter(isExportName)).toEqual([]);
    expect(await made(lane, FOUND)).toMatchObject({ kind: 'done', place: { kind: 'export-folder' } });
  });

  test('that is pulled out in the middle ends the export: no file has its name, there or in the place where it was', async (context) => {
    const { folder, pullOut } = await plugIn(context, '4m');
    let sticks: readonly string[] = [folder];
    const lane = await laneWith({
      sticks: () => sticks,
      before: (game) => {
        if (game !== 4) return;
        pullOut();
        sticks = [];
      },
    });
    expect(await made(lane, FOUND)).toEqual({ kind: 'failed', place: ON_STICK, trouble: 'stick-out' });
    expect(await readdir(folder)).toEqual([]);
    expect(await made(lane, FOUND)).toMatchObject({ kind: 'done', place: { kind: 'export-folder' } });
  });
});
