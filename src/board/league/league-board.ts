import type { Game } from '../../core/game/game.ts';
import { chancesIn, leadIn } from '../../core/match/league-lead.ts';
import { givesHandicap, type HandicapRule } from '../../core/league/handicap-rule.ts';
import { SIDES } from '../../core/league/side.ts';
import { withBeside } from '../../core/players/pair.ts';
import type { LeaguePosition } from '../../core/players/position.ts';
import { SHOWN_BESIDE } from '../../core/players/figures.ts';
import { teamFigures } from '../../core/players/team-figures.ts';
import { NO_POINTS } from '../../core/league/unit.ts';
import type { MatchView } from '../../contract/contract.ts';
import type { LeagueShown } from '../layout/forms.ts';

/** The parts that a league adds to a board, besides those in the lines. */
export interface LeagueBoard {
  /** The column beside the scratch score, in the maximum's place; null for none. */
  readonly beside: 'total' | 'difference' | null;
  /** Whether anybody may have handicap. */
  readonly counts: boolean;
  /** Whether handicaps stand beside the names. */
  readonly handicaps: boolean;
  /** The handicap rule; null without handicap. */
  readonly rule: HandicapRule | null;
  /** Where they are known. */
  readonly league: string | null;
  readonly round: string | null;
  /** Home first; none where only handicap counts. */
  readonly teams: readonly TeamHead[];
}

/** A team's head: its sums, and the fair comparison with the other team. */
export interface TeamHead {
  /** 1 is home, 2 the visitors. */
  readonly team: number;
  readonly name: string;
  /** The sum of the lines that count for it. */
  readonly posted: number;
  readonly total: number;
  /** The points of the match so far; null before the first are won. */
  readonly points: number | null;
  /** Null before the first frame that is settled for everybody, and without another team. */
  readonly lead: TeamLead | null;
}

export interface TeamLead {
  readonly frame: number;
  /** With handicap. */
  readonly total: number;
  /** Less than 0 where the team is behind. */
  readonly by: number;
  /** Nobody can catch the team in this game. */
  readonly isWon: boolean;
}

/** What a board shows of the match. */
export type LeagueMatch = Pick<MatchView, 'league' | 'round' | 'result'>;

/** The space that the league needs on the board; null without a league. */
export function leagueShown(league: LeagueBoard | null): LeagueShown | null {
  return league === null ? null : { beside: league.beside !== null, teams: league.teams.length };
}

/** Null in a game that is not a league's; `match` is the match it belongs to, `beside` the other game on a pair. */
export function leagueBoard(
  { position }: Pick<Game, 'position'>,
  match: LeagueMatch | null = null,
  beside: Game['position'] | null = null,
): LeagueBoard | null {
  const { league } = position;
  if (league === null) return null;
  const { handicap, shown } = league.terms;
  const counts = countsHandicap(position);
  const wanted = SHOWN_BESIDE[shown];
  return {
    beside: wanted.includes('difference')
      ? 'difference'
      : counts && wanted.includes('total')
        ? 'total'
        : null,
    counts,
    handicaps: counts && wanted.includes('handicap'),
    rule: handicap.percentage === 0 ? null : handicap,
    league: match?.league ?? null,
    round: match?.round ?? null,
    teams: teamHeads(withBeside(position, beside), match),
  };
}

/** Whether anybody may have handicap, by the rule or typed. */
export function countsHandicap({ league, lines }: Game['position']): boolean {
  if (league === null) return false;
  const isTyped = lines.some(({ part }) => part !== null && part.handicap !== null);
  return isTyped || givesHandicap(league.terms.handicap);
}

function teamHeads(position: LeaguePosition, match: LeagueMatch | null): readonly TeamHead[] {
  const points = match?.result.points ?? NO_POINTS;
  const isWon = points.home + points.visitors + points.unearned > 0;
  const lead = leadIn(position);
  const won = chancesIn(position)?.won ?? null;
  return teamFigures(position).map(({ team, posted, total }, index) => {
    const side = SIDES[index] ?? 'home';
    return {
      ...{ team: index + 1, name: team.name, posted, total },
      points: isWon ? points[side] : null,
      lead:
        lead === null || lead.frame === 0
          ? null
          : {
              ...{ frame: lead.frame, total: lead[side] },
              by: side === 'home' ? lead.by : 0 - lead.by,
              isWon: won === side,
            },
    };
  });
}
