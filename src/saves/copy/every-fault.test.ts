import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isToday, shareOf, TODAY } from '../../core/testing/share.testing.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import { CopiedLane, gameFile, states } from './testing/lane.testing.ts';

/** A day lets one call in so many fail. */
const ONE_IN = 6;

test.each([
  { code: 'ENOSPC', trouble: 'disk-full', from: 'at one' },
  { code: 'EIO', trouble: 'device-error', from: 'at one' },
  { code: 'EROFS', trouble: 'read-only', from: 'from any' },
  { code: 'ENOENT', trouble: 'folder-missing', from: 'from any' },
] as const)(
  `a copy with $code $from disk call on, ${shareOf(ONE_IN)}, is reported or harmless; the other copy stays complete`,
  async ({ code, trouble, from }) => {
    const lane = await CopiedLane.begin();
    for (const name of ['quarantine', gameFile(2)]) await rm(join(lane.data, name), { recursive: true });
    await lane.copy();
    const told = new Set<string>();
    let refused = 0;
    for (let number = 1; ; number += 1) {
      if (!isToday(number, ONE_IN)) continue;
      await lane.write(gameFile(1), makeRecord(recordOf(gameOfMisses(3 + (number % 15)), 1)));
      const disk = new FailingDisk();
      disk.fails = (_, place) => (place === number || (from === 'from any' && place > number) ? code : null);
      const answer = await lane.copy(disk);
      if (disk.calls.length < number) break;
      if (!answer.ok) {
        refused += 1;
        told.add(answer.error);
      }
      expect(await states(lane), `call ${String(number)}`).toContain('whole');
      // Without faults, the next run repairs the copy.
      expect((await lane.copy()).ok).toBe(true);
      expect(await states(lane)).toEqual(['whole', 'whole']);
    }
    expect([...told].filter((one) => one !== 'source' && one !== 'not-verified')).toEqual([trouble]);
    expect(refused).toBeGreaterThan(TODAY === null ? 20 : 2);
  },
);
