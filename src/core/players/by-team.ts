import type { PlayerLine } from './player-line.ts';
import type { Position } from './position.ts';

/** The lines as a board has them: those of a team together, home first, each in bowling order. */
export function linesByTeam({ lines, league }: Pick<Position, 'lines' | 'league'>): readonly PlayerLine[] {
  const teams = (league?.teams ?? []).map(({ id }) => id);
  if (teams.length < 2) return lines;
  const teamOf = ({ part }: PlayerLine): number => teams.findIndex((id) => id === part?.seat?.team);
  return lines.toSorted((one, other) => teamOf(one) - teamOf(other));
}
