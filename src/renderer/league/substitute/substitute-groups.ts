import type { KnownBowler } from '../../../contract/contract.ts';
import type { MatchDraft } from '../draft/match-draft.ts';
import { knownFor } from '../typing/known-list.ts';

/** Who can bowl for somebody of a team, none of whom bowls tonight. */
export interface SubstituteGroups {
  /** Others of the team's own roster. */
  readonly own: readonly KnownBowler[];
  /** Of the other rosters of its league. */
  readonly ofLeague: readonly KnownBowler[];
  /** Of games on this lane, and of other leagues. */
  readonly others: readonly KnownBowler[];
}

/** A page has no room for more; the others are found by letters. */
const MOST = { own: 6, ofLeague: 12, others: 6 } as const;

export function substituteGroups(
  all: readonly KnownBowler[],
  draft: MatchDraft,
  side: number,
): SubstituteGroups {
  const groups: Record<keyof SubstituteGroups, KnownBowler[]> = { own: [], ofLeague: [], others: [] };
  for (const one of knownFor(all, draft, side, '', true)) {
    const group = groups[groupOf(one, draft, side)];
    group.push(one);
  }
  return {
    own: groups.own.slice(0, MOST.own),
    ofLeague: groups.ofLeague.slice(0, MOST.ofLeague),
    others: groups.others.slice(0, MOST.others),
  };
}

function groupOf(
  { from }: KnownBowler,
  { from: match, teams }: MatchDraft,
  side: number,
): keyof SubstituteGroups {
  if (from.kind === 'game' || match?.league.id !== from.league) return 'others';
  return from.team === teams[side]?.roster ? 'own' : 'ofLeague';
}
