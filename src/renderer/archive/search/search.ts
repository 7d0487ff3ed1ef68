import {
  ANY_GAME,
  type GamesFilter,
  type LeagueWanted,
  type ScoreRange,
} from '../../../contract/contract.ts';
import type { FormatId } from '../../../core/formats/formats.ts';
import type { BowlerId } from '../../../core/players/opaque-id.ts';
import { instantsOf, type Day, type Days } from './days.ts';

/** What staff and bowlers look for in the archive; each part but the usual one leaves games out. */
export interface Search {
  /** Part of a bowler's name. */
  readonly name: string;
  /** One bowler exactly: another of the same name is somebody else. */
  readonly bowler: { readonly id: BowlerId; readonly name: string } | null;
  readonly days: Days;
  readonly score: ScoreRange | null;
  readonly format: FormatId | null;
  readonly lane: number | null;
  readonly unfinished: boolean | null;
  readonly league: LeagueWanted | null;
}

export const EVERYTHING: Search = {
  ...{ name: '', bowler: null, days: { kind: 'any' }, score: null },
  ...{ format: null, lane: null, unfinished: null, league: null },
};

/** The filter that main answers, with the days as they are today. */
export function filterOf(search: Search, today: Day): GamesFilter {
  const { name, bowler, days, score, format, lane, unfinished, league } = search;
  // Who was picked may be called otherwise in another game.
  const who = bowler === null ? { name: name.trim() } : { name: '', bowler: bowler.id };
  return { ...ANY_GAME, ...who, ...instantsOf(days, today), score, format, lane, unfinished, league };
}

/** Whether nothing is looked for. */
export function isEverything(search: Search): boolean {
  return search.name === '' && search.days.kind === 'any' && !isNarrowed(search);
}

function isNarrowed({ bowler, score, format, lane, unfinished, league }: Search): boolean {
  return [bowler, score, format, lane, unfinished, league].some((part) => part !== null);
}

/** Both ends of a typed range, the lower one first; null without any end. */
export function scoreRange(least: number | null, most: number | null): ScoreRange | null {
  if (least === null && most === null) return null;
  if (least === null || most === null) return { least, most };
  return { least: Math.min(least, most), most: Math.max(least, most) };
}
