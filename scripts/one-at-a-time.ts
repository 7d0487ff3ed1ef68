import { markIn, type Run } from './processes.ts';
import { takeLock } from './setup/lock.mjs';

/** Who tests a checkout. */
interface Holder {
  readonly command: string;
  readonly pid: number;
  readonly since: string;
  /** The holder's run, which a command inside it belongs to. */
  readonly mark: string | null;
}

/**
 * Takes a checkout for a command that builds and tests it, until this process ends.
 * @returns null, or a sentence about the command that has it
 */
export async function refusalIn(checkout: string, command: string, run: Run): Promise<string | null> {
  const since = new Date().toISOString();
  const holder: Holder = { command, pid: process.pid, since, mark: markIn(run.environment) };
  const told = await takeLock(checkout, 'tests', JSON.stringify(holder));
  if (told === null) return null;
  const other = holderOf(told);
  if (other !== null && other.mark === markIn(process.env)) return null;
  const who =
    other === null
      ? 'another command'
      : `${other.command} (process ${String(other.pid)}, since ${clockOf(other.since)})`;
  return `${who} is testing this checkout: please wait for its end, or stop it.`;
}

function holderOf(told: string): Holder | null {
  try {
    return JSON.parse(told) as Holder;
  } catch {
    return null;
  }
}

/** The local time of day, and the day if it is another one. */
function clockOf(since: string): string {
  const then = new Date(since);
  const isToday = then.toDateString() === new Date().toDateString();
  return isToday ? then.toTimeString().slice(0, 8) : then.toLocaleString('en-GB');
}
