import { HIGHEST_LANE } from '../../core/game/event.ts';
import { lineUp } from '../../core/players/player.ts';
import type { NameRefusal } from '../../core/line/refusal.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { readCommandLine, languageOf as languageIn } from '../../options/command-line.ts';
import type { CommandLineRefusal } from '../../text/start/command-line.ts';
import type { Language } from '../../text/language.ts';

/** The command line's options; null: not given. */
export interface Options {
  readonly players: readonly string[];
  readonly lane: number | null;
  readonly data: string | null;
  /** The folder for the second copy. */
  readonly copyTo: string | null;
  readonly windowed: boolean;
  /** Removes a forgotten staff PIN. */
  readonly forgetPin: boolean;
  readonly language: Language | null;
}

export type OptionRefusal =
  | Exclude<CommandLineRefusal, { readonly code: 'takes-no-value' }>
  | { readonly code: 'bad-lane'; readonly value: string }
  | { readonly code: 'bad-players'; readonly refusal: NameRefusal };

/**
 * Reads the program's own options, which follow `--` in `argv`. Those before it are Electron's and Chromium's
 * (`--lang` is one of them too), so they are neither read nor refused.
 */
export function readOptions(argv: readonly string[]): Result<Options, OptionRefusal> {
  const read = readCommandLine(ownArguments(argv), 'headpin');
  if (!read.ok) {
    const { error } = read;
    // An option with a value that it does not take is reported as unknown.
    return err(error.code === 'takes-no-value' ? { ...error, code: 'unknown-option' } : error);
  }
  const { language, has, value } = read.value;
  const lane = laneOf(value('lane'));
  if (!lane.ok) return lane;
  const players = playersOf(value('players'));
  if (!players.ok) return players;
  return ok({
    players: players.value,
    lane: lane.value,
    data: value('data'),
    copyTo: value('copy-to'),
    windowed: has('windowed'),
    forgetPin: has('forget-pin'),
    language,
  });
}

/** The data folder given by option or environment; null if neither. An empty value counts as not given. */
export function folderAsked({ data }: Options, environment: NodeJS.ProcessEnv): string | null {
  const set = environment['HEADPIN_DATA_DIR'] ?? '';
  return data ?? (set === '' ? null : set);
}

function ownArguments(argv: readonly string[]): readonly string[] {
  const start = argv.indexOf('--');
  return start === -1 ? [] : argv.slice(start + 1);
}

/** The language option, even on a refused command line, for the refusal itself. */
export function languageOf(argv: readonly string[]): Language | null {
  return languageIn(ownArguments(argv));
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
