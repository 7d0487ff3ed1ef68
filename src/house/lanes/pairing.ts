import type pg from 'pg';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Paired, Pairing } from '../../house-contract/deliveries.ts';
import { audit } from '../accounts/audit.ts';
import { opensOf } from '../accounts/opens.ts';
import { sha256 } from '../db/hash.ts';
import { tell } from '../db/news.ts';
import { withService } from '../db/transactions.ts';
import { newKey } from './lane-key.ts';

/** Exchanges a pairing code for the lane's key. If the lane was paired before, its old key ends. */
export async function paired(
  pool: pg.Pool,
  { code, origin, lanes }: Pairing,
  { authority, saysOpens }: { readonly authority: string | null; readonly saysOpens: boolean },
): Promise<Result<Paired, 'unknown-code'>> {
  const key = newKey();
  return withService(pool, async (queries) => {
    const { rows } = await queries.query<{ house: string; name: string }>(
      `UPDATE house.pairing_codes SET origin = $2 FROM house.houses
       WHERE code_hash = $1 AND origin IS NULL AND ends > now() AND houses.id = pairing_codes.house
       RETURNING houses.id AS house, houses.name`,
      [sha256(code), origin],
    );
    const [found] = rows;
    if (found === undefined) return err('unknown-code');
    await queries.query(
      `INSERT INTO house.lanes (house, origin, key_hash, numbers) VALUES ($1, $2, $3, $4)
       ON CONFLICT (house, origin) DO UPDATE
       SET key_hash = excluded.key_hash, numbers = excluded.numbers, paired = now(), revoked = NULL`,
      [found.house, origin, sha256(key), lanes],
    );
    await audit(queries, {
      ...{ house: found.house, account: null, name: `lane ${lanes.join(', ')}`, what: 'lane-paired' },
      about: { origin, lanes },
    });
    // Closes the streams that the old key opened.
    await tell(queries, { kind: 'unpaired', house: found.house, origin });
    await tell(queries, { kind: 'lane', house: found.house, origin });
    const opens = saysOpens ? { opens: await opensOf(queries, found.house) } : {};
    return ok({ ...found, key, authority, ...opens });
  });
}
