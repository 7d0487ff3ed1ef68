import { ANY_GAME } from '../../contract/contract.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORMAT_IDS } from '../../core/formats/formats.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { setupOfFormat } from '../../core/testing/format-setup.testing.ts';
import { randomGame } from '../../core/testing/random-game.testing.ts';
import { numbersFrom } from '../../core/testing/random-pins.testing.ts';
import { SECOND_SCORERS } from '../../core/testing/second-formats.testing.ts';
import { checkFolder } from '../check/check-folder.ts';
import { copyData } from '../copy/data-copy.ts';
import { SLOTS } from '../copy/slot.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { makeRecord } from '../record/game-record.ts';
import { RECORD_VERSION } from '../record/migrations.ts';
import { newerInFile } from '../record/newer-game.ts';
import { unsealText } from '../record/sealed-text.ts';
import { NOON, recordOf } from '../record/testing/game.testing.ts';
import { GamesFolder } from './games-folder.ts';
import { tempFolder, tidied } from './testing/folder.testing.ts';

/** A game of each format for all of its options, with corrections and everything else that changes balls. */
const GAMES = FORMAT_IDS.map((format, place): Game => {
  const ways = SECOND_SCORERS[format];
  const options = ways.map(({ option }) => option);
  const play = { seconds: ways.map(({ second }) => second), draw: numbersFrom(place), acts: Infinity };
  return randomGame(newGame(setupOfFormat(format, options)), play).game;
});

/** The sheets of all games that a data folder has, in the order of their counters. */
async function sheetsIn(data: string): Promise<readonly (readonly string[])[]> {
  const folder = new GamesFolder(new NodeDisk(), data);
  const opened = await folder.open();
  if (!opened.ok) expect.fail(opened.error);
  const sheets: (readonly string[])[] = [];
  const { games } = await folder.found.page({ ...ANY_GAME, before: null, count: GAMES.length + 1 });
  for (const { id } of games.toReversed()) {
    const { record } = await folder.read(id);
    sheets.push(record === null ? [] : sheetText(record.game));
  }
  return sheets;
}

test('a game of every format is saved, archived, copied and checked, and each time it is the same game', async () => {
  const home = await tempFolder();
  const [data, stick] = [join(home, 'data'), join(home, 'stick')];
  const folder = new GamesFolder(new NodeDisk(), data);
  await mkdir(stick);
  expect((await folder.open()).ok).toBe(true);
  for (const [place, game] of GAMES.entries())
    expect(await folder.save(recordOf(game, place + 1))).toEqual({ ok: true, value: [] });
  const sheets = GAMES.map(sheetText);
  await folder.close();
  expect(await sheetsIn(data)).toEqual(sheets);

  const again = new GamesFolder(new NodeDisk(), data);
  await again.open();
  await tidied(again, recordOf(GAMES[0] ?? expect.fail('no format'), GAMES.length).id);
  await again.close();
  expect(await sheetsIn(data)).toEqual(sheets);

  const copied = await copyData({
    ...{ disk: new NodeDisk(), from: data, to: stick },
    ...{ clock: () => NOON, stopped: () => false },
  });
  expect(copied).toMatchObject({ ok: true, value: { damaged: 0 } });
  expect(await sheetsIn(join(stick, SLOTS[0]))).toEqual(sheets);

  const report = await checkFolder(data, { copies: stick, pause: 1 });
  expect(report).toMatchObject({
    value: { verdict: 'whole', findings: [], aside: [], counts: { archived: GAMES.length - 1 } },
  });
});

test('a program of the version before leaves a game of any format as it is, and shows its sheet', () => {
  for (const game of GAMES) {
    const record = recordOf(game);
    const bytes = Buffer.from(makeRecord(record));
    const older = { marker: 'headpin-game', version: RECORD_VERSION - 1 } as const;
    expect(unsealText(older, bytes, () => expect.fail('it was read'))).toEqual({
      ...{ kind: 'newer', version: RECORD_VERSION },
    });
    expect(newerInFile(bytes)).toMatchObject({ id: record.id, sheet: sheetText(game) });
  }
});
