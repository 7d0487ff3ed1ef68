import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../core/line/result.ts';
import type { CommandLineRefusal } from '../text/start/command-line.ts';
import { isLanguage, type Language } from '../text/language.ts';

export interface CommandLine<P extends Program> {
  /** Null: not given. */
  readonly language: Language | null;
  readonly has: (option: OptionOf<P>) => boolean;
  /** The value of an option; null when not given. */
  readonly value: (option: OptionOf<P>) => string | null;
}

/** Reads the arguments after a program's name; of a repeated option the last counts. */
export function readCommandLine<P extends Program>(
  args: readonly string[],
  program: P,
): Result<CommandLine<P>, CommandLineRefusal> {
  const given = new Map<string, string>();
  for (const token of tokensOf(args, program)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return err({ code: 'unknown-option', option: token.value });
    const { name, rawName, value = '', inlineValue } = token;
    if (!isOptionOf(name, program)) return err({ code: 'unknown-option', option: rawName });
    if (!takesValue(name)) {
      if (inlineValue === true) return err({ code: 'takes-no-value', option: rawName });
      given.set(name, '');
    }
    // `--data --single`: the next option is not a value.
    else if (value === '' || (inlineValue !== true && value.startsWith('--')))
      return err({ code: 'needs-value', option: rawName });
    else given.set(name, value);
  }
  const language = given.get('lang') ?? null;
  if (language !== null && !isLanguage(language)) return err({ code: 'bad-language', value: language });
  const has = (option: string): boolean => given.has(option);
  return ok({ language, has, value: (option) => given.get(option) ?? null });
}

/** The language option, even on a refused command line, for the refusal itself. */
export function languageOf(args: readonly string[]): Language | null {
  const said = tokensOf(args, 'score').flatMap((token) =>
    token.kind === 'option' && token.name === 'lang' ? [token.value ?? ''] : [],
  );
  return said.findLast(isLanguage) ?? null;
}

/** The printed lines of the options; a program whose text lacks one does not compile. */
export function linesOf<P extends Program>(lines: OptionLines<P>): readonly string[] {
  return Object.values(lines);
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function tokensOf(args: readonly string[], program: Program): readonly Token[] {
  const options = optionsOf(program)
    .filter(takesValue)
    .map((name) => [name, { type: 'string' as const }] as const);
  return parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(options),
  }).tokens;
}

/** Our programs with a command line. */
export type Program = 'headpin' | 'scoreboard' | 'score' | 'check';

interface Option {
  readonly takes: 'value' | 'nothing';
  /** The programs that accept it. */
  readonly of: readonly Program[];
}

/** Every option of our command lines, without its dashes; each program's text has a line for each of its own. */
const OPTIONS = {
  players: { takes: 'value', of: ['headpin'] },
  lane: { takes: 'value', of: ['headpin'] },
  'copy-to': { takes: 'value', of: ['headpin'] },
  house: { takes: 'value', of: ['headpin'] },
  'pairing-code': { takes: 'value', of: ['headpin'] },
  windowed: { takes: 'nothing', of: ['headpin'] },
  'forget-pin': { takes: 'nothing', of: ['headpin'] },
  data: { takes: 'value', of: ['headpin', 'scoreboard', 'check'] },
  copy: { takes: 'value', of: ['check'] },
  json: { takes: 'nothing', of: ['check'] },
  repair: { takes: 'nothing', of: ['check'] },
  single: { takes: 'nothing', of: ['scoreboard'] },
  name: { takes: 'value', of: ['scoreboard'] },
  format: { takes: 'value', of: ['scoreboard'] },
  'no-score': { takes: 'nothing', of: ['scoreboard'] },
  'take-over': { takes: 'nothing', of: ['scoreboard'] },
  lang: { takes: 'value', of: ['headpin', 'scoreboard', 'score', 'check'] },
  help: { takes: 'nothing', of: ['scoreboard', 'score', 'check'] },
} as const satisfies Readonly<Record<string, Option>>;

type OptionName = keyof typeof OPTIONS;

/** An option that this program accepts. */
type OptionOf<P extends Program> = {
  [N in OptionName]: P extends (typeof OPTIONS)[N]['of'][number] ? N : never;
}[OptionName];

/** The lines that describe a program's options, under their title. */
type OptionLines<P extends Program> = Readonly<Record<'title' | OptionOf<P>, string>>;

function isOptionOf<P extends Program>(name: string, program: P): name is OptionOf<P> {
  return optionsOf(program).some((option) => option === name);
}

export function optionsOf(program: Program): readonly OptionName[] {
  return NAMES.filter((name) => OPTIONS[name].of.some((one) => one === program));
}

function takesValue(name: OptionName): boolean {
  return OPTIONS[name].takes === 'value';
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

const NAMES = Object.keys(OPTIONS).filter(isOption);
