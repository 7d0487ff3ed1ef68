import type { Setup } from '../../core/game/event.ts';
import { phaseOf } from '../../core/game/game.ts';
import { seriesGames } from '../../core/game/series-games.ts';
import { figuresOf } from '../../core/players/figures.ts';
import { namesIn } from '../../core/players/position.ts';
import type { GameSummary, ListedLeague } from '../../contract/contract.ts';
import type { GameRecord } from './game-record.ts';

export function summaryOf({ id, game }: GameRecord): GameSummary {
  const { lane, gameNumber, startedAt, party, format } = game.setup;
  const { lines, movedTo } = game.position;
  return {
    id,
    phase: phaseOf(game),
    ...(movedTo === null ? {} : { movedTo }),
    lane,
    gameNumber,
    startedAt,
    party,
    format,
    names: namesIn(game.position),
    bowlers: lines.map(({ bowler }) => bowler),
    players: lines.map(({ player }) => player),
    averages: lines.map(({ average }) => average),
    options: lines.map(({ line }) => line.table.option),
    scores: lines.map((player) => figuresOf(game.position.league, player).soFar),
    series: lines.map(({ series }) => series),
    games: seriesGames(game.setup),
    league: listedLeague(game.setup),
  };
}

function listedLeague({ league }: Setup): ListedLeague | null {
  if (league === undefined) return null;
  return { match: league.match ?? null, teams: league.teams.map(({ name }) => name) };
}
