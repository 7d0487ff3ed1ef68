/**
 * A separate process that tries to take the lock of the given folder, prints the result, keeps it fresh until told to
 * stop, and reports its loss.
 */
import { once } from 'node:events';
import { PACE } from '../freshness.ts';
import { takeLock, type Asking } from '../lock.ts';
import { here, type Machine } from '../machine.ts';
import { NodeDisk } from '../../disk/node-disk.ts';

/** A process's claimed identity and patience. */
export interface AskingAs {
  readonly machine?: Machine;
  readonly boot?: string;
  readonly beat?: number;
  readonly patience?: number;
  readonly over?: string | null;
}

export async function askingAs({ machine, boot, over = null, ...pace }: AskingAs): Promise<Asking> {
  const real = await here();
  const process = { ...real.process, boot: boot ?? real.process.boot };
  return {
    here: { ...real, machine: machine ?? real.machine, process },
    pace: { ...PACE, look: 10, ...pace },
    over,
  };
}

if (import.meta.main) {
  const [, , folder = '', as = '{}'] = process.argv;
  const asking = await askingAs(JSON.parse(as) as AskingAs);
  await once(process.stdin, 'data');
  const taken = await takeLock(new NodeDisk(), folder, 'console', asking);
  process.stdout.write(taken.ok ? 'taken\n' : `${taken.error.code}\n`);
  if (taken.ok) taken.value.keepFresh((by) => void process.stdout.write(`lost to ${String(by)}\n`));
  // Keeping a lock fresh does not keep a process alive; the input does.
  await once(process.stdin, 'end');
  process.exit();
}
