import { formatOf } from '../../core/formats/formats.ts';
import {
  MOST_SEASON_GAMES,
  needsScores,
  totalsOf,
  type SeasonGames,
  type SeasonTotals,
} from '../../core/league/average-rule.ts';
import { highestGame, isWithin, outOfRange } from '../../core/league/bounds.ts';
import { unguarded } from '../csv/guard.ts';
import type { FaultFacts, Findings, Spot } from '../fault.ts';
import { isNothing, numberIn, shownStart } from './figures.ts';
import type { Settings } from './league.ts';
import type { TableCell, TableRow } from './table.ts';

/** A bowler's season as a file gives it, before it is checked; null: not given. */
export interface WrittenSeason {
  readonly scores: readonly number[] | null;
  readonly games: number | null;
  readonly pins: number | null;
  readonly spotOf: (part: (typeof PARTS)[number]) => Spot;
}

const PARTS = ['games', 'pins', 'scores'] as const;

const SCORES = /^\d{1,3}(?:\s+\d{1,3})*$/u;

/** The season in a row's cells. One refused cell is enough: the others are not held against it. */
export function seasonIn(cell: TableRow['cell'], found: Findings): WrittenSeason {
  const given = {
    games: isNothing(cell('games').text) ? null : numberIn(cell('games'), found),
    pins: isNothing(cell('pins').text) ? null : numberIn(cell('pins'), found),
    scores: scoresIn(cell('scores'), found),
  };
  const isRefused = PARTS.some((part) => given[part] === null && !isNothing(cell(part).text));
  return {
    ...(isRefused ? { games: null, pins: null, scores: null } : given),
    spotOf: (part) => cell(part).spot,
  };
}

/** A cell's scores, divided by spaces as no spreadsheet takes for a date; null if it is empty or was refused. */
function scoresIn({ text, spot }: TableCell, found: Findings): readonly number[] | null {
  const plain = unguarded(text).normalize('NFKC').trim();
  if (isNothing(plain)) return null;
  if (SCORES.test(plain)) return plain.split(/\s+/u).map(Number);
  found.fault(spot, { code: 'not-scores', text: shownStart(text) });
  return null;
}

/** The games of a season; null before the first. Contradictions become faults. */
export function seasonOf(
  { scores, games, pins, spotOf }: WrittenSeason,
  settings: Settings,
  found: Findings,
): SeasonGames | null {
  const most = highestGame(formatOf(settings.format));
  if (scores !== null && scores.length > 0) {
    const wrong = wrongScores(scores, most);
    const due = totalsOf(scores);
    if (wrong !== null) found.fault(spotOf('scores'), wrong);
    else if (games !== null && games !== due.games)
      found.fault(spotOf('games'), { code: 'season-differs', ...due });
    else if (pins !== null && pins !== due.pins)
      found.fault(spotOf('pins'), { code: 'season-differs', ...due });
    return scores;
  }
  if (games === null && pins === null) return null;
  if (games === null) found.fault(spotOf('pins'), { code: 'season-half', missing: 'games' });
  else if (!isWithin(games, { least: 0, most: MOST_SEASON_GAMES }))
    found.fault(spotOf('games'), { code: 'out-of-range', least: 0, most: MOST_SEASON_GAMES });
  else if (pins === null && games > 0) found.fault(spotOf('games'), { code: 'season-half', missing: 'pins' });
  else return totalsIn({ games, pins: pins ?? 0 }, { most, spotOf }, settings, found);
  return null;
}

function wrongScores(scores: readonly number[], most: number): FaultFacts | null {
  if (scores.length > MOST_SEASON_GAMES) return { code: 'too-many-scores', most: MOST_SEASON_GAMES };
  return scores.every((score) => isWithin(score, { least: 0, most }))
    ? null
    : { code: 'figure', refusal: outOfRange('score', { least: 0, most }) };
}

function totalsIn(
  totals: SeasonTotals,
  { most, spotOf }: { readonly most: number } & Pick<WrittenSeason, 'spotOf'>,
  { terms }: Settings,
  found: Findings,
): SeasonTotals | null {
  const pins = { least: 0, most: totals.games * most };
  if (!isWithin(totals.pins, pins)) found.fault(spotOf('pins'), { code: 'out-of-range', ...pins });
  else if (totals.pins < totals.games) found.fault(spotOf('pins'), { code: 'season-impossible', ...totals });
  const { averages } = terms;
  // The roster's average counts then, which may already be the one of the last games.
  if (averages.games > 0 && needsScores(averages, totals))
    found.note(spotOf('games'), { code: 'scores-needed', games: averages.games });
  return totals.games === 0 ? null : totals;
}
