import { formatOf } from '../../../core/formats/formats.ts';
import { LANGUAGES } from '../../../text/language.ts';
import { FACTS_TEXT } from '../../../text/league/facts.ts';
import type { GameSummary } from '../../../contract/contract.ts';

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
