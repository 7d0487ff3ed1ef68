import { createHash } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { platformOf, type Platform } from '../disk/platform.ts';
import { thisProcess, type ProcessMark } from './processes.ts';
import { codeOf } from '../disk/trouble.ts';

/** Identifies a PC. */
export interface Machine {
  /** PCs cloned from one disk image share it. Null: the system has none. */
  readonly id: string | null;
  /** Its host name, which people know. */
  readonly name: string;
}

export interface Here {
  readonly process: ProcessMark;
  readonly machine: Machine;
  /** Boot time by its own clock, in ms; setting the clock moves it. */
  readonly bootedAt: number;
}

export const LONGEST_NAME = 64;

export async function here(): Promise<Here> {
  const [process, machine] = await Promise.all([thisProcess(), thisMachine()]);
  return { process, machine, bootedAt: Date.now() - uptime() * 1000 };
}

export async function thisMachine(
  { machineFiles }: Platform = platformOf(process.platform),
): Promise<Machine> {
  if (machineFiles === null) return { id: null, name: plainName(hostname()) };
  // The stored name stays when a network renames the machine for a day.
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

/** Whether two identities are one machine. A cloned PC has the same id but its own name. */
export function isSame(one: Machine, other: Machine): boolean {
  const sameId = one.id === null || other.id === null || one.id === other.id;
  return sameId && one.name === other.name;
}

/** A machine name safe to show, whatever a file says. */
export function plainName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '').slice(0, LONGEST_NAME);
}

/** The machine's own id must not be disclosed (machine-id(5)). */
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
