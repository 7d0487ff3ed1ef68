import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { opaqueId, text } from '../../house-contract/ids.ts';
import type { Certificate } from '../service/service.ts';
import { port, readConfigFile } from './config-file.ts';

const ADDRESS = v.strictObject({
  host: text(255),
  port,
  user: text(63),
  password: text(200),
  database: text(63),
});

/** The settings of one process of the service: a JSON file that only it may read, for it holds a password. */
const SERVICE_CONFIG = v.strictObject({
  /** The primary and its standbys; the one that takes writes is used. */
  databases: v.pipe(v.array(ADDRESS), v.minLength(1), v.maxLength(10)),
  house: opaqueId,
  listen: v.strictObject({ host: text(255), port }),
  /** Names and addresses by which browsers and lanes reach it. */
  names: v.array(text(255)),
  /** The folder of the front desk's built page; null: without a page. */
  page: v.nullable(text(4096)),
  /** Files in PEM; null: plain HTTP, on loopback alone. */
  https: v.nullable(v.strictObject({ key: text(4096), cert: text(4096), authority: text(4096) })),
});
export type ServiceConfig = v.InferOutput<typeof SERVICE_CONFIG>;

/** A service's certificate, and the one of the authority that signed it, PEM. */
export interface Papers {
  readonly certificate: Certificate;
  readonly authority: string;
}

/** Throws with the place of the first fault. */
export function readConfig(file: string): ServiceConfig {
  return readConfigFile(SERVICE_CONFIG, file);
}

export function papersOf({ https }: ServiceConfig): Papers | null {
  if (https === null) return null;
  const read = (file: string): string => readFileSync(file, 'utf8');
  return {
    certificate: { key: read(https.key), cert: read(https.cert) },
    authority: read(https.authority),
  };
}
