import { formatOf } from '../formats/formats.ts';
import { err, ok, type Result } from '../line/result.ts';
import type { CodedGame, CodedPlayer } from './coded-game.ts';
import { readPlayer, writePlayer } from './coded-player.ts';
import { GAME, RECORD, numberFrom } from './fields.ts';
import { readHead, writeHead } from './head.ts';
import type { CodePart, GameCodeRefusal } from './refusal.ts';

/** What one QR code tells: a game, some of its players, or one bowler's games. */
export interface GameCode {
  readonly games: readonly CodedGame[];
  /** The check code of the sheet: over all its lines, also those in other codes. */
  readonly check: string;
  /** Which of a sheet's codes this is, and of how many. */
  readonly part: number;
  readonly parts: number;
}

/** What every code begins with, also in `BEGINS`. */
export const GAME_CODE_MARK = 'HP';
const BEGINS = /^HP(\d+)\$\$/u;
/** A version as it is written. */
const WRITTEN = /^[1-9]\d{0,3}$/u;

const VERSION = 1;
/** More than a QR code can hold. */
const LONGEST = 4_500;
const MOST_PARTS = 99_999;

/**
 * The games as text for a QR code: `HP1$$TEN-PIN:20260501T180000Z:L7:G1$PJS:X7/9-…:180$KYJ:…$$7F3A91C2`. Any phone shows
 * who bowled what; capitals and digits keep the code small ([game code](docs/game-code.md)).
 */
export function makeGameCode({ games, check, part, parts }: GameCode): string {
  const place = parts === 1 ? '' : `.${String(part)}/${String(parts)}`;
  return [
    `${GAME_CODE_MARK}${String(VERSION)}`,
    ...games.map(writeGame),
    `${check.replace(' ', '')}${place}`,
  ].join(GAME);
}

function writeGame({ players, ...head }: CodedGame): string {
  const format = formatOf(head.format);
  return [writeHead(head), ...players.map((player) => writePlayer(format, head.teams, player))].join(RECORD);
}

/** Whether a text begins as every game code does, of whatever version. */
export function isGameCode(text: string): boolean {
  return BEGINS.test(text);
}

/**
 * Reads a game code through the rules. Refuses with the part that is wrong; a text that no program of ours would write is
 * wrong in its form.
 */
export function readGameCode(text: string): Result<GameCode, GameCodeRefusal> {
  const written = BEGINS.exec(text)?.[1] ?? '';
  if (!WRITTEN.test(written)) return err({ code: 'not-a-game-code' });
  const version = Number(written);
  if (version > VERSION) return err({ code: 'newer-game-code', version });
  if (text.length > LONGEST) return err({ code: 'game-code-too-long', most: LONGEST });
  const read = readParts(text.split(GAME).slice(1));
  if (!read.ok) return read;
  return makeGameCode(read.value) === text ? read : bent('form');
}

function readParts(parts: readonly string[]): Result<GameCode, GameCodeRefusal> {
  const end = readEnd(parts.at(-1) ?? '');
  if (end === null || parts.length < 2) return bent('check');
  const games: CodedGame[] = [];
  for (const [index, one] of parts.slice(0, -1).entries()) {
    const game = readGame(one, index + 1);
    if (!game.ok) return game;
    games.push(game.value);
  }
  return ok({ games, ...end });
}

/** The check code, and which of the sheet's codes this is. */
function readEnd(text: string): Omit<GameCode, 'games'> | null {
  const [check = '', place = '1/1', ...more] = text.split('.');
  if (!/^[0-9A-F]{8}$/u.test(check) || more.length > 0) return null;
  const [part, parts] = place.split('/').map((number) => numberFrom(number, 1, MOST_PARTS));
  if (!part || !parts || part > parts) return null;
  return { check: `${check.slice(0, 4)} ${check.slice(4)}`, part, parts };
}

function readGame(text: string, game: number): Result<CodedGame, GameCodeRefusal> {
  const [first = '', ...records] = text.split(RECORD);
  const head = readHead(first);
  if (!head.ok) return bent(head.error, game);
  const format = formatOf(head.value.format);
  const players: CodedPlayer[] = [];
  for (const [index, record] of records.entries()) {
    const player = readPlayer(format, head.value.teams, record);
    if (!player.ok) return bent(player.error, game, index + 1);
    players.push(player.value);
  }
  return players.length === 0 ? bent('player', game) : ok({ ...head.value, players });
}

function bent(
  part: CodePart,
  game: number | null = null,
  player: number | null = null,
): Result<never, GameCodeRefusal> {
  return err({ code: 'bent-game-code', part, game, player });
}
