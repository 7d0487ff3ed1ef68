import type { SentOrder } from '../../house-contract/front-desk.ts';
import type { LaneNow } from '../house/lane-now.ts';
import { factsOf } from './game-facts.ts';
import { lookOf, type LaneLook } from './lane-look.ts';

export const FILTERS = ['all', 'help', 'open', 'league', 'free', 'closed', 'offline', 'toLookAt'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether the filter shows a lane with this look. */
export function isIn(filter: Filter, look: LaneLook, { state, game }: LaneNow): boolean {
  const isLeague = game.state === 'game' && factsOf(game.game).isLeague;
  switch (filter) {
    case 'all':
      return true;
    case 'help':
      return look === 'help';
    case 'open':
      return !isLeague && ['open', 'help', 'trouble', 'catchingUp', 'doubled'].includes(look);
    case 'league':
      return isLeague && look !== 'free' && look !== 'closed' && look !== 'offline';
    case 'free':
    case 'closed':
      return look === filter;
    case 'offline':
      return look === 'offline' || look === 'silent';
    case 'toLookAt':
      return look === 'trouble' || look === 'doubled' || state.forks + state.aside > 0;
  }
}

/** Whether a lane is among those that staff look at. */
export function isShown(
  lane: LaneNow,
  { filter, typed }: { readonly filter: Filter; readonly typed: string },
  orders: readonly SentOrder[],
): boolean {
  return isIn(filter, lookOf(lane, orders), lane) && isFound(typed, lane);
}

/** Whether the typed text matches the party, a bowler or the number. An empty text matches everything. */
export function isFound(typed: string, { state, game }: LaneNow): boolean {
  const wanted = plain(typed);
  if (wanted === '') return true;
  if (/^\d+$/u.test(wanted)) return String(state.lane) === String(Number(wanted));
  if (game.state !== 'game') return false;
  const { names, teams } = factsOf(game.game);
  return [...names, ...teams].some((name) => plain(name).includes(wanted));
}

/** Ignores accents and case, so that names can be found with any keyboard. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .trim();
}
