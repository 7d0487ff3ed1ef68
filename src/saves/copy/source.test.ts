import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FailingDisk, systemError } from '../disk/testing/failing-disk.testing.ts';
import { CopiedLane, gameFile, LANE_FILES, MONTH, LEAGUE_FILE } from './testing/lane.testing.ts';
import { gathered } from './testing/gathered.testing.ts';
import { Halt } from './halt.ts';
import { Source } from './source.ts';

/** A call on one of the lane's files fails with this error. */
async function refused(call: 'look' | 'read', name: string, error: Error): Promise<Source> {
  const lane = await CopiedLane.begin();
  const disk = new FailingDisk();
  const [look, read] = [disk.look.bind(disk), disk.read.bind(disk)];
  const isIt = (asked: string, path: string): boolean => asked === call && path === join(lane.data, name);
  disk.look = (path) => (isIt('look', path) ? Promise.reject(error) : look(path));
  disk.read = (path) => (isIt('read', path) ? Promise.reject(error) : read(path));
  return new Source(disk, lane.data);
}

test('a lane is copied in units: both generations of a game together, every other file alone, months last', async () => {
  const lane = await CopiedLane.begin();
  const aside = 'quarantine/g000003-0a1b2c.json.00112233445566ff';
  expect(await gathered(new Source(new FailingDisk(), lane.data).units())).toEqual([
    ['g000001-0a1b2c', [gameFile(1), `${gameFile(1)}.prev`]],
    ['g000002-0a1b2c', [gameFile(2)]],
    ['leagues/0123456789abcdef01234567', [LEAGUE_FILE]],
    ['logo.json', ['logo.json']],
    ['settings.json', ['settings.json']],
    [aside, [aside]],
    [MONTH, [MONTH]],
  ]);
});

test('an unreadable folder is an error of the lane, not of the stick', async () => {
  const disk = new FailingDisk();
  disk.fails = (call) => (call === 'list' ? 'EIO' : null);
  const source = new Source(disk, (await CopiedLane.begin()).data);
  await expect(gathered(source.units())).rejects.toEqual(new Halt('source'));
});

test('a bug is not an error of the lane: it is rethrown', async () => {
  const disk = new FailingDisk();
  disk.list = () => Promise.reject(new TypeError('a bug'));
  const source = new Source(disk, (await CopiedLane.begin()).data);
  await expect(gathered(source.units())).rejects.toThrow('a bug');
  const other = await refused('look', MONTH, new TypeError('a bug'));
  await expect(other.read([MONTH])).rejects.toThrow('a bug');
});

test('a file of the lane is read, with whether the program would accept it', async () => {
  const lane = await CopiedLane.begin();
  await writeFile(join(lane.data, gameFile(2)), 'no game any more');
  const files = await new Source(new FailingDisk(), lane.data).read([gameFile(1), gameFile(2)]);
  expect(
    files.map(({ name, bytes, whole }) => [name, new TextDecoder().decode(bytes ?? undefined), whole]),
  ).toEqual([
    [gameFile(1), LANE_FILES[gameFile(1)], true],
    [gameFile(2), 'no game any more', false],
  ]);
});

test('a file of the lane that is gone by now is left out', async () => {
  const lane = await CopiedLane.begin();
  await rm(join(lane.data, gameFile(2)));
  const files = await new Source(new FailingDisk(), lane.data).read([gameFile(2), MONTH]);
  expect(files.map(({ name }) => name)).toEqual([MONTH]);
});

test.each(['look', 'read'] as const)(
  'a file of the lane that the disk cannot read (%s) is not intact',
  async (call) => {
    const source = await refused(call, MONTH, systemError('EIO'));
    expect(await source.read([MONTH])).toEqual([{ name: MONTH, bytes: null, whole: false }]);
  },
);
