import { randomInt } from 'node:crypto';
import type { ChosenOpens, OpensChange } from '../../house-contract/accounts.ts';
import type { Opens } from '../../house-contract/opens.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';
import { audit } from './audit.ts';
import type { KnownAccount } from './sessions.ts';

/** Who opens the lanes of this house, as its lanes hear it. */
export async function opensOf(queries: Queries, house: string): Promise<Opens> {
  const { by, pin } = await chosenOpens(queries, house);
  return by === 'desk' ? { by, pin } : { by: 'anyone' };
}

/** The same for managers; the first one who asks makes the PIN. */
export async function chosenOpens(queries: Queries, house: string): Promise<ChosenOpens> {
  const read = 'SELECT opens_by AS by, lane_pin AS pin FROM house.houses WHERE id = $1';
  const before = await queries.query<Omit<ChosenOpens, 'pin'> & { readonly pin: string | null }>(read, [
    house,
  ]);
  const [row] = before.rows;
  if (row === undefined) throw new Error('the house is not in its database');
  if (row.pin !== null) return { by: row.by, pin: row.pin };
  const made = await queries.query<ChosenOpens>(
    `UPDATE house.houses SET lane_pin = coalesce(lane_pin, $2) WHERE id = $1 RETURNING opens_by AS by, lane_pin AS pin`,
    [house, newPin()],
  );
  return made.rows[0] ?? chosenOpens(queries, house);
}

/** Changes it for the whole house; its lanes hear of it at once, or when they are connected again. */
export async function changeOpens(
  queries: Queries,
  house: string,
  by: KnownAccount,
  change: OpensChange,
): Promise<ChosenOpens> {
  const [column, value] = change.kind === 'by' ? ['opens_by', change.by] : ['lane_pin', newPin()];
  await queries.query(`UPDATE house.houses SET ${column} = $2 WHERE id = $1`, [house, value]);
  const isPin = change.kind === 'pin';
  await audit(queries, {
    ...{ house, account: by.id, name: by.name, what: isPin ? 'lane-pin' : `lanes-by-${change.by}` },
  });
  await tell(queries, { kind: 'opens', house });
  return chosenOpens(queries, house);
}

/** Six digits. */
function newPin(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
