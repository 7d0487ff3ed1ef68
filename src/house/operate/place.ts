import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OWNER, type Address } from '../cluster/cluster.ts';
import { serverOf } from '../cluster/left-server.ts';

/** Where the package has PostgreSQL's programs. */
const PACKAGED = '/usr/lib/headpin-house/postgres';

/** The folder of a house: its database, who it is, and the service's certificate. */
export interface Place {
  readonly folder: string;
  readonly cluster: string;
  readonly data: string;
  /** PostgreSQL's programs. */
  readonly postgres: string;
  readonly houseFile: string;
  readonly tls: string;
}

/** As typed: npm runs a command in the checkout, wherever it was typed. */
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

/** How its owner reaches the database that runs there. Throws where none does. */
export function runningOwner({ cluster, data }: Place, database = 'postgres'): Address {
  if (serverOf(data) === null) throw new Error(`No database runs on ${data}.`);
  // PostgreSQL writes its port into the fourth line.
  const port = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3]);
  return ownerAt(cluster, { host: '127.0.0.1', port }, database);
}

/** With the password that the cluster keeps; a standby's is the same. */
export function ownerAt(
  cluster: string,
  at: { readonly host: string; readonly port: number },
  database = 'postgres',
): Address {
  const password = readFileSync(join(cluster, 'password'), 'utf8');
  return { host: at.host, port: at.port, user: OWNER, password, database };
}
