import { expect } from 'vitest';
import { NodeDisk } from '../../disk/node-disk.ts';
import { takeLock, type Asking, type Lock, type LockRefusal } from '../lock.ts';
import { here, type Here, type Machine } from '../machine.ts';

/** PCs made from one disk image: their system's id is the same. */
export const LANE_1: Machine = { id: 'ab', name: 'LANE-1' };
/** The other one. */
export const LANE_2: Machine = { id: 'ab', name: 'LANE-2' };
/** Beats fast, and gives a holder that is silent up after a moment. */
export const PACE = { beat: 20, patience: 60, look: 5 };
/** Waits for a beat however busy the machine is. */
export const PATIENT = { ...PACE, patience: 30_000 };

/** This process on that machine. */
export async function on(machine: Machine, boot?: string): Promise<Here> {
  const real = await here();
  return { ...real, machine, process: { ...real.process, boot: boot ?? real.process.boot } };
}

/** Takes the lock, which must be free. */
export async function take(folder: string, asking: Asking): Promise<Lock> {
  const taken = await takeLock(new NodeDisk(), folder, 'program', asking);
  return taken.ok ? taken.value : expect.fail(JSON.stringify(taken.error));
}

/** Why the lock is not given. */
export async function refused(folder: string, asking: Asking): Promise<LockRefusal> {
  const taken = await takeLock(new NodeDisk(), folder, 'program', asking);
  return taken.ok ? expect.fail('it was taken') : taken.error;
}

/** The lock that staff would take over. */
export async function leftLock(folder: string, asking: Asking): Promise<string> {
  const refusal = await refused(folder, asking);
  return refusal.code === 'unclear' ? refusal.lock : expect.fail(refusal.code);
}

/** Keeps a lock fresh; resolves when it was lost. */
export function keep(lock: Lock): Promise<string | null> {
  return new Promise((resolve) => {
    lock.keepFresh(resolve);
  });
}
