import { createHash } from 'node:crypto';
import { tableFor } from '../../core/formats/format.ts';
import { formatOf, FORMAT_IDS, USUAL_FORMAT, type FormatId } from '../../core/formats/formats.ts';
import { applyCommand } from '../../core/game/command.ts';
import { HIGHEST_LANE, type Setup } from '../../core/game/event.ts';
import { newGame, phaseOf, type Game } from '../../core/game/game.ts';
import type { Command } from '../../core/game/event.ts';
import { firstInSeries } from '../../core/players/in-series.ts';
import type { OpaqueId, Origin } from '../../core/players/opaque-id.ts';
import { lineUp } from '../../core/players/player.ts';
import type { SkipReason } from '../../contract/contract.ts';
import { makeGameLine, parseLine } from '../archive/archived-line.ts';
import { counterOf } from '../record/game-id.ts';
import type { GameRecord } from '../record/game-record.ts';
import { skippedFile } from './games-in-files.ts';
import type { ImportFile } from './import-file.ts';
import type { WrittenGames } from './importing.ts';

/** In bytes: an evening of games has a few thousand. */
export const LARGEST_TEXT = 1024 * 1024;

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d))?$/u;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;
/** A player's line in the sheet's text: name, option, balls; what is behind `=` is counted anew. */
const LINE = /^(?<name>.+?)(?: \[[a-z0-9-]+ (?<option>\d{1,2})\])?: (?<balls>[^=:]*)(?:= (?<score>-?\d+))?$/u;
const OF_LEAGUE = / \[[A-Z]+\]: |= -?\d+ [+-]\d+ = |^[^:]+ = /u;
const PROVISIONAL = / \(\d+\)$/u;

/** Games written in bowlers' notation: a line with the day, then a line a player; an empty line between games. */
export function writtenGames(file: ImportFile, text: string, origin: Origin): WrittenGames {
  const games: WrittenGames['games'][number][] = [];
  const skipped: WrittenGames['skipped'][number][] = [];
  let line = 1;
  for (const block of text
    .replace(/^\ufeff/u, '')
    .replaceAll('\r', '')
    .split(/\n(?=[ \t]*\n)/u)) {
    const lines = block.split('\n');
    const first = lines.findIndex((one) => one.trim() !== '');
    const at = line + Math.max(0, first);
    line += lines.length;
    const written = lines.map((one) => one.trim()).filter((one) => one !== '' && !one.startsWith('#'));
    if (written.length === 0) continue;
    const read = gameIn(written, origin);
    if ('reason' in read) skipped.push({ ...skippedFile(file, read.reason), line: at, detail: read.detail });
    else games.push({ record: read, has: 'lines', file: file.name, line: at });
  }
  return { games, skipped };
}

type Refused = { readonly reason: SkipReason; readonly detail: string | null };

function gameIn([heading = '', ...lines]: readonly string[], own: Origin): GameRecord | Refused {
  const [when = '', ...parts] = heading.split(', ').map((part) => part.trim());
  const startedAt = instantOf(when);
  if (startedAt === null) return { reason: 'no-day', detail: heading.slice(0, 60) };
  if (lines.some((line) => OF_LEAGUE.test(line))) return { reason: 'only-json', detail: null };
  const said = (name: string): string | null => {
    const part = parts.find((one) => one.startsWith(`${name} `));
    return part === undefined ? null : part.slice(name.length + 1);
  };
  const idFor = (...what: readonly (string | number)[]): OpaqueId =>
    hashOf([heading, ...lines, ...what.map(String)]);
  const id = said('id') ?? `g000001-${idFor('game')}`;
  const counter = counterOf(id);
  const [lane, gameNumber] = [Number(said('lane') ?? 1), Number(said('game') ?? 1)];
  if (counter === null || !isUpTo(lane, HIGHEST_LANE) || !isUpTo(gameNumber, 9_999))
    return { reason: 'bad-line', detail: heading.slice(0, 60) };
  const format = FORMAT_IDS.find((one) => parts.includes(one)) ?? USUAL_FORMAT;
  if (formatOf(format).sharing !== null) return { reason: 'only-json', detail: null };
  const base = { format, lane, gameNumber, startedAt, origin: said('origin') ?? own, party: idFor('party') };
  const game = playedGame(base, format, lines, idFor);
  if ('reason' in game) return game;
  const record = { id, counter, savedAt: startedAt, game };
  // What the archive would not read again is not added to it.
  return parseLine(new TextEncoder().encode(makeGameLine(record).trimEnd())).kind === 'read'
    ? record
    : { reason: 'bad-line', detail: heading.slice(0, 60) };
}

function playedGame(
  base: Omit<Setup, 'players'>,
  format: FormatId,
  lines: readonly string[],
  idFor: (...what: readonly (string | number)[]) => OpaqueId,
): Game | Refused {
  const seen = new Set<string>();
  const players: { readonly name: string; readonly option: number | null; readonly balls: string }[] = [];
  for (const line of lines) {
    const { name = '', option, balls = '' } = LINE.exec(line)?.groups ?? {};
    if (name !== '' && PROVISIONAL.test(name) && seen.has(name.replace(PROVISIONAL, ''))) continue;
    const table = tableFor(formatOf(format), option === undefined ? undefined : Number(option));
    if (name === '' || !table.ok) return { reason: 'bad-line', detail: line.slice(0, 60) };
    seen.add(name);
    players.push({ name, option: table.value.option, balls });
  }
  const named = lineUp(players.map(({ name }) => name));
  if (!named.ok) return { reason: 'bad-line', detail: lines[0]?.slice(0, 60) ?? null };
  let game = newGame({
    ...base,
    players: named.value.map(({ id, name }, place) => {
      const option = players[place]?.option ?? null;
      const who = { id, name, bowler: idFor('bowler', place), series: firstInSeries(idFor('series', place)) };
      return option === null ? who : { ...who, option };
    }),
  });
  for (const [place, { balls, name }] of players.entries()) {
    if (balls.replaceAll(/[. ]/gu, '') === '') continue;
    const next = after(game, { kind: 'agreeLine', player: place + 1, notation: balls }, base.startedAt);
    if (next === null) return { reason: 'bad-line', detail: `${name}: ${balls}`.slice(0, 60) };
    game = next;
  }
  // What is on paper is over.
  return phaseOf(game) === 'running' ? (after(game, { kind: 'stop' }, base.startedAt) ?? game) : game;
}

function after(game: Game, command: Command, at: string): Game | null {
  const newcomer = { bowler: '0'.repeat(24), series: '0'.repeat(24) };
  const applied = applyCommand(game, command, { at, by: 'staff', newcomer });
  return applied.ok ? applied.value.game : null;
}

function instantOf(when: string): string | null {
  if (INSTANT.test(when)) return Number.isNaN(Date.parse(when)) ? null : when;
  const [, year, month, day, hour = '12', minute = '0'] = DAY.exec(when) ?? [];
  if (year === undefined) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return date.getDate() === Number(day) ? date.toISOString() : null;
}

function isUpTo(number: number, most: number): boolean {
  return Number.isSafeInteger(number) && number >= 1 && number <= most;
}

function hashOf(what: readonly string[]): OpaqueId {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 24);
}
