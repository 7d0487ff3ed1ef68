import { ok } from '../../../core/line/result.ts';
import type { BowlerId, OpaqueId } from '../../../core/players/opaque-id.ts';
import { newId } from '../../record/new-id.ts';
import type { Erasing } from '../name-removal.ts';

/** What an erasing needs, and the ids that it noted. */
export function erasing(
  isShown: Erasing['isShown'] = () => false,
): Erasing & { readonly noted: Set<BowlerId> } {
  const [noted, others] = [new Set<BowlerId>(), new Map<OpaqueId, OpaqueId>()];
  return {
    noted,
    isShown,
    before: ({ bowlers }) => {
      for (const bowler of bowlers) noted.add(bowler);
      return Promise.resolve(ok(null));
    },
    other: (id) => {
      others.set(id, others.get(id) ?? newId());
      return others.get(id) ?? id;
    },
  };
}
