import { usualTable } from '../../../core/formats/format.ts';
import { formatOf, USUAL_FORMAT } from '../../../core/formats/formats.ts';
import type { Game } from '../../../core/game/game.ts';
import type { Rack } from '../../../core/line/rack.ts';

/** A full rack of a game's format: what keys there are. */
export function fullRackIn(game: Game | null): Rack {
  return usualTable(game?.position.format ?? formatOf(USUAL_FORMAT)).rack;
}
