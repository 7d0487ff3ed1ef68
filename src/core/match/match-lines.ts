import type { LineUpPlace } from '../league/line-up-place.ts';
import { isNobody } from '../players/fact-check.ts';
import { figuresOf, type Figures } from '../players/figures.ts';
import type { League, TeamId } from '../players/league.ts';
import { nameKey } from '../players/name-key.ts';
import type { PlayerLine } from '../players/player-line.ts';
import type { PlayerId } from '../players/player.ts';
import type { LeaguePosition } from '../players/position.ts';
import { lineUpIn } from '../players/team-figures.ts';

/** One place of a team's line-up in one game: who that is, and what the match counts. */
export interface MatchLine {
  /** From 1; it stays when the order of bowling changes. */
  readonly place: number;
  /** The number in the game; null where nobody has the place. */
  readonly player: PlayerId | null;
  readonly name: string;
  /** In the league's own lists, where the board shows a shorter name. */
  readonly fullName: string | null;
  /** Whose place a substitute takes. */
  readonly instead: string | null;
  /** Who this is in the league's own lists. */
  readonly roster: string | null;
  /** Each frame's marks as the sheet has them; none where nobody bowls. */
  readonly frames: readonly string[];
  readonly counts: LineUpPlace;
  readonly figures: Figures;
}

const NOTHING: Figures = { posted: 0, soFar: 0, handicap: 0, total: 0 };

/** A team's line-up by its places. */
export function matchLines(position: LeaguePosition, team: TeamId): readonly MatchLine[] {
  return lineUpIn(position, team).map((counts, index) => {
    const place = index + 1;
    const player = position.lines.find(({ part }) => part?.seat?.team === team && part.seat.place === place);
    return player === undefined
      ? {
          ...{ place, player: null, name: '', fullName: null, instead: null, roster: null, frames: [] },
          counts,
          figures: NOTHING,
        }
      : { place, ...whoIn(position.league, player), counts };
  });
}

function whoIn(league: League | null, player: PlayerLine): Omit<MatchLine, 'place' | 'counts'> {
  const { name, line, part } = player;
  return {
    ...{ player: player.player, name, instead: part?.instead ?? null, ...listedIn(player) },
    frames: line.blind === null ? line.frames.map(({ notation }) => notation) : [],
    figures: figuresOf(league, player),
  };
}

/** Who a player is in the league's own lists: nobody in a vacancy, and no other name than the one that the board shows. */
export function listedIn({ name, part }: PlayerLine): Pick<MatchLine, 'fullName' | 'roster'> {
  if (part === null || isNobody(part.type)) return { fullName: null, roster: null };
  const { fullName, roster } = part;
  return { fullName: fullName === null || nameKey(fullName) === nameKey(name) ? null : fullName, roster };
}

/** How much this line has more than the one in its place of the other team, with handicap; null without one. */
export function aheadBy({ place, figures }: MatchLine, facing: readonly MatchLine[]): number | null {
  const other = facing.find((line) => line.place === place && line.player !== null);
  return other === undefined ? null : figures.total - other.figures.total;
}
