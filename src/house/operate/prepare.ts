import { firstAccount, type ToldAccount } from '../accounts/first-account.ts';
import type { Address } from '../cluster/cluster.ts';
import { addHouse, migrate, openToServices, SERVICE_ROLE } from '../db/migrate.ts';
import { onConnection } from '../db/asked.ts';
import { ARCHIVE_NOTHING, archiveCommand, keepSettings } from './settings.ts';
import type { HouseFile } from './house-file.ts';

/** The name of a house's database. */
export const DATABASE = 'headpin';

export interface Prepared {
  /** The address and login for services. */
  readonly service: Address;
  /** Names of the migrations that ran. */
  readonly migrations: readonly string[];
  /** The first account, if the house had none. */
  readonly account: ToldAccount | null;
}

/** Makes or migrates the database of a house. Running it again changes nothing. */
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

/** Archives nothing until a backup folder is chosen. */
async function decideArchiving(server: Address): Promise<void> {
  const command = await archiveCommand(server);
  if (command === '' || command === '(disabled)')
    await keepSettings(server, { archive_command: ARCHIVE_NOTHING });
}
