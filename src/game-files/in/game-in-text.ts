import { tableFor } from '../../core/formats/format.ts';
import { formatOf, FORMAT_IDS, USUAL_FORMAT, type FormatId } from '../../core/formats/formats.ts';
import { framesApart, framesOf } from './frame-rolls.ts';
import {
  isFault,
  isInstant,
  writtenFault,
  type WrittenFault,
  type WrittenGame,
  type WrittenPlayer,
} from './written-game.ts';

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d))?$/u;
/** A player's line in the sheet's text: name, option, balls, score. */
const LINE = /^(?<name>.+?)(?: \[[a-z0-9-]+ (?<option>\d{1,2})\])?: (?<balls>[^=:]*)(?:= (?<score>-?\d+))?$/u;
const OF_LEAGUE = / \[[A-Z]+\]: |= -?\d+ [+-]\d+ = |^[^:]+ = /u;
/** The other outcome of a frame: a line that is no player's. */
const PROVISIONAL = / \(\d+\)$/u;

/**
 * Reads a game of a text: a line with its day, then a line for each player. Whoever writes by hand may leave out all but
 * the day. Our own sheets say the game's id, and then have every frame apart, the score, and an empty line behind: `isWhole`.
 */
export function gameInText(
  [heading = '', ...lines]: readonly string[],
  isWhole: boolean,
): WrittenGame | WrittenFault {
  const [when = '', ...parts] = heading.split(', ').map((part) => part.trim());
  const startedAt = instantOf(when);
  if (startedAt === null) return writtenFault('no-day', heading);
  const said = (name: string): string | null => {
    const part = parts.find((one) => one.startsWith(`${name} `));
    return part === undefined ? null : part.slice(name.length + 1);
  };
  const format = FORMAT_IDS.find((one) => parts.includes(one)) ?? USUAL_FORMAT;
  if (formatOf(format).sharing !== null || lines.some((line) => OF_LEAGUE.test(line)))
    return writtenFault('only-json');
  const id = said('id');
  if (id !== null && !isWhole) return writtenFault('damaged', heading);
  const players = playersIn(lines, format, id !== null);
  if (isFault(players)) return players;
  return {
    ...{ id, origin: said('origin'), party: null, startedAt, format, isRunning: false, players },
    ...{ lane: Number(said('lane') ?? 1), gameNumber: Number(said('game') ?? 1) },
  };
}

function playersIn(
  lines: readonly string[],
  format: FormatId,
  isOurs: boolean,
): readonly WrittenPlayer[] | WrittenFault {
  const seen = new Set<string>();
  const players: WrittenPlayer[] = [];
  for (const line of lines) {
    const { name = '', option, balls = '', score } = LINE.exec(line)?.groups ?? {};
    if (PROVISIONAL.test(name) && seen.has(name.replace(PROVISIONAL, ''))) continue;
    const table = tableFor(formatOf(format), option === undefined ? undefined : Number(option));
    if (name === '' || !table.ok || (isOurs && score === undefined)) return writtenFault('bad-line', line);
    const frames = isOurs ? framesApart(table.value, balls.trim().split(' ')) : framesOf(table.value, balls);
    if (frames === null) return writtenFault('bad-line', line);
    seen.add(name);
    players.push({
      ...{ name, option: table.value.option, frames, hasLeft: false },
      ...{ bowler: null, series: null, average: null },
      score: score === undefined ? null : Number(score),
    });
  }
  return players;
}

function instantOf(when: string): string | null {
  if (isInstant(when)) return when;
  const [, year, month, day, hour = '12', minute = '0'] = DAY.exec(when) ?? [];
  if (year === undefined) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return date.getDate() === Number(day) ? date.toISOString() : null;
}
