import { replay } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { PlayerId } from '../../core/players/player.ts';
import {
  gameBeside,
  gameInMatch,
  type Failure,
  type GameSheetOrder,
  type GameView,
  type Paper,
  type RecoverySheetOrder,
  type RecoverySubject,
  type SheetOrder,
  type SheetSubject,
  type SubjectSheetOrder,
} from '../../contract/contract.ts';
import type { Games } from '../games/games.ts';
import type { HouseLogo } from '../logo/house-logo.ts';
import type { HouseSettings } from '../staff/house-settings.ts';

export interface SheetOrderDeps {
  readonly games: Pick<Games, 'view' | 'figures'>;
  readonly settings: Pick<HouseSettings, 'current'>;
  readonly logo: Pick<HouseLogo, 'current'>;
}

/** The content of a sheet. Fails with `no-such-game`, and with `sheet-failed` where the game has nothing for it. */
export async function sheetOrder(
  { games, settings, logo }: SheetOrderDeps,
  what: SheetSubject,
  paper: Paper,
  printedAt: string,
): Promise<Result<SubjectSheetOrder, Failure>> {
  const { paperMarks: marks, language, houseName, lane } = settings.current;
  const { sheetStatistics: statistics, sheetChart: chart } = settings.current;
  if (what.kind === 'blank') return ok({ kind: 'blank', paper, language });
  if (what.kind === 'statistics') {
    const { who, name, chosen } = what;
    const lines = await games.figures({ who, from: null, to: null, format: chosen.kind.format });
    const about = { name, chosen, paper, language, house: houseName, lane, printedAt };
    return ok({ kind: 'statistics', ...lines, ...about });
  }
  const game = await games.view(what.gameId);
  if (!game.ok) return err(game.error);
  const about = {
    ...{ paper, marks, statistics, chart, language, printedAt },
    ...{ house: houseName, logo: logo.current },
  };
  if (what.kind === 'series' || what.kind === 'card') {
    const { kind, player } = what;
    if (player !== null && !hasPlayer(game.value, player)) return err({ code: 'sheet-failed' });
    return ok({ kind, game: game.value, before: await gamesBefore(games, game.value), player, ...about });
  }
  if (what.kind === 'recap' && game.value.setup.league === undefined) return err({ code: 'sheet-failed' });
  const both = await bothOf(games, game.value);
  if (!both.ok) return both;
  return ok({ kind: what.kind, ...both.value, ...about });
}

/** The recovery code's sheet. */
export function recoverySheet(
  { settings }: Pick<SheetOrderDeps, 'settings'>,
  what: RecoverySubject,
  paper: Paper,
  printedAt: string,
): RecoverySheetOrder {
  const { language, houseName: house, lane } = settings.current;
  return { ...what, paper, language, house, lane, printedAt };
}

/** Whether a player is in the game now: one who was removed has no page of it. */
function hasPlayer({ setup, events }: GameView, player: PlayerId): boolean {
  const game = replay(setup, events);
  return game.ok && game.value.position.lines.some((line) => line.player === player);
}

/** The games before this one in its players' series, oldest first; one that was deleted meanwhile is left out. */
async function gamesBefore(games: Pick<Games, 'view'>, { earlier }: GameView): Promise<readonly GameView[]> {
  const found: GameView[] = [];
  for (const id of new Set(earlier.map(({ gameId }) => gameId))) {
    const view = await games.view(id);
    if (view.ok) found.push(view.value);
  }
  return found;
}

/**
 * The sheets of several games. One that is gone by now is left out, and so is one that is on the sheet of the game beside
 * it. Fails with `no-such-game` when none is left.
 */
export async function gamesSheetOrder(
  house: SheetOrderDeps,
  gameIds: readonly string[],
  paper: Paper,
  printedAt: string,
): Promise<Result<SheetOrder, Failure>> {
  const sheets: GameSheetOrder[] = [];
  const drawn = new Set<string>();
  for (const gameId of gameIds) {
    if (drawn.has(gameId)) continue;
    const sheet = await sheetOrder(house, { kind: 'game', gameId }, paper, printedAt);
    if (!sheet.ok || sheet.value.kind !== 'game') continue;
    const { game, beside } = sheet.value;
    for (const one of [game, beside]) if (one !== null) drawn.add(one.id);
    sheets.push(sheet.value);
  }
  if (sheets.length === 0) return err({ code: 'no-such-game' });
  return ok({ kind: 'games', sheets, paper, language: house.settings.current.language });
}

/** A game, and on a pair of lanes the other one of its match, home's first. */
async function bothOf(
  games: Pick<Games, 'view'>,
  game: GameView,
): Promise<Result<Pick<GameSheetOrder, 'game' | 'beside'>, Failure>> {
  const id = gameBeside(game.match, game.id);
  if (id === null) return ok({ game, beside: null });
  const other = await games.view(id);
  if (!other.ok) return other;
  const isHome = gameInMatch(game.match, game.id)?.gameId === game.id;
  return ok(isHome ? { game, beside: other.value } : { game: other.value, beside: game });
}
