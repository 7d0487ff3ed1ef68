import { inspect } from 'node:util';
import type { StartNotice } from '../../contract/contract.ts';
import type { LogEventName } from '../../text/staff/log-events.ts';
import { makeLogLine, type LogDetails } from './log-entry.ts';
import type { LogFile } from './log-file.ts';

/** Lines from before the data folder is ours. */
const MOST_EARLY = 100;

const early: string[] = [];
let kept: LogFile | null = null;

/** From now on every line is also kept in this file, with those from before; null: the folder is no longer ours. */
export function keepLog(file: LogFile | null): void {
  kept = file;
  for (const line of early.splice(0)) kept?.add(line);
}

/** Logs an event for staff and for whoever looks after the lane. Never waits and never throws. */
export function log<E extends LogEventName>(event: E, details: LogDetails[E]): void {
  const line = makeLogLine(now(), event, details);
  if (kept !== null) kept.add(line);
  else if (early.length < MOST_EARLY) early.push(line);
}

/** Logs a fact about staff for the house, such as a wrong PIN, also on standard error. */
export function logFact(fact: string): void {
  print(fact);
  log('staff', { fact });
}

/** Logs a bug, also on standard error; the page gets nothing of it. */
export function logTrouble(trouble: unknown): void {
  const what = inspect(trouble);
  print(what);
  log('trouble', { what });
}

/** Logs that a page was lost and comes back, also on standard error. */
export function logPage(what: string): void {
  print(what);
  log('page-trouble', { what });
}

/** Logs what staff are told at the lane. */
export function logNotice(notice: StartNotice): void {
  log('notice', { kind: notice.kind, file: 'file' in notice ? notice.file : null });
}

function print(sentence: string): void {
  process.stderr.write(`${now()} ${sentence}\n`);
}

function now(): string {
  return new Date().toISOString();
}
