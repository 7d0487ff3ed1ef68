/** A process of its own that wants the lock of the folder it is given: says what it got, keeps it until it is told. */
import { once } from 'node:events';
import { takeLock } from './lock.ts';
import { NodeDisk } from './node-disk.ts';

const [, , folder = ''] = process.argv;
await once(process.stdin, 'data');
const taken = await takeLock(new NodeDisk(), folder, 'console');
process.stdout.write(taken.ok ? 'taken\n' : `${taken.error.code}\n`);
await once(process.stdin, 'end');
process.exit();
