import { parseArgs } from 'node:util';
import type { Size } from '../../drive/program.ts';
import { LANGUAGES, type Language } from '../../src/text/language.ts';

/** The selected part of a matrix of views. */
export interface Wanted<T extends string> {
  /** Names of scenes or parts of them; empty for all. */
  readonly only: readonly string[];
  readonly languages: readonly Language[];
  readonly themes: readonly T[];
  /** Player counts; empty for all of a scene's. */
  readonly players: readonly number[];
  readonly sizes: readonly Size[];
  readonly axe: boolean;
  /** Only lists what would be checked. */
  readonly list: boolean;
}

/** What a command can show. */
export interface Offered<T extends string> {
  readonly usage: string;
  readonly themes: readonly T[];
  /** By their names on the command line. */
  readonly sizes: Readonly<Record<string, Size>>;
  /** Shown only when asked for. */
  readonly unusual?: readonly string[];
}

/** Parses the command line; throws a sentence about what it does not understand, and the usage. */
export function wantedOf<T extends string>(args: readonly string[], offered: Offered<T>): Wanted<T> {
  try {
    return parsed(args, offered);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${offered.usage}`, {
      cause: error,
    });
  }
}

function parsed<T extends string>(
  args: readonly string[],
  { themes, sizes, unusual = [] }: Offered<T>,
): Wanted<T> {
  const text = { type: 'string', default: '' } as const;
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      ...{ only: text, languages: text, themes: text, players: text, sizes: text },
      axe: { type: 'boolean', default: true },
      list: { type: 'boolean', default: false },
    },
  });
  const usual = Object.keys(sizes).filter((name) => values.sizes !== '' || !unusual.includes(name));
  const names = chosen(values.sizes, usual);
  return {
    only: parts(values.only),
    languages: chosen(values.languages, LANGUAGES),
    themes: chosen(values.themes, themes),
    players: parts(values.players).map(Number),
    sizes: names.flatMap((name) => sizes[name] ?? []),
    axe: values.axe,
    list: values.list,
  };
}

function parts(list: string): readonly string[] {
  return list.split(',').filter((part) => part !== '');
}

/** The named ones of `all`, or all of them. */
function chosen<T extends string>(list: string, all: readonly T[]): readonly T[] {
  const named = parts(list);
  const unknown = named.find((part) => !all.some((known) => known === part));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}, but ${all.join(', ')}.`);
  return named.length === 0 ? all : all.filter((known) => named.includes(known));
}
