import { formatOf, type FormatId } from '../../../core/formats/formats.ts';
import { LANGUAGES } from '../../../text/language.ts';
import { FACTS_TEXT } from '../../../text/league/facts.ts';
import type { GameSummary } from '../../../contract/contract.ts';
import type { SeriesId } from '../../../core/players/opaque-id.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import type { Party } from '../../lane/game/party.ts';
import type { LineUpDraft, Returning } from '../line-up/line-up-draft.ts';

/** In milliseconds: an evening. A game that was left longer ago does not continue by itself either. */
const EVENING = 6 * 60 * 60_000;

/** More names than anybody scrolls through. */
const MOST = 24;

/** In a league's game these stand in the place of a bowler who is not there. */
const NOBODY: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => [FACTS_TEXT[language].types.vacancy, FACTS_TEXT[language].types.dummy]),
);

/** Bowlers of past games, newest first: each name once, and nobody who is offered or in the line-up already. */
export function recentNames(games: readonly GameSummary[], taken: readonly string[]): readonly string[] {
  // Where bowlers share lines, a game's names are those of teams.
  const ofBowlers = games.filter(({ format }) => formatOf(format).sharing === null);
  const found = new Set(taken.map(keyOf));
  const names = ofBowlers.flatMap(({ names: all, league }) =>
    all.filter((name) => !(league !== null && NOBODY.has(name))),
  );
  return names
    .filter((name) => {
      const isNew = !found.has(keyOf(name));
      found.add(keyOf(name));
      return isNew;
    })
    .slice(0, MOST);
}

/** One name, however it was typed. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Whether the recent names have their row: two notices or offers above leave none. */
export function haveRoom(...above: readonly boolean[]): boolean {
  return above.filter(Boolean).length < 2;
}

/** Where bowlers share lines, a game's names are those of teams. */
function isOfBowlers(format: FormatId): boolean {
  return formatOf(format).sharing === null;
}

/** Who is offered, and to whom. */
export interface Offer {
  readonly now: Date;
  readonly most: number;
  /** Also the bowlers of other parties: for staff, who know who moved. */
  readonly everybody: boolean;
}

/**
 * The bowlers of this evening's games, of the last game's party, who are neither in the line-up nor in that game; the
 * one who bowled last comes first. Each is one series, so two of a name are two bowlers.
 */
export function returningBowlers(
  games: readonly GameSummary[],
  draft: Pick<LineUpDraft, 'follows' | 'rows'>,
  last: Pick<Party, 'follows' | 'party' | 'players'> | null,
  { now, most, everybody }: Offer,
): readonly Returning[] {
  const here = new Set<SeriesId>();
  const add = (gameId: string | null, player: PlayerId | null): void => {
    const game = games.find(({ id }) => id === gameId);
    const series = player === null ? undefined : game?.series[game.players.indexOf(player)];
    if (series !== undefined) here.add(series.id);
  };
  for (const player of last?.players ?? []) add(last?.follows ?? null, player);
  for (const { was, wasIn } of draft.rows) add(wasIn ?? draft.follows, was);
  const found: Returning[] = [];
  const isOffered = ({ format, startedAt, party }: GameSummary): boolean =>
    isOfBowlers(format) &&
    now.getTime() - Date.parse(startedAt) < EVENING &&
    (everybody || party === last?.party);
  for (const game of games.filter(isOffered))
    for (const [place, { id, number }] of game.series.entries()) {
      const [name, player] = [game.names[place], game.players[place]];
      if (name === undefined || player === undefined || here.has(id)) continue;
      here.add(id);
      const known = { average: game.averages[place] ?? null, option: game.options[place] ?? null };
      found.push({ name, player, gameId: game.id, number: number + 1, ...known });
    }
  return found.slice(0, most);
}
