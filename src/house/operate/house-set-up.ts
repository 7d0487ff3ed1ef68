import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { text } from '../../house-contract/ids.ts';
import { authorityIn, leftOut, serverCertificate } from '../tls/authority.ts';
import { port, readConfigFile } from './config-file.ts';
import type { ServiceConfig } from './service-config.ts';

/** The contents of `/etc/headpin-house/house.json`, which the house's administrator edits. */
const HOUSE_SET_UP = v.strictObject({
  /** The name of a new house; an existing one keeps its own. */
  name: text(80),
  port,
  /** If false, the front desk is reachable from this PC only, by plain HTTP. */
  network: v.boolean(),
  /** Further host names and addresses that lanes and browsers use. */
  names: v.array(text(255)),
  databasePort: port,
  /**
   * Further databases on this PC; the service uses the one that takes writes. Connections to them are not
   * encrypted.
   */
  otherDatabases: v.array(v.strictObject({ host: text(255), port })),
});
export type HouseSetUp = v.InferOutput<typeof HOUSE_SET_UP>;

/** Throws with the place of the first fault. */
export function readSetUp(file: string): HouseSetUp {
  return readConfigFile(HOUSE_SET_UP, file);
}

export interface Listening {
  readonly port: number;
  readonly network: boolean;
  readonly names: readonly string[];
  /** The folder of the house's certificates. */
  readonly tls: string;
}

/** Where a service listens, and its certificate: made where the house is on the network. */
export async function listeningOf({
  port: at,
  network,
  names,
  tls,
}: Listening): Promise<Pick<ServiceConfig, 'listen' | 'names' | 'https'>> {
  if (!network) return { listen: { host: '127.0.0.1', port: at }, names: [...names], https: null };
  const hosts = [...new Set([...names, ...ownNames()])];
  await serverCertificate(tls, hosts);
  const file = (name: string): string => join(tls, name);
  return {
    listen: { host: '0.0.0.0', port: at },
    names: hosts,
    https: { key: file('server.key'), cert: file('server.pem'), authority: file('authority.pem') },
  };
}

/** Says which names the house's certificate lacks, and what to do; no lines if it has all. */
export function leftOutLines(
  tls: string,
  { https, names }: Pick<ServiceConfig, 'https' | 'names'>,
): readonly string[] {
  const authority = https === null ? null : authorityIn(tls);
  return (authority === null ? [] : leftOut(authority, names)).map(
    (name) =>
      `${name} is not in the certificate: the house's authority may not vouch for it. Use a name that ends in .lan, .local, .internal or .home.arpa, or make a new authority (docs/house.md).`,
  );
}

/** This PC's names and its addresses on the network, IPv4. */
export function ownNames(): readonly string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
  const name = hostname();
  return [name, ...(name.includes('.') ? [] : [`${name}.local`]), ...addresses, 'localhost', '127.0.0.1'];
}
