import { firstAccount, type ToldAccount } from '../accounts/first-account.ts';
import type { Address } from '../cluster/cluster.ts';
import { addHouse, migrate, openToServices, SERVICE_ROLE } from '../db/migrate.ts';
import { asked, onConnection } from './asked.ts';
import { ARCHIVE_NOTHING, keepSettings } from './settings.ts';
import type { HouseFile } from './house-file.ts';

/** The database of a house in its cluster. */
export const DATABASE = 'headpin';

export interface Prepared {
  /** How services log in. */
  readonly service: Address;
  /** Names of the migrations that ran. */
  readonly migrations: readonly string[];
  /** Made where the house had none. */
  readonly account: ToldAccount | null;
}

/** Makes or brings up to date the database of a house. A second time changes nothing. */
export async function prepareDatabase(server: Address, house: HouseFile): Promise<Prepared> {
  await addDatabase(server);
  await decideArchiving(server);
  const owner = { ...server, database: DATABASE };
  const migrations = await migrate(owner);
  await openToServices(owner, house.servicePassword);
  await addHouse(owner, house);
  const account = await firstAccount(owner, house.id);
  const service = { ...owner, user: SERVICE_ROLE, password: house.servicePassword };
  return { service, migrations, account };
}

async function addDatabase(server: Address): Promise<void> {
  await onConnection({ ...server, database: 'postgres' }, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

/** Until a backup folder is named. */
async function decideArchiving(server: Address): Promise<void> {
  const [row] = await asked<{ command: string }>(
    server,
    "SELECT setting AS command FROM pg_settings WHERE name = 'archive_command'",
  );
  if (row?.command === '' || row?.command === '(disabled)')
    await keepSettings(server, { archive_command: ARCHIVE_NOTHING });
}
