import type { KnownBowler } from '../../../contract/contract.ts';
import { sameText } from '../../../league-files/in/same-text.ts';
import type { MatchDraft } from '../draft/match-draft.ts';

/**
 * The bowlers that can be picked for a team by the letters typed so far, the team's own roster first. Bowlers in this
 * team's line-up are left out; those of the other team are not, because a bowler may have changed sides.
 */
export function knownFor(
  all: readonly KnownBowler[],
  draft: MatchDraft,
  side: number,
  text: string,
): readonly KnownBowler[] {
  const letters = sameText(text.trim());
  const here = new Set(draft.teams[side]?.places.map(({ known }) => (known === null ? '' : keyOf(known))));
  const isOwn = ({ from }: KnownBowler): boolean =>
    from.kind === 'roster' &&
    from.league === draft.from?.league.id &&
    from.team === draft.teams[side]?.roster;
  return all
    .filter((one) => sameText(one.name).includes(letters) && !here.has(keyOf(one)))
    .toSorted(
      (one, other) =>
        Number(isOwn(other)) - Number(isOwn(one)) || begins(other, letters) - begins(one, letters),
    );
}

function begins({ name }: KnownBowler, letters: string): number {
  return Number(sameText(name).startsWith(letters));
}

function keyOf({ name, from }: KnownBowler): string {
  return JSON.stringify([name, from]);
}
