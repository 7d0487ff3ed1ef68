import type { CodedGame } from './coded-game.ts';
import { makeGameCode } from './game-code.ts';

/**
 * What a QR code of version 11 holds at its lowest correction: 61 modules, each half a millimetre where the code is 30 mm
 * wide. A phone reads that at arm's length; finer ones it has to come nearer to.
 */
const MOST_CAPITALS = 468;
const MOST_BYTES = 321;

/** What one place on a sheet tells: a game with some of its players, or one bowler's games. */
export type CodedPage = readonly CodedGame[];

/**
 * The codes of a sheet, page by page: as few for each as a phone reads at arm's length. A page that is too long for one is
 * spread evenly, by players, or by games where it has several.
 */
export function makeGameCodes(pages: readonly CodedPage[], check: string): readonly (readonly string[])[] {
  const spread = pages.map((page) => spreadPage(page, check));
  const parts = spread.flat().length;
  const before = spread.map((_page, index) => spread.slice(0, index).flat().length);
  return spread.map((page, index) =>
    page.map((games, place) => makeGameCode({ games, check, part: (before[index] ?? 0) + place + 1, parts })),
  );
}

function spreadPage(page: CodedPage, check: string): readonly CodedPage[] {
  const units = unitsOf(page);
  let count = 1;
  while (count < units.length && !joined(units, count).every((games) => fits(games, check))) count += 1;
  return joined(units, count);
}

/** The smallest pieces: players of one game, or whole games. */
function unitsOf(page: CodedPage): readonly CodedGame[] {
  const [first, ...more] = page;
  if (first === undefined || more.length > 0) return page;
  return first.players.map((player) => ({ ...first, players: [player] }));
}

/** The pieces in so many codes; players of one game are one game again. */
function joined(units: readonly CodedGame[], count: number): readonly CodedPage[] {
  const size = Math.ceil(units.length / count);
  const groups = Array.from({ length: Math.ceil(units.length / size) }, (_none, index) =>
    units.slice(index * size, (index + 1) * size),
  );
  return groups.map(withPlayersTogether);
}

function withPlayersTogether(games: readonly CodedGame[]): CodedPage {
  return games.reduce<readonly CodedGame[]>((all, game) => {
    const last = all.at(-1);
    if (last === undefined || !isSameGame(last, game)) return [...all, game];
    return all.with(-1, { ...last, players: [...last.players, ...game.players] });
  }, []);
}

function isSameGame(one: CodedGame, other: CodedGame): boolean {
  return one.gameNumber === other.gameNumber && one.startedAt === other.startedAt;
}

/** Whether one code holds these games, wherever it stands among the others. */
function fits(games: CodedPage, check: string): boolean {
  const text = makeGameCode({ games, check, part: 99, parts: 99 });
  return isOfCapitals(text) ? text.length <= MOST_CAPITALS : bytesOf(text) <= MOST_BYTES;
}

/** Whether a QR code can write the text in its small alphabet, two signs in eleven bits. */
export function isOfCapitals(text: string): boolean {
  return /^[0-9A-Z $%*+./:-]*$/u.test(text);
}

function bytesOf(text: string): number {
  return encodeURIComponent(text).replaceAll(/%../gu, '%').length;
}
