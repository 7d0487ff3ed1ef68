import { sheetText } from '../core/game/sheet-text.ts';
import type { ExportedGame, LocalTimeOf } from './exported-game.ts';

/**
 * The heading of a game: `2026-11-21T19:14:00.000Z, lane 7, game 3, ten-pin, id g000012-…, origin 0a1b…, local time
 * 2026-11-21 20:14`.
 */
export const SHEET_HEADING =
  /^(?<started>\S+Z), lane (?<lane>\d{1,3}), game (?<game>\d+), (?<format>[a-z0-9-]+), id (?<id>g[0-9a-f-]+), origin (?<origin>[0-9a-f]{24}), local time (?<date>\S+) (?<time>\d\d:\d\d)$/u;

/** A game as the sheet that its save holds: a heading, each line in bowlers' notation, and an empty line. */
export function sheetsText({ id, game }: ExportedGame, localTime: LocalTimeOf): string {
  const { startedAt, lane, gameNumber, format, origin } = game.setup;
  const { date, time } = localTime(startedAt);
  const heading = [
    ...[startedAt, `lane ${String(lane)}`, `game ${String(gameNumber)}`, format],
    ...[`id ${id}`, `origin ${origin}`, `local time ${date} ${time}`],
  ].join(', ');
  return [heading, ...sheetText(game), ''].map((line) => `${line}\n`).join('');
}
