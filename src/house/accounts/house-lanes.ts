import type { HouseLane, LaneChange, PairingCode } from '../../house-contract/accounts.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';
import { audit } from './audit.ts';
import type { KnownAccount } from './sessions.ts';
import { randomInt } from 'node:crypto';
import { sha256 } from '../db/hash.ts';

/** Without 0, 1, I, L, O and U, which are easily confused when a code is read aloud and typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const MINUTES = 10;

/** Makes a code that pairs one lane; the database keeps only its hash. `by.id` is null for the house's PC. */
export async function newPairingCode(
  queries: Queries,
  house: string,
  by: { readonly id: string | null; readonly name: string },
): Promise<Omit<PairingCode, 'hosts'>> {
  const code = `${letters(4)}-${letters(4)}`;
  await queries.query(
    `DELETE FROM house.pairing_codes WHERE house = $1 AND ends < now() - interval '1 day'`,
    [house],
  );
  const { rows } = await queries.query<{ ends: Date }>(
    `INSERT INTO house.pairing_codes (code_hash, house, ends, made_by)
     VALUES ($1, $2, now() + make_interval(mins => $3), $4) RETURNING ends`,
    [sha256(code), house, MINUTES, by.id],
  );
  await audit(queries, { house, account: by.id, name: by.name, what: 'pairing-code' });
  return { code, ends: rows[0]?.ends.toISOString() ?? '' };
}

function letters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

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
