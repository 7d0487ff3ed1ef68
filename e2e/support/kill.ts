import { once } from 'node:events';
import { killTree } from '../../drive/process-tree.ts';
import type { Program } from '../../drive/program.ts';

/** Kills a program as a power cut would and waits until it is gone. */
export async function kill(program: Program): Promise<void> {
  const child = program.app.process();
  const ended = once(child, 'exit');
  if (child.pid === undefined) throw new Error('the program has no process');
  killTree(child.pid);
  await ended;
}
