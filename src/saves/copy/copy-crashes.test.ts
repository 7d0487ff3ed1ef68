import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import { expectNoHarm, survey, type Harm, type Survey } from '../disk/testing/crash-survey.testing.ts';
import { ROOT, type DiskImage } from '../disk/testing/disk-image.testing.ts';
import { writeWhole } from '../disk/durable-file.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import { copyData } from './data-copy.ts';
import { archivedLine, gameFile, MONTH, nameIn } from './testing/lane.testing.ts';
import { readSlot, SLOTS } from './slot.ts';

const DATA = join(ROOT, 'data');
const PLACE = join(ROOT, 'stick');
const CLOSENESS = { grain: 5, most: 400 };

/** A copy reported as complete: its number, and the lane's files at that time. */
interface Said {
  readonly after: number;
  readonly files: ReadonlyMap<string, string>;
}

/** A lane that continues playing on a disk that may lose power. */
class CrashingLane {
  readonly disk: CrashDisk;
  readonly said: Said[] = [];
  readonly #files = new Map<string, string>();

  constructor(disk = new CrashDisk()) {
    this.disk = disk;
  }

  async write(name: string, text: string): Promise<void> {
    const path = join(DATA, name);
    await this.disk.makeFolder(dirname(path));
    if ((await this.disk.look(path)) !== null) await this.disk.remove(path);
    await writeWhole(this.disk, path, new TextEncoder().encode(text));
    await this.disk.syncFolder(dirname(path));
    this.#files.set(name, text);
  }

  async remove(name: string): Promise<void> {
    await this.disk.remove(join(DATA, name));
    await this.disk.syncFolder(dirname(join(DATA, name)));
    this.#files.delete(name);
  }

  async copy(): Promise<void> {
    const copiedAt = new Date(Date.UTC(2026, 10, this.said.length + 1, 4)).toISOString();
    const { disk } = this;
    const order = { disk, from: DATA, to: PLACE, clock: () => copiedAt, stopped: () => false };
    expect((await copyData(order)).ok).toBe(true);
    this.said.push({ after: disk.log.length, files: new Map(this.#files) });
  }

  /** After a crash, the newest complete copy must be the last reported one or the next, with the right files. */
  async harms(image: DiskImage, after: number): Promise<readonly Harm[]> {
    const slots = await Promise.all(
      SLOTS.map((name) => readSlot(new CrashDisk(image), join(PLACE, name), () => undefined)),
    );
    const whole = slots.filter(({ state }) => state === 'whole');
    const newest = Math.max(0, ...whole.map(({ manifest }) => manifest?.number ?? 0));
    const acknowledged = this.said.filter((one) => one.after <= after).length;
    const wrong = whole.filter(({ folder, manifest }) => {
      const had = this.said[(manifest?.number ?? 0) - 1]?.files ?? new Map<string, string>();
      const has = image.files(folder).filter(([path]) => !/\.tmp$|copy\.json$/u.test(path));
      return (
        has.length !== had.size ||
        has.some(([path, bytes]) => had.get(nameIn(folder, path)) !== new TextDecoder().decode(bytes))
      );
    });
    return [
      ...(newest < acknowledged ? (['lost'] as const) : []),
      ...(slots.some(({ state }) => state === 'used') ? (['set-aside'] as const) : []),
      ...(wrong.length > 0 ? (['torn'] as const) : []),
    ];
  }
}

/** A disk that falsely reports a folder's names as synced. */
class LyingDisk extends CrashDisk {
  override syncFolder(): Promise<void> {
    return Promise.resolve();
  }
}

/** Five evenings with a copy after each: two games, the first of which is archived. */
async function surveyed(lane: CrashingLane): Promise<Survey> {
  await lane.disk.makeFolder(PLACE);
  for (const balls of [1, 2, 3]) {
    await lane.write(gameFile(1), makeRecord(recordOf(gameOfMisses(balls), 1)));
    await lane.copy();
  }
  await lane.write(MONTH, archivedLine(1));
  await lane.remove(gameFile(1));
  await lane.write(gameFile(2), makeRecord(recordOf(gameOfMisses(0), 2)));
  await lane.copy();
  await lane.copy();
  return survey(lane.disk, CLOSENESS, {
    told: (after) => lane.said.filter((one) => one.after <= after).length,
    harms: (image, after) => lane.harms(image, after),
  });
}

test('after a kill or a power cut at any moment the last complete copy or a newer one is there, each as the lane was', async (context) => {
  await expectNoHarm(context, await surveyed(new CrashingLane()), 2_000);
});

test('the checker finds the harm done by a disk that lies', async () => {
  const { harms } = await surveyed(new CrashingLane(new LyingDisk()));
  expect(harms.lost).toBeGreaterThan(0);
});
