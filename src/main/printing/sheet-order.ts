import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, Paper, PrintOrder, SheetOrder } from '../../contract/contract.ts';
import type { Games } from '../games/games.ts';
import type { HouseLogo } from '../logo/house-logo.ts';
import type { HouseSettings } from '../staff/house-settings.ts';

export interface SheetOrderDeps {
  readonly games: Games;
  readonly settings: HouseSettings;
  readonly logo: HouseLogo;
}

/** The content of a sheet. Fails with `no-such-game`. */
export async function sheetOrder(
  { games, settings, logo }: SheetOrderDeps,
  what: PrintOrder['what'],
  paper: Paper,
  printedAt: string,
): Promise<Result<SheetOrder, Failure>> {
  const { paperMarks: marks, language, houseName, lane: number } = settings.current;
  if (what.kind === 'blank') return ok({ kind: 'blank', paper, language });
  if (what.kind === 'recovery')
    return ok({ ...what, paper, language, house: houseName, lane: number, printedAt });
  const game = await games.view(what.gameId);
  if (!game.ok) return err(game.error);
  const house = { house: houseName, logo: logo.current };
  return ok({ kind: 'game', game: game.value, paper, marks, language, ...house, printedAt });
}
