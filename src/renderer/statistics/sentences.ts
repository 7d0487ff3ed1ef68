import { RUNNING_GAMES } from '../../core/statistics/evenings.ts';
import { wholePercent, shareOf, singlePins, standingIn } from '../../core/statistics/shares.ts';
import type { Counts } from '../../core/statistics/counts.ts';
import type { Statistics } from '../../core/statistics/statistics.ts';
import { rulesOf } from '../../core/statistics/figured-game.ts';
import type { StatisticsText } from '../../text/statistics/statistics.ts';
import { deckPins, oftenFirst } from './charts/pin-deck.ts';
import { dateOfEvening } from '../../contract/contract.ts';

/** What the chart of averages says, in words. */
export function averageSays({ evenings, bestGame, kind }: Statistics, text: StatisticsText): string {
  const rings = text.rings(bestGame ?? 0, rulesOf(kind).wins === 'lowest');
  const from = firstFull(evenings);
  const newest = evenings.at(-1);
  if (from === null || newest === undefined || from === newest) return rings;
  const since = dateOfEvening(from.day);
  const trend = { from: Math.round(from.running), since, now: Math.round(newest.running) };
  return `${text.trend(trend)} ${rings}`;
}

/** The first evening with a running average of all its games; the first one, while there are fewer. */
function firstFull(evenings: Statistics['evenings']): Statistics['evenings'][number] | null {
  let games = 0;
  for (const evening of evenings) {
    games += evening.scores.length;
    if (games >= RUNNING_GAMES) return evening;
  }
  return evenings[0] ?? null;
}

export function singlesSay(counts: Counts, text: StatisticsText): string {
  const { singles, singlesMade } = counts;
  if (singles === 0) return text.noSingles;
  const says = text.singlesSays(singlesMade, singles, wholePercent(singlesMade, singles));
  const pins = singlePins(counts);
  // How many stood is known from the count alone, which one is not.
  if (pins.every(({ left }) => left === 0)) return `${says} ${text.noPins}`;
  const [worst] = pins
    .filter(({ left, made }) => left > made)
    .toSorted((one, other) => other.left - other.made - (one.left - one.made));
  return worst === undefined ? says : `${says} ${text.missedMost(worst.pin)}`;
}

/** How many pins the sentence below the deck names. */
const NAMED = 2;

export function standingSays(counts: Counts, text: StatisticsText): string {
  const standing = standingIn(counts);
  if (standing.leaves === 0) return text.noPins;
  const says = text.standingSays(standing.leaves, oftenFirst(deckPins(standing)).slice(0, NAMED));
  return counts.unknownLeaves === 0 ? says : `${says} ${text.unknown(counts.unknownLeaves)}`;
}

export function racksSay({ strikes, racks }: Counts, text: StatisticsText): string {
  return shareOf(strikes, racks) === null ? '' : text.racks(wholePercent(strikes, racks), racks);
}
