import type { KnownBowler } from '../../../contract/contract.ts';
import { sameText } from '../../../league-files/in/same-text.ts';
import type { MatchDraft, PlaceDraft } from '../draft/match-draft.ts';
import { areTwo } from '../draft/namesakes.ts';

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
  const tonight = substitutes ? draft.teams.flatMap(({ places }) => places.flatMap(bowlersOf)) : [];
  const isOwn = ({ from }: KnownBowler): boolean =>
    from.kind === 'roster' &&
    from.league === draft.from?.league.id &&
    from.team === draft.teams[side]?.roster;
  return all
    .filter(
      (one) =>
        sameText(one.name).includes(letters) &&
        !here.has(keyOf(one)) &&
        !tonight.some((other) => mayBe(one, other)),
    )
    .toSorted(
      (one, other) =>
        Number(isOwn(other)) - Number(isOwn(one)) || begins(other, letters) - begins(one, letters),
    );
}

/** Somebody of tonight's match, by every name of theirs. */
interface Bowling {
  readonly names: ReadonlySet<string>;
  readonly known: KnownBowler | null;
}

/** Who bowls in a place, and who is replaced there. */
function bowlersOf({ name, known, instead, replaced }: PlaceDraft): readonly Bowling[] {
  const bowling = (one: string, listed: KnownBowler | null): Bowling => ({
    names: new Set([one, listed?.name ?? one].map(sameText)),
    known: listed,
  });
  return [bowling(name, known), ...(instead === null ? [] : [bowling(instead, replaced)])];
}

/** One name may be one bowler in two lists, unless the league gives them two numbers. */
function mayBe(one: KnownBowler, { names, known }: Bowling): boolean {
  return names.has(sameText(one.name)) && (known === null || !areTwo(one, known));
}

function begins({ name }: KnownBowler, letters: string): number {
  return Number(sameText(name).startsWith(letters));
}

function keyOf({ name, from }: KnownBowler): string {
  return JSON.stringify([name, from]);
}
