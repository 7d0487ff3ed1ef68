import { parseArgs } from 'node:util';
import { HIGHEST_LANE } from '../../core/game/event.ts';
import { lineUp } from '../../core/game/player.ts';
import type { NameRefusal } from '../../core/line/refusal.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { isLanguage, type Language } from '../../text/language.ts';

/** What was asked for on the command line. Null: nothing was said. */
export interface Options {
  readonly players: readonly string[];
  readonly lane: number | null;
  readonly data: string | null;
  /** The folder for the second copy of the games. */
  readonly copyTo: string | null;
  readonly windowed: boolean;
  /** The staff PIN is forgotten: there is none any more. */
  readonly forgetPin: boolean;
  readonly language: Language | null;
}

/** Why the command line was refused. */
export type OptionRefusal =
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'needs-value'; readonly option: string }
  | { readonly code: 'bad-lane'; readonly value: string }
  | { readonly code: 'bad-language'; readonly value: string }
  | { readonly code: 'bad-players'; readonly refusal: NameRefusal };

const WITH_VALUE = ['players', 'lane', 'data', 'copy-to', 'lang'] as const;
const WITHOUT = ['windowed', 'forget-pin'] as const;

/**
 * Reads the program's own options: what follows `--` in `argv`. What stands before belongs to Electron and
 * Chromium (`--lang` is one of theirs too), so nothing there is read or refused.
 */
export function readOptions(argv: readonly string[]): Result<Options, OptionRefusal> {
  const given = tokens(ownArguments(argv));
  if (!given.ok) return given;
  const { values, flags } = given.value;
  const language = values.get('lang') ?? null;
  if (language !== null && !isLanguage(language)) return err({ code: 'bad-language', value: language });
  const lane = laneOf(values.get('lane') ?? null);
  if (!lane.ok) return lane;
  const players = playersOf(values.get('players') ?? null);
  if (!players.ok) return players;
  return ok({
    players: players.value,
    lane: lane.value,
    data: values.get('data') ?? null,
    copyTo: values.get('copy-to') ?? null,
    windowed: flags.has('windowed'),
    forgetPin: flags.has('forget-pin'),
    language,
  });
}

/** The data folder that was asked for, by option or by environment; null when by neither. Set to nothing is not set. */
export function folderAsked({ data }: Options, environment: NodeJS.ProcessEnv): string | null {
  const set = environment['HEADPIN_DATA_DIR'] ?? '';
  return data ?? (set === '' ? null : set);
}

function ownArguments(argv: readonly string[]): readonly string[] {
  const start = argv.indexOf('--');
  return start === -1 ? [] : argv.slice(start + 1);
}

/** The language asked for, even on a command line that is otherwise refused: the refusal is said in it. */
export function languageOf(argv: readonly string[]): Language | null {
  const own = ownArguments(argv);
  const found = own.flatMap((option, index) => {
    if (option === '--lang') return own.slice(index + 1, index + 2);
    return option.startsWith('--lang=') ? [option.slice('--lang='.length)] : [];
  });
  return found.find(isLanguage) ?? null;
}

interface Given {
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

function tokens(own: readonly string[]): Result<Given, OptionRefusal> {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const parsed = parseArgs({
    args: [...own],
    strict: false,
    tokens: true,
    options: {
      players: { type: 'string' },
      lane: { type: 'string' },
      data: { type: 'string' },
      'copy-to': { type: 'string' },
      lang: { type: 'string' },
      windowed: { type: 'boolean' },
      'forget-pin': { type: 'boolean' },
    },
  });
  for (const token of parsed.tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return err({ code: 'unknown-option', option: token.value });
    if (WITHOUT.some((name) => name === token.name) && token.value === undefined) flags.add(token.name);
    else if (!WITH_VALUE.some((name) => name === token.name))
      return err({ code: 'unknown-option', option: token.rawName });
    else if (token.value === undefined || token.value === '' || swallowed(token))
      return err({ code: 'needs-value', option: token.rawName });
    else values.set(token.name, token.value);
  }
  return ok({ values, flags });
}

/** `--data --windowed`: the next option is no value. */
function swallowed(token: { readonly value: string; readonly inlineValue: boolean }): boolean {
  return !token.inlineValue && token.value.startsWith('--');
}

function laneOf(text: string | null): Result<number | null, OptionRefusal> {
  if (text === null) return ok(null);
  const lane = Number(text);
  if (!/^\d{1,3}$/u.test(text) || lane < 1 || lane > HIGHEST_LANE)
    return err({ code: 'bad-lane', value: text });
  return ok(lane);
}

function playersOf(text: string | null): Result<readonly string[], OptionRefusal> {
  if (text === null) return ok([]);
  const players = lineUp(text.split(','));
  if (!players.ok) return err({ code: 'bad-players', refusal: players.error });
  return ok(players.value.map(({ name }) => name));
}
