import { generationOf, phaseOf } from '../../core/game/game.ts';
import { teamNamed } from '../../core/players/league.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import type { ExportedGame, LocalTimeOf } from '../exported-game.ts';
import { plainCell, textCell } from './cell.ts';

/** The columns that say which game a row belongs to. */
export const GAME_COLUMNS = [
  ...(['generation', 'origin', 'started', 'date', 'time', 'lane', 'pair', 'format'] as const),
  ...(['game', 'party', 'match', 'phase', 'players'] as const),
] as const;

/** The columns that say whose line it is. */
export const LINE_COLUMNS = [
  ...(['player', 'place', 'name', 'bowler', 'mates', 'series', 'series game'] as const),
  ...(['option', 'average', 'team', 'team place', 'type', 'status'] as const),
] as const;

export type Cells<Column extends string> = Readonly<Record<Column, string>>;

export type GameColumn = (typeof GAME_COLUMNS)[number];
export type LineColumn = (typeof LINE_COLUMNS)[number];

export function gameCells({ game }: ExportedGame, localTime: LocalTimeOf): Cells<GameColumn> {
  const { setup } = game;
  const { date, time } = localTime(setup.startedAt);
  return {
    generation: plainCell(generationOf(game)),
    origin: textCell(setup.origin),
    started: plainCell(setup.startedAt),
    date: plainCell(date),
    time: plainCell(time),
    lane: plainCell(setup.lane),
    pair: plainCell(setup.pair ?? null),
    // `3-6-9` is a day, too.
    format: textCell(setup.format),
    game: plainCell(setup.gameNumber),
    party: textCell(setup.party),
    match: textCell(setup.league?.match ?? ''),
    phase: plainCell(phaseOf(game)),
    players: plainCell(game.position.lines.length),
  };
}

/** `place` in the order of bowling, from 1. */
export function lineCells({ game }: ExportedGame, player: PlayerLine, place: number): Cells<LineColumn> {
  const { league } = game.position;
  const { part, line, series, shared } = player;
  const seat = part?.seat ?? null;
  const team = league === null || seat === null ? null : teamNamed(league, seat.team);
  return {
    player: plainCell(player.player),
    place: plainCell(place),
    name: textCell(player.name),
    bowler: textCell(player.bowler),
    mates: textCell((shared?.mates ?? []).map(({ name }) => name).join(', ')),
    series: textCell(series.id),
    'series game': plainCell(series.number),
    option: plainCell(line.table.option),
    average: plainCell(player.average),
    team: textCell(team?.name ?? ''),
    'team place': plainCell(seat?.place ?? null),
    type: plainCell(part?.type ?? ''),
    status: plainCell(player.status),
  };
}
