import { parseArgs } from 'node:util';
import { THEMES, type Theme } from '../../src/contract/contract.ts';
import { LANGUAGES, type Language } from '../../src/text/language.ts';
import { nameOfSize, SIZES, type Size } from './size.ts';

/** The selected part of the matrix. */
export interface Wanted {
  /** Parts of scene names; empty for all. */
  readonly only: readonly string[];
  readonly languages: readonly Language[];
  readonly themes: readonly Theme[];
  /** Player counts; empty for all of a scene's. */
  readonly players: readonly number[];
  readonly sizes: readonly Size[];
  readonly axe: boolean;
  /** Only lists what would be checked. */
  readonly list: boolean;
}

export const USAGE = `npm run views -- [--only deck,ruling] [--languages ko,de] [--themes day] [--players 1,8]
                 [--sizes 1280x800,1080x1920] [--no-axe] [--list]`;

/** Parses the command line; throws a sentence about what it does not understand. */
export function wantedOf(args: readonly string[]): Wanted {
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
  const sizes = chosen(values.sizes, SIZES.map(nameOfSize));
  return {
    only: parts(values.only),
    languages: chosen(values.languages, LANGUAGES),
    themes: chosen(values.themes, THEMES),
    players: parts(values.players).map(Number),
    sizes: SIZES.filter((size) => sizes.includes(nameOfSize(size))),
    axe: values.axe,
    list: values.list,
  };
}

export function wants({ only }: Wanted, name: string): boolean {
  return only.length === 0 || only.some((part) => name.includes(part));
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
