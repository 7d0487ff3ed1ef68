import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../core/line/result.ts';
import type { CommandLineRefusal } from '../text/command-line.ts';
import { isLanguage, type Language } from '../text/language.ts';

/** The options of a program, without their dashes; every program has `--lang` and `--help` besides. */
export interface KnownOptions {
  readonly flags: readonly string[];
  readonly withValue: readonly string[];
}

/** What was asked for on a command line. */
export interface CommandLine {
  /** Null: nothing was said. */
  readonly language: Language | null;
  readonly help: boolean;
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** Reads the arguments behind a program's name; of an option given twice the last counts. */
export function readCommandLine(
  args: readonly string[],
  known: KnownOptions,
): Result<CommandLine, CommandLineRefusal> {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  for (const token of tokensOf(args, known)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return err({ code: 'unknown-option', option: token.value });
    const { name, rawName, value } = token;
    if (isFlag(name, known)) {
      if (value !== undefined) return err({ code: 'takes-no-value', option: rawName });
      flags.add(name);
    } else if (!takesValue(name, known)) return err({ code: 'unknown-option', option: rawName });
    // `--data --single`: the next option is no value.
    else if (value === undefined || value === '' || (!token.inlineValue && value.startsWith('--')))
      return err({ code: 'needs-value', option: rawName });
    else values.set(name, value);
  }
  const language = values.get('lang') ?? null;
  if (language !== null && !isLanguage(language)) return err({ code: 'bad-language', value: language });
  return ok({ language, help: flags.has('help'), flags, values });
}

/** The language asked for, even on a command line that is otherwise refused: the refusal is said in it. */
export function languageOf(args: readonly string[]): Language | null {
  const tokens = tokensOf(args, { flags: [], withValue: [] });
  const said = tokens.flatMap((token) =>
    token.kind === 'option' && token.name === 'lang' ? [token.value ?? ''] : [],
  );
  return said.findLast(isLanguage) ?? null;
}

function isFlag(name: string, { flags }: KnownOptions): boolean {
  return name === 'help' || flags.includes(name);
}

function takesValue(name: string, { withValue }: KnownOptions): boolean {
  return name === 'lang' || withValue.includes(name);
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function tokensOf(args: readonly string[], { withValue }: KnownOptions): readonly Token[] {
  const options = ['lang', ...withValue].map((name) => [name, { type: 'string' as const }] as const);
  return parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(options),
  }).tokens;
}
