/**
 * Saves files of many sizes in the folder it is given, each over a small one, and says how each went: the answer
 * and what was then there. Run where the system lets no file grow beyond a limit.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { saveDurably } from '../../disk/durable-file.ts';
import { NodeDisk } from '../../disk/node-disk.ts';

const [, , folder = '', smallest = '', largest = '', step = ''] = process.argv;
const path = join(folder, 'game.json');
const disk = new NodeDisk();
// The system warns of the limit by a signal that would end the process; the write's own error is what is wanted.
process.on('SIGXFSZ', () => null);
for (let size = Number(smallest); size <= Number(largest); size += Number(step)) {
  const before = await saveDurably(disk, path, new Uint8Array(10), 'keep');
  const answer = await saveDurably(disk, path, new Uint8Array(size), 'keep');
  const there = (await readFile(path)).length;
  const names = (await readdir(folder)).toSorted();
  process.stdout.write(`${JSON.stringify({ size, before, answer, there, names })}\n`);
}
