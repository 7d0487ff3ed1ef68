import { randomInt } from 'node:crypto';
import type { PairingCode } from '../../house-contract/accounts.ts';
import { sha256 } from '../db/hash.ts';
import type { Queries } from '../db/transactions.ts';
import { audit } from './audit.ts';

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
