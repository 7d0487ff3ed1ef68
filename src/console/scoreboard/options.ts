import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../core/result.ts';
import { isLanguage, type Language } from '../../text/language.ts';
import { onlyNameIn } from './answers.ts';

/** What was asked for on the command line. Null: nothing was said. */
export interface Options {
  readonly single: boolean;
  /** The name of the one player. */
  readonly name: string | null;
  readonly withScore: boolean;
  readonly language: Language | null;
  readonly data: string | null;
  readonly help: boolean;
}

/** Why the command line was refused. */
export type OptionRefusal =
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'needs-value'; readonly option: string }
  | { readonly code: 'bad-language'; readonly value: string }
  | { readonly code: 'bad-name'; readonly value: string }
  | { readonly code: 'name-needs-single' };

const FLAGS = ['single', 'no-score', 'help'] as const;
const WITH_VALUE = ['name', 'lang', 'data'] as const;

interface Given {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** Reads the arguments behind the program's name. */
export function readOptions(args: readonly string[]): Result<Options, OptionRefusal> {
  const given = givenIn(args);
  if (!given.ok) return given;
  const { flags, values } = given.value;
  const language = values.get('lang') ?? null;
  if (language !== null && !isLanguage(language)) return err({ code: 'bad-language', value: language });
  const typed = values.get('name') ?? null;
  const name = typed === null ? null : onlyNameIn(typed);
  if (typed !== null && name === null) return err({ code: 'bad-name', value: typed });
  const single = flags.has('single');
  if (name !== null && !single) return err({ code: 'name-needs-single' });
  return ok({
    ...{ single, name, language },
    withScore: !flags.has('no-score'),
    data: values.get('data') ?? null,
    help: flags.has('help'),
  });
}

/** The language asked for, even on a command line that is otherwise refused: the refusal is said in it. */
export function languageOf(args: readonly string[]): Language | null {
  const found = args.flatMap((arg, index) => {
    if (arg === '--lang') return args.slice(index + 1, index + 2);
    return arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [];
  });
  return found.find(isLanguage) ?? null;
}

function givenIn(args: readonly string[]): Result<Given, OptionRefusal> {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(WITH_VALUE.map((name) => [name, { type: 'string' as const }])),
  });
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return err({ code: 'unknown-option', option: token.value });
    if (FLAGS.some((name) => name === token.name) && token.value === undefined) flags.add(token.name);
    else if (!WITH_VALUE.some((name) => name === token.name))
      return err({ code: 'unknown-option', option: token.rawName });
    else if (token.value === undefined || token.value === '' || swallowed(token))
      return err({ code: 'needs-value', option: token.rawName });
    else values.set(token.name, token.value);
  }
  return ok({ flags, values });
}

/** `--data --single`: the next option is no value. */
function swallowed(token: { readonly value: string; readonly inlineValue: boolean }): boolean {
  return !token.inlineValue && token.value.startsWith('--');
}
