import type { ToldAccount } from '../accounts/first-account.ts';
import type { Address } from '../cluster/cluster.ts';
import { asked } from '../db/asked.ts';
import type { HouseFile } from '../operate/house-file.ts';
import { DATABASE, prepareDatabase } from '../operate/prepare.ts';

/** A new house whose first manager need not choose a password first. */
export async function houseInUse(
  server: Address,
  house: HouseFile,
): Promise<{ readonly service: Address; readonly account: ToldAccount }> {
  const { service, account } = await prepareDatabase(server, house);
  if (account === null) throw new Error('a new house has accounts already');
  await asked({ ...server, database: DATABASE }, 'UPDATE house.accounts SET given = false');
  return { service, account };
}
