import type { StatisticsChoice } from '../../contract/contract.ts';
import {
  kindOf,
  kindsIn,
  sameKind,
  type FiguredGame,
  type Kind,
} from '../../core/statistics/figured-game.ts';
import { RUNNING_GAMES } from '../../core/statistics/evenings.ts';
import { eveningStart } from './evening.ts';

/** Half a year: this month and the five before it. */
const MONTHS_BEFORE = 5;

/** The first day of the half year that is looked at. */
export function sinceOf(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() - MONTHS_BEFORE, 1);
}

/** The games that were chosen, newest first as they come. */
export function chosenGames(
  games: readonly FiguredGame[],
  { period, kind, place }: StatisticsChoice,
  now: Date,
): readonly FiguredGame[] {
  const here = games.filter(
    (game) => sameKind(kindOf(game), kind) && (place === null || game.league === (place === 'league')),
  );
  switch (period) {
    case 'tonight':
      return here.filter(({ startedAt }) => new Date(startedAt) >= eveningStart(now));
    case 'last':
      return newestWhole(here);
    case 'since':
      return here.filter(({ startedAt }) => new Date(startedAt) >= sinceOf(now));
    case 'all':
      return here;
  }
}

function newestWhole(games: readonly FiguredGame[]): readonly FiguredGame[] {
  return games
    .filter(({ figures }) => figures.whole)
    .toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))
    .slice(0, RUNNING_GAMES);
}

/** What is shown first: the kind that was asked for, over the half year, or over everything where that is empty. */
export function firstChoice(
  games: readonly FiguredGame[],
  format: Kind['format'] | null,
  now: Date,
): StatisticsChoice | null {
  const whole = games.filter(({ figures }) => figures.whole);
  const kinds = kindsIn(whole.length > 0 ? whole : games);
  const kind = kinds.find((one) => one.format === format) ?? kinds[0];
  if (kind === undefined) return null;
  const since: StatisticsChoice = { period: 'since', kind, place: null };
  return chosenGames(whole, since, now).length > 0 ? since : { ...since, period: 'all' };
}
