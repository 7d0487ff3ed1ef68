import { inspect } from 'node:util';
import { LOG_LEVELS, type LogEntry, type SaveTrouble } from '../../contract/contract.ts';
import { LOG_EVENTS, type LogEventName } from '../../text/staff/log-events.ts';

/** The previous run, as the log shows it. */
interface LastRun {
  /** Its version; null without a previous run or its line. */
  readonly version: string | null;
  /** Whether it ended without its last line: by a kill or a power cut. */
  readonly wasCutOff: boolean;
}

const VERSION = /(?:^|, )headpin=([^,]{1,40})/u;

/** Reads the lines before this run's own. */
export function lastRunIn(lines: readonly string[]): LastRun {
  const entries = lines.map(logEntryIn).filter((entry) => entry !== null);
  // A refused start writes its line into the same log, even after the end of this run.
  const own = entries.filter(({ event }) => event !== 'start-refused');
  const started = own.findLast(({ event }) => event === 'started');
  const last = own.at(-1);
  return {
    version: VERSION.exec(started?.details ?? '')?.[1] ?? null,
    wasCutOff: last !== undefined && !['stopped', 'crashed'].includes(last.event),
  };
}

/** The details of each event. No PINs and no bowlers' names: a game is named by its id. */
export interface LogDetails {
  readonly started: {
    readonly headpin: string;
    readonly electron: string;
    readonly system: string;
    readonly pid: number;
  };
  readonly stopped: Nothing;
  readonly 'cut-off': Nothing;
  readonly crashed: {
    readonly headpin: string;
    readonly electron: string | undefined;
    readonly what: string;
  };
  readonly updated: { readonly from: string; readonly to: string };
  readonly 'start-refused': { readonly why: string; readonly pid: number };
  readonly 'second-start': Nothing;
  readonly 'folder-lost': { readonly by: string | null };
  readonly 'save-slow': { readonly ms: number };
  readonly 'save-failed': { readonly trouble: SaveTrouble; readonly ms: number };
  readonly 'save-again': { readonly failed: number };
  readonly notice: { readonly kind: string; readonly file: string | null };
  readonly 'copy-made': { readonly place: string; readonly damaged: number; readonly ms: number };
  readonly 'copy-failed': { readonly trouble: string };
  readonly printed: { readonly what: string; readonly copies: number };
  readonly 'print-failed': { readonly what: string; readonly why: string };
  readonly exported: { readonly what: string; readonly place: string };
  readonly 'export-failed': { readonly what: string; readonly place: string; readonly trouble: string };
  readonly 'page-trouble': { readonly what: string };
  readonly 'process-gone': { readonly what: string; readonly why: string; readonly code: number };
  readonly screens: { readonly count: number; readonly shown: string };
  readonly settings: { readonly changed: string };
  readonly staff: { readonly fact: string };
  readonly 'house-link': { readonly link: string; readonly games: number };
  readonly league: { readonly what: string };
  readonly imported: { readonly games: number };
  readonly 'update-waiting': { readonly from: string; readonly to: string };
  readonly 'update-started': { readonly from: string; readonly to: string; readonly by: string };
  readonly 'update-failed': { readonly from: string; readonly to: string };
  readonly trouble: { readonly what: string };
  readonly 'lines-lost': { readonly lines: number };
}

type Nothing = Readonly<Record<string, never>>;

const LEVELS: Readonly<Record<LogEventName, LogEntry['level']>> = {
  started: 'info',
  stopped: 'info',
  'cut-off': 'warning',
  crashed: 'error',
  updated: 'info',
  'start-refused': 'warning',
  'second-start': 'info',
  'folder-lost': 'error',
  'save-slow': 'warning',
  'save-failed': 'error',
  'save-again': 'info',
  notice: 'warning',
  'copy-made': 'info',
  'copy-failed': 'warning',
  printed: 'info',
  'print-failed': 'warning',
  exported: 'info',
  'export-failed': 'warning',
  'page-trouble': 'warning',
  'process-gone': 'error',
  screens: 'info',
  settings: 'info',
  staff: 'info',
  'house-link': 'info',
  league: 'info',
  imported: 'info',
  'update-waiting': 'info',
  'update-started': 'info',
  'update-failed': 'error',
  trouble: 'error',
  'lines-lost': 'warning',
};

/** Keeps a stack or a page's address from filling the log. */
export const LONGEST_TEXT = 2_000;

/** An event as one line of JSON, with its line end. */
export function makeLogLine<E extends LogEventName>(at: string, event: E, details: LogDetails[E]): string {
  const short = Object.entries(details).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : (value as unknown),
  ]);
  return `${JSON.stringify({ at, level: LEVELS[event], event, ...Object.fromEntries(short) })}\n`;
}

/** The entry in a line of the log; null if the line is torn or not ours. */
export function logEntryIn(line: string): LogEntry | null {
  const content = contentOf(line);
  if (content === null) return null;
  const { at, level, event, ...details } = content;
  const known = LOG_EVENTS.find((name) => name === event);
  const grade = LOG_LEVELS.find((name) => name === level);
  if (known === undefined || grade === undefined || typeof at !== 'string') return null;
  return { at: at.slice(0, 40), level: grade, event: known, details: detailsText(details) };
}

function contentOf(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const content: unknown = JSON.parse(line);
    return typeof content === 'object' && content !== null ? { ...content } : null;
  } catch {
    return null;
  }
}

function detailsText(details: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(details).map(([key, value]) => {
    const text = typeof value === 'string' ? value : inspect(value);
    // These two are sentences and need no label.
    return key === 'fact' || key === 'what' ? text : `${key}=${text}`;
  });
  return parts.join(', ').replaceAll(/\s+/gu, ' ').slice(0, LONGEST_TEXT);
}
