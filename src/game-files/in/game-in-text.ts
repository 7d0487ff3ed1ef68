import { tableFor } from '../../core/formats/format.ts';
import { formatOf, type FormatId } from '../../core/formats/formats.ts';
import { framesApart, framesOf } from './frame-rolls.ts';
import { paperHeading } from './paper-heading.ts';
import {
  isFault,
  writtenFault,
  type WrittenFault,
  type WrittenGame,
  type WrittenPlayer,
} from './written-game.ts';

/** A player's line in the sheet's text: name, option, balls, score. */
const LINE =
  /^(?<name>.+?)(?: \[[a-z0-9-]+ (?<option>\d{1,2})\])?\s*[:：]\s*(?<balls>[^=＝:：]*)(?:[=＝]\s*(?<score>-?\d+))?$/u;
const OF_LEAGUE = / \[[A-Z]+\]: |= -?\d+ [+-]\d+ = |^[^:]+ = /u;
/** The other outcome of a frame: a line that is not a player's. */
const PROVISIONAL = / \(\d+\)$/u;

/**
 * Reads a game of a text: a line with its day, then a line for each player. Whoever writes by hand may leave out all
 * but the day. Our own sheets say the game's id, and then have every frame apart, the score, and an empty line behind:
 * `isWhole`.
 */
export function gameInText(
  [heading = '', ...lines]: readonly string[],
  isWhole: boolean,
): WrittenGame | WrittenFault {
  const said = paperHeading(heading);
  if (isFault(said)) return said;
  const { id, origin, startedAt, format } = said;
  if (formatOf(format).sharing !== null || lines.some((line) => OF_LEAGUE.test(line)))
    return writtenFault('only-json');
  if (id !== null && !isWhole) return writtenFault('damaged', heading);
  const players = playersIn(lines, format, id !== null);
  if (isFault(players)) return players;
  return {
    ...{ id, origin, party: null, startedAt, format, isRunning: false, players },
    ...{ lane: said.lane ?? 1, gameNumber: said.game ?? 1 },
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
