import { sheetText } from '../core/game/sheet-text.ts';
import type { ExportedGame, LocalTimeOf } from './exported-game.ts';

/** The first line of a file of sheets. */
export const SHEETS_HEADER = '# headpin-sheets 1\n';

/** The heading of a game: `# 2026-11-21 20:14, lane 7, game 3, ten-pin, g000012-…`. */
export const SHEET_HEADING =
  /^# (?<date>\S+) (?<time>\d\d:\d\d), lane (?<lane>\d{1,3}), game (?<game>\d+), (?<format>[a-z0-9-]+), (?<id>g[0-9a-f-]+)$/u;

/** A game as the sheet that its save holds: a heading, and each line in bowlers' notation. */
export function sheetsText({ id, game }: ExportedGame, localTime: LocalTimeOf): string {
  const { startedAt, lane, gameNumber, format } = game.setup;
  const { date, time } = localTime(startedAt);
  const heading = [
    ...[`# ${date} ${time}`, `lane ${String(lane)}`, `game ${String(gameNumber)}`, format, id],
  ].join(', ');
  return ['', heading, ...sheetText(game)].map((line) => `${line}\n`).join('');
}
