import { HIGHEST_LANE } from '../../core/game/event.ts';
import { lineUp } from '../../core/game/player.ts';
import type { NameRefusal } from '../../core/line/refusal.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { readCommandLine, languageOf as languageIn } from '../../options/command-line.ts';
import type { CommandLineRefusal } from '../../text/command-line.ts';
import type { Language } from '../../text/language.ts';

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
  | Exclude<CommandLineRefusal, { readonly code: 'takes-no-value' }>
  | { readonly code: 'bad-lane'; readonly value: string }
  | { readonly code: 'bad-players'; readonly refusal: NameRefusal };

/**
 * Reads the program's own options: what follows `--` in `argv`. What stands before belongs to Electron and
 * Chromium (`--lang` is one of theirs too), so nothing there is read or refused.
 */
export function readOptions(argv: readonly string[]): Result<Options, OptionRefusal> {
  const read = readCommandLine(ownArguments(argv), 'headpin');
  if (!read.ok) {
    const { error } = read;
    // To this program an option with a value too many is simply not known.
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
