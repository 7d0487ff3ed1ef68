import { provisionalLine } from './dispute-changes.ts';
import type { Game } from './game.ts';
import { SCORE_TYPE_FACTS, type ScoreType } from '../league/score-type.ts';
import type { Line } from '../line/line.ts';
import { scoreLine } from '../line/score.ts';
import { figuresOf } from '../players/figures.ts';
import type { League } from '../players/league.ts';
import type { PlayerLine } from '../players/player-line.ts';
import type { Position } from '../players/position.ts';
import { teamFigures, type TeamFigures } from '../players/team-figures.ts';

/**
 * The sheet as plain text: one line per player, frames in bowlers' notation, the score so far after `=`. Provisional
 * frames follow with their other outcome, the bowlers of a team before them. In a league's game a letter behind the
 * name tells the score type, handicap and total follow the score, and each team has a line. For people, older programs
 * and disasters (decision 1); never read back as a score.
 */
export function sheetText({ position }: Game): readonly string[] {
  return [...playerLines(position), ...teamFigures(position).map(teamLine)];
}

function playerLines({ format, lines, league }: Position): readonly string[] {
  return lines.flatMap((player) => {
    const heading = lineHeading(format.id, player.name, player.line);
    return [
      `${heading}${typeLetter(player)}: ${frames(player.line)} = ${scores(league, player)}`,
      ...mateLines(player),
      ...player.disputes.map(
        (dispute) => `${heading} (${String(dispute.frame)}): ${written(provisionalLine(player, dispute))}`,
      ),
    ];
  });
}

/** The bowlers of a team by number; without a colon, for the reason of `teamLine`. */
function mateLines({ name, shared }: PlayerLine): readonly string[] {
  return (shared?.mates ?? []).map((mate, place) => `${name} (${String(place + 1)}) = ${mate.name}`);
}

/** The name, and an option, without which the score could not be understood: `KYJ [no-tap 9]`. */
export function lineHeading(format: string, name: string, { table: { option } }: Line): string {
  return option === null ? name : `${name} [${format} ${String(option)}]`;
}

/** Without a colon: an older program takes what stands before one for a bowler. */
function teamLine({ team, ...figures }: TeamFigures): string {
  return `${team.name} = ${withHandicap(figures)}`;
}

function typeLetter({ part }: PlayerLine): string {
  return part === null ? '' : typeMark(part.type);
}

/** The mark after the name of a player who is not an ordinary bowler: ` [A]`. */
export function typeMark(type: ScoreType): string {
  const { letter } = SCORE_TYPE_FACTS[type];
  return letter === '' ? '' : ` [${letter}]`;
}

function scores(league: League | null, player: PlayerLine): string {
  const figures = figuresOf(league, player);
  return league === null ? String(figures.soFar) : withHandicap(figures);
}

/** Score, handicap and both: `151 +24 = 175`. */
export function withHandicap({ soFar, handicap }: Pick<TeamFigures, 'soFar' | 'handicap'>): string {
  const sign = handicap < 0 ? '-' : '+';
  return `${String(soFar)} ${sign}${String(Math.abs(handicap))} = ${String(soFar + handicap)}`;
}

function written(line: Line): string {
  return `${frames(line)} = ${String(scoreLine(line).soFar)}`;
}

function frames(line: Line): string {
  return line.frames.map((frame) => frame.notation || '.').join(' ');
}
