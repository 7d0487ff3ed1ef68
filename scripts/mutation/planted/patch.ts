import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A test, by its file and its title or a part of it, as written in the source. */
export interface Finder {
  readonly file: string;
  readonly title: string;
}

/** A fault that a test of `npm test` has to find: a file of `patches`, whose first lines say all but the change. */
export interface Planted {
  readonly id: string;
  /** What a bowler or staff would say is wrong. */
  readonly name: string;
  readonly patch: Patch;
  /** The unit test that finds it; null if none does. */
  readonly unit: Finder | null;
  /** The test of the real program that finds it; null if none does, or none was looked for. */
  readonly program: Finder | null;
}

const PATCHES = join(import.meta.dirname, 'patches');

/** Faults where mutants do not reach, spread over what is used, and what found each when it was planted. */
export const planted: readonly Planted[] = readdirSync(PATCHES)
  .toSorted()
  .map((file) => plantedIn(file.replace(/\.patch$/u, ''), readFileSync(join(PATCHES, file), 'utf8')));

function plantedIn(id: string, text: string): Planted {
  const name = /^fault: (.+)$/mu.exec(text)?.[1];
  if (name === undefined) throw new Error(`${id}: its patch does not say what is wrong`);
  const finder = (kind: string): Finder | null => {
    const [, file, title] = new RegExp(`^${kind}: (\\S+): (.+)$`, 'mu').exec(text) ?? [];
    return file === undefined || title === undefined ? null : { file, title };
  };
  return { id, name, patch: readPatch(text), unit: finder('unit'), program: finder('program') };
}

/** A planted fault's change: a unified diff of one file. Its line numbers are ignored, so that code may move. */
export interface Patch {
  /** From the checkout. */
  readonly file: string;
  readonly hunks: readonly Hunk[];
}

interface Hunk {
  readonly before: string;
  readonly after: string;
  /** How many lines differ: the larger number of those taken out and those put in. */
  readonly lines: number;
}

/** Reads a diff as `git diff` writes it; throws if it is of more than one file, or of none. */
export function readPatch(diff: string): Patch {
  const [head = '', ...parts] = diff.split(/^@@.*\n/mu);
  const files = [...diff.matchAll(/^\+\+\+ b\/(.+)$/gmu)].map(([, file = '']) => file);
  const [file] = files;
  if (file === undefined || files.length > 1 || !head.includes(`--- a/${file}`) || parts.length === 0)
    throw new Error('a patch changes one file');
  return { file, hunks: parts.map(hunkOf) };
}

/** The file's text with the fault; null if the changed lines and those around them are not in it exactly once. */
export function patched(source: string, { hunks }: Patch): string | null {
  let text = `\n${source}`;
  for (const { before, after } of hunks) {
    const [ahead, behind, ...more] = text.split(`\n${before}`);
    if (ahead === undefined || behind === undefined || more.length > 0) return null;
    text = `${ahead}\n${after}${behind}`;
  }
  return text.slice(1);
}

/** How many lines of the program a fault changes. */
export function linesOf({ hunks }: Patch): number {
  return hunks.reduce((sum, { lines }) => sum + lines, 0);
}

function hunkOf(part: string): Hunk {
  const lines = part.split('\n').filter((line) => line !== '');
  const text = (...signs: readonly string[]): string =>
    lines
      .filter((line) => signs.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  return { before: text(' ', '-'), after: text(' ', '+'), lines: Math.max(count('-'), count('+')) };
}
