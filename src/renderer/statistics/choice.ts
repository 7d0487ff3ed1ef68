import {
  EVENING_ENDS_AT,
  eveningStart,
  type Period,
  type StatisticsChoice,
} from '../../contract/contract.ts';
import { kindOf, kindsIn, sameKind, type FiguredGame } from '../../core/statistics/figured-game.ts';
import { RUNNING_GAMES } from '../../core/statistics/evenings.ts';
import type { StatisticsOf } from './bowler-lines.ts';

/** Half a year: this month and the five before it. */
const MONTHS_BEFORE = 5;

/** When the first evening of the half year that is looked at begins. */
export function sinceOf(now: Date): Date {
  const evening = eveningStart(now);
  return new Date(evening.getFullYear(), evening.getMonth() - MONTHS_BEFORE, 1, EVENING_ENDS_AT);
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
  return inPeriod(here, period, now);
}

function inPeriod(here: readonly FiguredGame[], period: Period, now: Date): readonly FiguredGame[] {
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

/** What is shown first: of the format that was asked for, else of the most frequent kind. Where a span has no game, a longer one. */
export function firstChoice(
  games: readonly FiguredGame[],
  { format, first }: Pick<StatisticsOf, 'format' | 'first'>,
  now: Date,
): StatisticsChoice | null {
  const whole = games.filter(({ figures }) => figures.whole);
  const asked = whole.filter((game) => game.format === format);
  const spans = first === 'tonight' ? (['tonight', 'since'] as const) : (['since'] as const);
  for (const period of spans) {
    const here = inPeriod(asked.length > 0 ? asked : whole, period, now);
    const [kind] = kindsIn(here);
    if (kind !== undefined) return { period, kind, place: null };
  }
  const [kind] = kindsIn(asked.length > 0 ? asked : whole.length > 0 ? whole : games);
  return kind === undefined ? null : { period: 'all', kind, place: null };
}
