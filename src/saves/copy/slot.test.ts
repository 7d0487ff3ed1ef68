import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { sealText } from '../record/sealed-text.ts';
import { makeSettings } from '../settings/settings-file.ts';
import { plainSettings } from '../../contract/contract.ts';
import {
  archivedLine,
  contents,
  CopiedLane,
  gameFile,
  LANE_FILES,
  MONTH,
  states,
} from './testing/lane.testing.ts';
import { readSlot, type Slot } from './slot.ts';

const NEXT_BALL = makeRecord(recordOf(gameOfMisses(4), 1));
const CHANGED = makeSettings({ ...plainSettings('es'), lane: 7 });

describe('a copy that was damaged', () => {
  test.each([gameFile(1), `${gameFile(1)}.prev`, 'settings.json', MONTH, 'copy.json'])(
    'in any byte of %s is noticed at the next run, and mended; the other one stays',
    async (name) => {
      const lane = await CopiedLane.begin();
      await lane.copy();
      await lane.copy();
      for (const [slot, other] of [
        ['a', 'b'],
        ['b', 'a'],
      ] as const) {
        const bytes = await readFile(lane.path(slot, name));
        const place = Math.floor(bytes.length / 3);
        bytes[place] = (bytes[place] ?? 0) ^ 4;
        await writeFile(lane.path(slot, name), bytes);
        const untouched = await readFile(lane.path(other, 'copy.json'), 'utf8');
        expect((await lane.copy()).ok).toBe(true);
        expect(await states(lane)).toEqual(['whole', 'whole']);
        expect(await readFile(lane.path(other, 'copy.json'), 'utf8')).toBe(untouched);
        expect(await contents(lane.path(slot, ''))).toEqual(LANE_FILES);
      }
    },
  );

  test('by a missing file is repaired too', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await rename(lane.path('b', MONTH), lane.path('b', 'elsewhere'));
    expect(await states(lane)).toEqual(['whole', 'broken']);
    await lane.copy();
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });
});

/** A lane's first copy after this damage. */
async function foundAfter(harm: (path: (name: string) => string) => Promise<unknown>): Promise<Slot> {
  const lane = await CopiedLane.begin();
  await lane.copy();
  await harm((name) => lane.path('a', name));
  return readSlot(new NodeDisk(), lane.path('a', ''), () => undefined);
}

describe('a copy is', () => {
  test('complete when every file matches its manifest', async () => {
    const slot = await foundAfter(() => Promise.resolve());
    expect(slot.state).toBe('whole');
    expect([...slot.files.values()]).toEqual(slot.manifest?.files);
    expect(slot.readable).toEqual(new Set(Object.keys(LANE_FILES)));
    const sizes = [...slot.files.values()].map(({ name, size }) => [name, size]);
    expect(Object.fromEntries(sizes)).toEqual(
      Object.fromEntries(Object.entries(LANE_FILES).map(([name, text]) => [name, Buffer.byteLength(text)])),
    );
  });

  test('read with a pause between any two files', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    let pauses = 0;
    await readSlot(new NodeDisk(), lane.path('a', ''), () => (pauses += 1));
    expect(pauses).toBe(Object.keys(LANE_FILES).length);
  });

  test.each([
    ['unfinished', 'its manifest is gone', 'copy.json', null],
    ['unfinished', 'its manifest is damaged', 'copy.json', '{}'],
    ['whole', 'a file is in it that is none of ours', 'notes.txt', 'the red stick'],
    ['broken', 'a game is gone', gameFile(2), null],
    ['broken', 'a game is damaged', gameFile(2), 'no game'],
    ['broken', 'the generation before is damaged', `${gameFile(1)}.prev`, 'no game'],
    ['broken', 'the settings are damaged', 'settings.json', 'none'],
    ['broken', 'a month is another one, which a disk can do too', MONTH, archivedLine(7)],
    ['broken', 'what was set aside is another file', 'quarantine/g000003-0a1b2c.json.00112233445566ff', ''],
    ['used', 'a game went on in it', gameFile(1), NEXT_BALL],
    ['used', 'the settings were changed in it', 'settings.json', CHANGED],
    ['used', 'a game was begun in it', gameFile(9), makeRecord(recordOf(gameOfMisses(1), 9))],
    ['used', 'a month was begun in it', 'archive/2026-12.jsonl', ''],
    ['used', 'a file was set aside in it', 'quarantine/settings.json.00112233445566ff', ''],
  ])('%s when %s', async (state, _what, name, text) => {
    const slot = await foundAfter((path) => (text === null ? rm(path(name)) : writeFile(path(name), text)));
    expect(slot.state).toBe(state);
  });

  test('in use, with an unknown manifest, when a newer program wrote that', async () => {
    const newer = sealText('headpin-copy', 2, [['parts', '[]']]);
    const { state, manifest } = await foundAfter((path) => writeFile(path('copy.json'), newer));
    expect([state, manifest]).toEqual(['used', null]);
  });

  test('broken, and that file damaged, when a folder is in the place of a file', async () => {
    const slot = await foundAfter(async (path) => {
      await rm(path(MONTH));
      await mkdir(path(MONTH));
    });
    expect([slot.state, slot.readable.has(MONTH), slot.files.get(MONTH)?.size]).toEqual(['broken', false, 0]);
  });

  test('known without what is damaged in it', async () => {
    const slot = await foundAfter((path) => appendFile(path(gameFile(1)), ' '));
    expect(slot.readable.has(gameFile(1))).toBe(false);
    expect(slot.readable.has(`${gameFile(1)}.prev`)).toBe(true);
  });
});
