import { createHash } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { platformOf, type Platform } from '../disk/platform.ts';
import { thisProcess, type ProcessMark } from './processes.ts';
import { codeOf } from '../disk/trouble.ts';

/** A PC so named that another one is not taken for it. */
export interface Machine {
  /** Of PCs made from one disk image it is the same. Null: the system tells none. */
  readonly id: string | null;
  /** Its name in the network, which people know it by. */
  readonly name: string;
}

/** Who asks for a lock, and where. */
export interface Here {
  readonly process: ProcessMark;
  readonly machine: Machine;
  /** When the machine was started, by its own clock, in milliseconds: a clock that was set moves it. */
  readonly bootedAt: number;
}

/** Longer names are cut. */
export const LONGEST_NAME = 64;

/** This process on this machine. */
export async function here(): Promise<Here> {
  const [process, machine] = await Promise.all([thisProcess(), thisMachine()]);
  return { process, machine, bootedAt: Date.now() - uptime() * 1000 };
}

/** The identity of this machine. */
export async function thisMachine(
  { machineFiles }: Platform = platformOf(process.platform),
): Promise<Machine> {
  if (machineFiles === null) return { id: null, name: plainName(hostname()) };
  // The name in the file stays when a network gives the machine another one for a day.
  const [id, name, processes] = await Promise.all([
    told(readFile(machineFiles.id, 'utf8')),
    told(readFile(machineFiles.name, 'utf8')),
    told(readlink(machineFiles.processes)),
  ]);
  return {
    id: /^[0-9a-f]{32}$/u.test(id) ? digestOf(`${id} ${processes}`) : null,
    name: plainName(name === '' ? hostname() : name),
  };
}

/** Whether two names are of one machine. A PC made from another's disk image has its id, and a name of its own. */
export function isSame(one: Machine, other: Machine): boolean {
  const sameId = one.id === null || other.id === null || one.id === other.id;
  return sameId && one.name === other.name;
}

/** A machine's name as people may be shown it, whatever a file says. */
export function plainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '').slice(0, LONGEST_NAME);
}

/** The machine's own id is told to nobody (machine-id(5)). */
function digestOf(id: string): string {
  return createHash('sha256').update(`headpin-lock ${id}`).digest('hex').slice(0, 16);
}

async function told(text: Promise<string>): Promise<string> {
  try {
    return (await text).trim();
  } catch (error) {
    codeOf(error);
    return '';
  }
}
