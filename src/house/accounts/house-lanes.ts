import type { HouseLane, LaneChange } from '../../house-contract/accounts.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';
import { audit } from './audit.ts';
import type { KnownAccount } from './sessions.ts';

/** Every PC that was ever paired, ordered by its lane numbers. */
export async function houseLanes(queries: Queries, house: string): Promise<readonly HouseLane[]> {
  const { rows } = await queries.query<{
    readonly origin: string;
    readonly numbers: readonly number[];
    readonly note: string;
    readonly program: string | null;
    readonly paired: Date;
    readonly revoked: Date | null;
    readonly seen: Date | null;
  }>(
    `SELECT origin, numbers, note, program, paired, revoked, seen FROM house.lanes
     WHERE house = $1 ORDER BY revoked IS NOT NULL, numbers, origin`,
    [house],
  );
  return rows.map((lane) => ({
    ...lane,
    paired: lane.paired.toISOString(),
    revoked: lane.revoked?.toISOString() ?? null,
    seen: lane.seen?.toISOString() ?? null,
  }));
}

/** False if the house has no such lane. */
export async function changeLane(
  queries: Queries,
  house: string,
  by: KnownAccount,
  change: LaneChange,
): Promise<boolean> {
  const { origin } = change;
  const { rowCount } =
    change.kind === 'note'
      ? await queries.query('UPDATE house.lanes SET note = $3 WHERE house = $1 AND origin = $2', [
          ...[house, origin],
          change.note,
        ])
      : await queries.query(
          'UPDATE house.lanes SET revoked = coalesce(revoked, now()) WHERE house = $1 AND origin = $2',
          [house, origin],
        );
  if (rowCount !== 1) return false;
  await audit(queries, {
    ...{ house, account: by.id, name: by.name, what: `lane-${change.kind}` },
    about: { origin },
  });
  if (change.kind === 'revoke') await tell(queries, { kind: 'unpaired', house, origin });
  await tell(queries, { kind: 'lane', house, origin });
  return true;
}
