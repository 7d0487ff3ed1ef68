import { inspect } from 'node:util';
import type { StartNotice } from '../../contract/contract.ts';
import type { LogEventName } from '../../text/staff/log-events.ts';
import { LONGEST_TEXT, makeLogLine, type LogDetails } from './log-entry.ts';
import { addFromOutside, type LogFile } from './log-file.ts';

/** The most lines kept before the data folder is open. */
const MOST_EARLY = 100;

const early: string[] = [];
let kept: LogFile | null = null;

/** Writes every line into this file too, beginning with those kept so far; null: the folder is no longer ours. */
export function keepLog(file: LogFile | null): void {
  kept = file;
  for (const line of early.splice(0)) kept?.add(line);
}

/** Logs an event for staff and technicians. Never waits and never throws. */
export function log<E extends LogEventName>(event: E, details: LogDetails[E]): void {
  const line = makeLogLine(now(), event, details);
  if (kept !== null) kept.add(line);
  else if (early.length < MOST_EARLY) early.push(line);
}

/** Logs a fact about staff, such as a wrong PIN; also on standard error. */
export function logFact(fact: string): void {
  print(fact);
  log('staff', { fact });
}

/** Logs a bug, also on standard error. The page learns nothing of it. */
export function logTrouble(trouble: unknown): void {
  const what = told(trouble);
  print(what);
  log('trouble', { what });
}

/** Logs the error that ends the program, also on standard error. */
export function logCrash(build: Omit<LogDetails['crashed'], 'what'>, trouble: unknown): void {
  const what = told(trouble);
  print(what);
  log('crashed', { ...build, what });
}

/**
 * Resolves once every line is written or refused; before the data folder is open, in this folder's log, if it has
 * one.
 */
export async function allLogged(folder: string): Promise<void> {
  await (kept === null ? addFromOutside(folder, early.splice(0).join('')) : kept.settled());
}

/** Logs that a page was lost and comes back, also on standard error. */
export function logPage(what: string): void {
  print(what);
  log('page-trouble', { what });
}

/** Logs a notice that staff see at the lane. */
export function logNotice(notice: StartNotice): void {
  log('notice', { kind: notice.kind, file: 'file' in notice ? notice.file : null });
}

/** An error with its stack. It may be anybody's, also one that cannot be looked at. */
function told(trouble: unknown): string {
  try {
    return inspect(trouble).slice(0, LONGEST_TEXT);
  } catch {
    return 'an error that cannot be told';
  }
}

function print(sentence: string): void {
  try {
    process.stderr.write(`${now()} ${sentence}\n`);
  } catch {
    // The log has it.
  }
}

function now(): string {
  return new Date().toISOString();
}
