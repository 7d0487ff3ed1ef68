import * as v from 'valibot';
import { HIGHEST_LANE } from '../../core/game/event.ts';
import { lineUp } from '../../core/players/player.ts';
import type { NameRefusal } from '../../core/line/refusal.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { readCommandLine, languageOf as languageIn } from '../../options/command-line.ts';
import type { CommandLineRefusal } from '../../text/start/command-line.ts';
import { PAIRING } from '../../house-contract/deliveries.ts';
import type { Language } from '../../text/language.ts';
import { houseAddress } from '../house-link/house-address.ts';
import type { AskedHouse } from '../house-link/lane-house.ts';

/** The command line's options; null: not given. */
export interface Options {
  readonly players: readonly string[];
  readonly lane: number | null;
  readonly data: string | null;
  /** The folder for the second copy. */
  readonly copyTo: string | null;
  /** The house to be paired with, once. */
  readonly house: AskedHouse | null;
  readonly windowed: boolean;
  /** Removes a forgotten staff PIN. */
  readonly forgetPin: boolean;
  readonly language: Language | null;
}

export type OptionRefusal =
  | Exclude<CommandLineRefusal, { readonly code: 'takes-no-value' }>
  | { readonly code: 'bad-lane'; readonly value: string }
  | { readonly code: 'bad-house' | 'bad-pairing-code'; readonly value: string }
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
  const house = houseOf(value('house'), value('pairing-code'));
  if (!house.ok) return house;
  return ok({
    players: players.value,
    lane: lane.value,
    data: value('data'),
    copyTo: value('copy-to'),
    house: house.value,
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

function houseOf(address: string | null, code: string | null): Result<AskedHouse | null, OptionRefusal> {
  if (address === null && code === null) return ok(null);
  if (address === null || code === null)
    return err({ code: 'needs-value', option: address === null ? '--house' : '--pairing-code' });
  if (!houseAddress(address).ok) return err({ code: 'bad-house', value: address });
  const read = v.safeParse(PAIRING.entries.code, code.toUpperCase());
  return read.success ? ok({ address, code: read.output }) : err({ code: 'bad-pairing-code', value: code });
}

function playersOf(text: string | null): Result<readonly string[], OptionRefusal> {
  if (text === null) return ok([]);
  const players = lineUp(text.split(','));
  if (!players.ok) return err({ code: 'bad-players', refusal: players.error });
  return ok(players.value.map(({ name }) => name));
}
