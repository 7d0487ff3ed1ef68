import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { opaqueId, text } from '../../house-contract/ids.ts';
import { authorityIn, keepAuthority } from '../tls/authority.ts';
import { moveAside } from './aside.ts';
import type { Place } from './place.ts';

/** Who the house is, and how services log in: a file beside its database. */
export const HOUSE_FILE = v.strictObject({
  id: opaqueId,
  name: text(80),
  servicePassword: text(200),
});
export type HouseFile = v.InferOutput<typeof HOUSE_FILE>;

/** Makes the house's id and password once; a house that is there keeps its name. */
export function houseFile(file: string, name: string): HouseFile {
  if (existsSync(file)) return knownHouse(file);
  const made: HouseFile = {
    id: randomBytes(12).toString('hex'),
    name,
    servicePassword: randomBytes(24).toString('hex'),
  };
  writePrivate(file, made);
  return made;
}

/** Throws where there is none. */
export function knownHouse(file: string): HouseFile {
  if (!existsSync(file)) throw new Error(`There is no house here: ${file} is missing.`);
  return v.parse(HOUSE_FILE, JSON.parse(readFileSync(file, 'utf8')));
}

/** Whole or not at all, readable by its owner alone. */
export function writePrivate(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

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
