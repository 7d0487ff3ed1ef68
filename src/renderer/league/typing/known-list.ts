import type { KnownBowler } from '../../../contract/contract.ts';
import { sameText } from '../../../league-files/in/same-text.ts';
import type { MatchDraft, PlaceDraft } from '../draft/match-draft.ts';

/**
 * The bowlers that can be picked for a team by the letters typed so far, the team's own roster first. Bowlers in this
 * team's line-up are left out; those of the other team are not, because a bowler may have changed sides. A substitute is
 * none of those who bowl tonight, in whichever list they stand.
 */
export function knownFor(
  all: readonly KnownBowler[],
  draft: MatchDraft,
  side: number,
  text: string,
  substitutes = false,
): readonly KnownBowler[] {
  const letters = sameText(text.trim());
  const here = new Set(draft.teams[side]?.places.map(({ known }) => (known === null ? '' : keyOf(known))));
  const tonight = new Set(substitutes ? draft.teams.flatMap(({ places }) => places.flatMap(namesOf)) : []);
  const isOwn = ({ from }: KnownBowler): boolean =>
    from.kind === 'roster' &&
    from.league === draft.from?.league.id &&
    from.team === draft.teams[side]?.roster;
  return all
    .filter(
      (one) =>
        sameText(one.name).includes(letters) && !here.has(keyOf(one)) && !tonight.has(sameText(one.name)),
    )
    .toSorted(
      (one, other) =>
        Number(isOwn(other)) - Number(isOwn(one)) || begins(other, letters) - begins(one, letters),
    );
}

/** A bowler's name as typed and as listed, and that of the bowler who is replaced. */
function namesOf({ name, known, instead }: PlaceDraft): readonly string[] {
  return [name, known?.name ?? name, instead ?? name].map(sameText);
}

function begins({ name }: KnownBowler, letters: string): number {
  return Number(sameText(name).startsWith(letters));
}

function keyOf({ name, from }: KnownBowler): string {
  return JSON.stringify([name, from]);
}
