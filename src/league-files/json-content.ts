import * as v from 'valibot';
import { inJson, wholeFile, type FaultFacts, type Findings, type Kind } from './fault.ts';
import { shownStart } from './in/figures.ts';
import { DEEPEST, MOST_FAULTS } from './limits.ts';

/** A strict object whose `file` and `version` say which file it is. */
type FileShape = v.GenericSchema<unknown, { readonly file: string; readonly version: number }>;

/** The beginning that a JSON file must have. */
export interface FileHead {
  readonly file: string;
  readonly versions: readonly number[];
}

/** The content of a JSON text with this shape; null after a fault, which is reported with its path. */
export function jsonContent<S extends FileShape>(
  file: string,
  text: string,
  { shape, head }: { readonly shape: S; readonly head: FileHead },
  found: Findings,
): v.InferOutput<S> | null {
  const json = parsed(file, text, found);
  if (json === null || !isThisFile(file, json, head, found)) return null;
  const read = v.safeParse(shape, json);
  if (read.success) return read.output;
  // A large file can have as many issues as commas; only those that are shown need a sentence.
  for (const issue of read.issues.slice(0, MOST_FAULTS))
    found.fault(inJson(file, pathOf(issue)), factsOf(issue));
  found.moreFaults(Math.max(0, read.issues.length - MOST_FAULTS));
  return null;
}

function parsed(file: string, text: string, found: Findings): object | null {
  const { depth, keyTwice } = scanJson(text);
  if (depth > DEEPEST) {
    found.fault(wholeFile(file), { code: 'too-deep', most: DEEPEST });
    return null;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = null;
  }
  if (typeof json !== 'object' || json === null) {
    found.fault(wholeFile(file), { code: 'not-json' });
    return null;
  }
  if (keyTwice === null) return json;
  found.fault(inJson(file, shownStart(keyTwice)), { code: 'key-twice' });
  return null;
}

function isThisFile(file: string, json: object, head: FileHead, found: Findings): boolean {
  const marker = 'file' in json ? json.file : null;
  const version = 'version' in json ? json.version : null;
  if (marker !== head.file) found.fault(wholeFile(file), { code: 'other-file' });
  else if (typeof version === 'number' && !head.versions.includes(version))
    found.fault(wholeFile(file), { code: 'other-version', version });
  else return true;
  return false;
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** A path such as `teams[0].roster[2].average`, counted from 0 as in JSON. */
export function pathOf({ path }: v.BaseIssue<unknown>): string {
  const whole = (path ?? []).reduce(
    (before, { key }) =>
      typeof key === 'number' ? `${before}[${String(key)}]` : joined(before, String(key)),
    '',
  );
  return shownStart(whole.slice(0, LONGEST_PATH));
}

const LONGEST_PATH = 80;

export function factsOf({ type, expected, received, input }: v.BaseIssue<unknown>): FaultFacts {
  if (expected === 'never') return { code: 'key-unknown' };
  if (received === 'undefined') return { code: 'key-missing' };
  const text = shownStart(typeof input === 'string' ? input : JSON.stringify(input));
  if (type === 'picklist' || type === 'literal') {
    const choices = Array.from((expected ?? '').matchAll(/"([^"]+)"/gu), ([, word = '']) => word);
    return { code: 'not-a-choice', text, choices };
  }
  return { code: 'wrong-kind', kind: KIND_OF[type] ?? 'object' };
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  number: 'number',
  string: 'text',
  boolean: 'truth',
  array: 'list',
  regex: 'text',
  min_length: 'text',
  safe_integer: 'number',
  min_value: 'number',
  multiple_of: 'number',
  check: 'list',
};

/** What JSON.parse does not report: how deep a text nests, and a key that an object has twice (null: none). */
interface JsonScan {
  readonly depth: number;
  readonly keyTwice: string | null;
}

/** Scans a JSON text once. The answer for invalid JSON is meaningless. */
function scanJson(text: string): JsonScan {
  const open: Set<string>[] = [];
  let depth = 0;
  let keyTwice: string | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') {
      open.push(new Set());
      depth = Math.max(depth, open.length);
    } else if (character === '}' || character === ']') {
      open.pop();
    } else if (character === '"') {
      const end = endOfString(text, at);
      const key = text.slice(at, end + 1);
      if (/^\s*:/u.test(text.slice(end + 1, end + 1 + SPACES))) {
        const keys = open.at(-1);
        if (keys?.has(key) === true) keyTwice ??= key.slice(1, -1);
        keys?.add(key);
      }
      at = end;
    }
  }
  return { depth, keyTwice };
}

/** More spaces between a key and its colon than any real file has. */
const SPACES = 64;

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
