import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TODAY } from '../../core/testing/share.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { takeLock } from './lock.ts';
import { leave, contenders } from './testing/lock-contenders.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';

/** In `npm run verify` a hundred. */
const ROUNDS = TODAY === null ? 100 : 25;

describe('of many contenders at one moment exactly one gets the lock', () => {
  const stale = { pid: 4_194_305, start: 1 };
  /** A damaged lock is watched for a moment. */
  const PACE = { beat: 20, patience: 30, look: 5 };
  const beginnings: Record<string, (folder: string) => Promise<void>> = {
    'in an empty folder': () => Promise.resolve(),
    'after a holder that is gone': (folder) => leave(folder, stale),
    'over a damaged lock': (folder) => writeFile(join(folder, 'lock'), 'garbage'),
  };

  test.each(Object.entries(beginnings))('as processes, %s', async (_, begin) => {
    const folder = await tempFolder();
    await begin(folder);
    const crowd = await contenders(folder, 6, PACE);
    const said = await Promise.all(crowd.map((one) => one.go()));
    expect(said.toSorted()).toEqual(['held', 'held', 'held', 'held', 'held', 'taken']);
    expect(await namesIn(folder)).toEqual(['lock']);
  });

  test.each(Object.entries(beginnings))(
    `${String(ROUNDS)} times within one process, %s`,
    async (_, begin) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const folder = await tempFolder();
        await begin(folder);
        const crowd = Array.from({ length: 5 }, () =>
          takeLock(new NodeDisk(), folder, 'program', { pace: PACE }),
        );
        const taken = (await Promise.all(crowd)).filter(({ ok }) => ok);
        expect(taken).toHaveLength(1);
      }
    },
  );
});
