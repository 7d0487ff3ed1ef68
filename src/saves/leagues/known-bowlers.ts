import {
  rosterBowler,
  type GameSummary,
  type KeptLeague,
  type KnownBowler,
} from '../../contract/contract.ts';
import { isPlaceholderName } from '../../core/players/placeholder-name.ts';

/**
 * All bowlers that can be picked for a line-up: first the rosters of the kept leagues, then bowlers with an average in
 * recent games, newest first, once per series. Equal names never join two bowlers (decision 14).
 */
export function knownBowlers(
  leagues: readonly KeptLeague[],
  games: readonly GameSummary[],
): readonly KnownBowler[] {
  return [...leagues.flatMap(bowlersOfRosters), ...bowlersOfGames(games)].filter(
    ({ name }) => !isPlaceholderName(name),
  );
}

function bowlersOfRosters(kept: KeptLeague): readonly KnownBowler[] {
  return kept.league.teams.flatMap(({ roster }, team) =>
    roster.map((bowler) => rosterBowler(kept, team, bowler)),
  );
}

function bowlersOfGames(games: readonly GameSummary[]): readonly KnownBowler[] {
  const seen = new Set<string>();
  const found: KnownBowler[] = [];
  for (const { id: gameId, startedAt, names, averages, players, series } of games)
    for (const [place, name] of names.entries()) {
      const [average = null, player, own] = [averages[place], players[place], series[place]];
      if (average === null || player === undefined || own === undefined || seen.has(own.id)) continue;
      seen.add(own.id);
      found.push({
        ...{ name, average, handicap: null, season: null },
        from: { kind: 'game', gameId, player, startedAt },
      });
    }
  return found;
}
