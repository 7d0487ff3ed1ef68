import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { opaqueId, text } from '../../house-contract/ids.ts';

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
