import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { authorityIn, keepAuthority } from '../tls/authority.ts';
import { moveAside } from './aside.ts';
import { HOUSE_FILE, knownHouse, writePrivate } from './house-file.ts';
import type { Place } from './place.ts';

/**
 * All of a house that is not in its database. Another PC needs it to be the same house: lanes trust this authority
 * alone, and services log in with this password.
 */
export const IDENTITY = v.strictObject({
  house: HOUSE_FILE,
  /** Null: a house that was never on the network. */
  authority: v.nullable(v.strictObject({ cert: v.string(), key: v.string() })),
});
export type Identity = v.InferOutput<typeof IDENTITY>;

export function identityOf({ houseFile, tls }: Place): Identity {
  return { house: knownHouse(houseFile), authority: authorityIn(tls) };
}

/** Makes the house of this folder that one. Who lived here before is moved aside. */
export function takeIdentity({ houseFile, tls }: Place, { house, authority }: Identity): void {
  if (existsSync(houseFile) && knownHouse(houseFile).id !== house.id) moveAside(houseFile);
  writePrivate(houseFile, house);
  if (authority === null || authority.cert === authorityIn(tls)?.cert) return;
  moveAside(tls);
  keepAuthority(tls, authority);
}

/** In a folder of backups, beside the copies. */
export function identityFile(backups: string): string {
  return join(backups, 'house.json');
}

/** Throws where the folder has none. */
export function identityIn(backups: string): Identity {
  const file = identityFile(backups);
  if (!existsSync(file)) throw new Error(`There is no backup of a house in ${backups}.`);
  return v.parse(IDENTITY, JSON.parse(readFileSync(file, 'utf8')));
}
