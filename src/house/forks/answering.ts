import { err, ok, type Result } from '../../core/line/result.ts';
import type { ForkAnswer } from '../../house-contract/front-desk.ts';
import { audit } from '../accounts/audit.ts';
import type { KnownAccount } from '../accounts/sessions.ts';
import { lockLane } from '../db/lane-lock.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';
import { holdErasing } from '../games/erasing.ts';
import { answerMove } from './asked-moves.ts';
import { sheetOf } from './sheet-of.ts';
import { namesOfSecond, storedFork, type ForkKey } from './stored-fork.ts';
import { swapBranches } from './swapping.ts';

export type ForkRefusal = 'unknown-fork' | 'unknown-move' | 'branch-changed' | 'branch-unread';

/** Takes a decision of staff. A repeated decision changes nothing; another one decides anew. */
export async function answerAsked(
  queries: Queries,
  house: string,
  by: KnownAccount,
  answer: ForkAnswer,
): Promise<Result<null, ForkRefusal>> {
  if (answer.kind === 'move') return answerMove(queries, house, by, answer);
  const { origin, game } = answer;
  await lockLane(queries, { house, origin });
  await holdErasing(queries, house);
  if (answer.kind === 'aside') await markSeen(queries, { house, origin, game }, by);
  else {
    const counts = await decide(queries, { house, origin, game, branch: answer.branch }, answer.counts, by);
    if (!counts.ok) return counts;
  }
  await audit(queries, {
    ...{
      house,
      account: by.id,
      name: by.name,
      what: answer.kind === 'aside' ? 'aside-seen' : 'fork-answered',
    },
    about: { origin, game, counts: answer.kind === 'fork' ? answer.counts : null },
  });
  await tell(queries, { kind: 'lane', house, origin });
  return ok(null);
}

async function decide(
  queries: Queries,
  key: ForkKey,
  counts: string,
  by: KnownAccount,
): Promise<Result<null, ForkRefusal>> {
  const { house, origin, game, branch } = key;
  const fork = await storedFork(queries, key);
  if (fork === null) return err('unknown-fork');
  const swaps = counts === fork.second[0]?.chain;
  if (!swaps && counts !== fork.first[0]?.chain) return err('branch-changed');
  if (swaps) {
    // A branch that cannot be read has no score, so it may not count.
    if (sheetOf(game, [...fork.shared, ...fork.second], namesOfSecond(fork)) === null)
      return err('branch-unread');
    await swapBranches(queries, key, fork);
    // Makes pages and derived tables read the game again.
    await tell(queries, { kind: 'names', house, origin, game });
  }
  await queries.query(
    `UPDATE house.forks SET answer = $5, answered = now(), answered_by = $6
     WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4`,
    [house, origin, game, branch, swaps ? 'second' : 'first', by.name],
  );
  await tell(queries, { kind: 'compare', house, origin });
  return ok(null);
}

async function markSeen(
  queries: Queries,
  { house, origin, game }: Omit<ForkKey, 'branch'>,
  by: KnownAccount,
): Promise<void> {
  await queries.query(
    `UPDATE house.aside SET seen = now(), seen_by = $4
     WHERE house = $1 AND origin = $2 AND game = $3 AND seen IS NULL`,
    [house, origin, game, by.name],
  );
}
