import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OWNER, type Address } from '../cluster/cluster.ts';
import { serverOf } from '../cluster/left-server.ts';

/** The folder of PostgreSQL's programs in the package. */
const PACKAGED = '/usr/lib/headpin-house/postgres';

/** The parts of a house's folder: database, identity and certificates. */
export interface Place {
  readonly folder: string;
  readonly cluster: string;
  readonly data: string;
  /** PostgreSQL's programs. */
  readonly postgres: string;
  readonly houseFile: string;
  readonly tls: string;
}

/**
 * Resolves a path as it was typed: npm runs commands in the checkout, and `INIT_CWD` is where they were
 * typed.
 */
export function pathOf(typed: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
}

export function placeOf(folder: string): Place {
  const own = join(folder, 'postgres');
  return {
    folder,
    cluster: join(folder, 'cluster'),
    data: join(folder, 'cluster', 'data'),
    postgres: existsSync(own) ? own : PACKAGED,
    houseFile: join(folder, 'house.json'),
    tls: join(folder, 'tls'),
  };
}

/** The owner's address of the running database. Throws if none runs. */
export function runningOwner({ cluster, data }: Place, database = 'postgres'): Address {
  if (serverOf(data) === null) throw new Error(`No database runs on ${data}.`);
  // The fourth line has the port.
  const port = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3]);
  return ownerAt(cluster, { host: '127.0.0.1', port }, database);
}

/** With the password in the cluster's folder; a standby has the same. */
export function ownerAt(
  cluster: string,
  at: { readonly host: string; readonly port: number },
  database = 'postgres',
): Address {
  const password = readFileSync(join(cluster, 'password'), 'utf8');
  return { host: at.host, port: at.port, user: OWNER, password, database };
}
