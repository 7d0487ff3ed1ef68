import type { MatchLine } from '../../core/match/match-lines.ts';
import type { Setup } from '../../core/game/event.ts';
import type { LeagueTerms } from '../../core/league/terms.ts';
import type { MatchChange, MatchGame, MatchTeam, MatchView } from '../../contract/contract.ts';
import type {
  LateCorrection,
  NightGame,
  NightLine,
  NightRecord,
} from '../../league-files/results/night-record.ts';

/** A match in the form of a league's result; null without a home team. */
export function nightRecord(
  { id, league, round, date, lanes, teams, games, rollOffs }: MatchView,
  format: Setup['format'],
  terms: LeagueTerms,
): NightRecord | null {
  const [home, visitors] = teams.map(({ leagueId, name }: MatchTeam) => ({ id: leagueId, name }));
  if (home === undefined) return null;
  return {
    ...{ id, league, format, date, round, lanes, terms, home, rollOffs },
    visitors: visitors ?? null,
    games: games.map(nightGame),
  };
}

function nightGame({
  gameId,
  number,
  beside,
  home,
  visitors,
  signOffs,
  changes,
  ...game
}: MatchGame): NightGame {
  return {
    ...{ number, id: gameId },
    ...(beside === null ? {} : { beside: beside.gameId }),
    home: home.map(nightLine),
    visitors: visitors.map(nightLine),
    signOffs: signOffs.map(({ side, by, at, generation, beside: other }) => ({
      ...{ side, by, at, generation },
      ...(other === null ? {} : { besideGeneration: other }),
    })),
    corrections: changes.flatMap((change) => correction({ ...game, home, visitors }, change) ?? []),
  };
}

/** The league knows its bowlers by their full names. */
function nightLine({ name, fullName, roster, frames, counts }: MatchLine): NightLine {
  return { ...counts, id: roster, name: fullName ?? name, frames };
}

/** Null for a player who is no longer in a team. */
function correction(
  game: Pick<MatchGame, 'home' | 'visitors'>,
  { side, player, at, by, frame, before, after, generation }: MatchChange,
): LateCorrection | null {
  const line = side === null ? undefined : game[side].find((one) => one.player === player);
  if (side === null || line === undefined) return null;
  return { side, place: line.place, at, by, frame, before, after, generation };
}
