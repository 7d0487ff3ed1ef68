import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { authorityIn, keepAuthority } from '../tls/authority.ts';
import { moveAside } from './aside.ts';
import { HOUSE_FILE, knownHouse, writePrivate } from './house-file.ts';
import type { Place } from './place.ts';

/**
 * The part of a house that is not in its database. With it another PC is the same house: lanes trust only
 * this authority, and services log in with this password.
 */
export const IDENTITY = v.strictObject({
  house: HOUSE_FILE,
  /** Null if the house was never on the network. */
  authority: v.nullable(v.strictObject({ cert: v.string(), key: v.string() })),
});
export type Identity = v.InferOutput<typeof IDENTITY>;

export function identityOf({ houseFile, tls }: Place): Identity {
  return { house: knownHouse(houseFile), authority: authorityIn(tls) };
}

/** Gives this folder the identity. A different house that was here is moved aside. */
export function takeIdentity({ houseFile, tls }: Place, { house, authority }: Identity): void {
  if (existsSync(houseFile) && knownHouse(houseFile).id !== house.id) moveAside(houseFile);
  writePrivate(houseFile, house);
  if (authority === null || authority.cert === authorityIn(tls)?.cert) return;
  moveAside(tls);
  keepAuthority(tls, authority);
}

/** The identity's file in a folder of backups. */
export function identityFile(backups: string): string {
  return join(backups, 'house.json');
}

/** Throws if the folder has none. */
export function identityIn(backups: string): Identity {
  const file = identityFile(backups);
  if (!existsSync(file)) throw new Error(`There is no backup of a house in ${backups}.`);
  return v.parse(IDENTITY, JSON.parse(readFileSync(file, 'utf8')));
}
