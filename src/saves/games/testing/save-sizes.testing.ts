/**
 * Saves files of many sizes in the given folder, each over a small one, and prints each answer and the resulting
 * file. Run it where the operating system limits file sizes.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { saveDurably } from '../../disk/durable-file.ts';
import { NodeDisk } from '../../disk/node-disk.ts';

const [, , folder = '', smallest = '', largest = '', step = ''] = process.argv;
const path = join(folder, 'game.json');
const disk = new NodeDisk();
// The operating system signals the limit, which would end the process; the test needs the write's own error.
process.on('SIGXFSZ', () => null);
for (let size = Number(smallest); size <= Number(largest); size += Number(step)) {
  const before = await saveDurably(disk, path, new Uint8Array(10), 'keep');
  const answer = await saveDurably(disk, path, new Uint8Array(size), 'keep');
  const there = (await readFile(path)).length;
  const names = (await readdir(folder)).toSorted();
  process.stdout.write(`${JSON.stringify({ size, before, answer, there, names })}\n`);
}
