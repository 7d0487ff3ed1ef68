import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import type { Certificate } from '../service/service.ts';
import { writeForOwner } from './durable-file.ts';

const DAY = 24 * 60 * 60_000;
/** Lanes keep the authority: when it ends, every lane must be paired again. */
const AUTHORITY_DAYS = 20 * 365;
/** Browsers refuse certificates that are valid for longer than 398 to 825 days. */
const SERVER_DAYS = 397;
/** A certificate with fewer days left is renewed. */
const LEFT_DAYS = 60;
/** Valid a little earlier, because a lane's clock may be slow. */
const EARLIER_DAYS = 2;

const EC = { keyType: 'ec', curve: 'P-256', algorithm: 'sha256' } as const;

/** The house's own authority, which signs its services' certificates. */
export interface Authority {
  /** PEM. Lanes get it when they are paired, and trust no other. */
  readonly cert: string;
  readonly key: string;
}

/**
 * Reads the authority in this folder (`authority.pem`, `authority.key`), or makes it; only the folder's owner
 * can read the key. Throws if it is damaged.
 */
export async function houseAuthority(folder: string): Promise<Authority> {
  // The key is written first, so a key without a certificate was never used.
  if (!existsSync(join(folder, 'authority.pem'))) keepAuthority(folder, await newAuthority());
  const kept = authorityIn(folder);
  if (kept !== null && isWhole(kept)) return kept;
  throw new Error(
    `authority.pem or its key in ${folder} is damaged: bring it back from a backup, as every lane pins it.`,
  );
}

/**
 * A certificate for these host names and addresses, signed by the folder's authority (`server.pem`,
 * `server.key`). It is made again when it is about to end or the hosts change; lanes and browsers that trust
 * the authority notice nothing. Throws if the authority is damaged.
 */
export async function serverCertificate(folder: string, hosts: readonly string[]): Promise<Certificate> {
  const authority = await houseAuthority(folder);
  const kept = read(folder, 'server');
  if (kept !== null && isGood(kept, authority, hosts)) return kept;
  const made = await newServer(authority, hosts);
  write(folder, 'server', made);
  return made;
}

/** Stores an authority, a new one or that of the same house on another PC. */
export function keepAuthority(folder: string, authority: Authority): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  write(folder, 'authority', authority);
}

/** Null if there is none. */
export function authorityIn(folder: string): Authority | null {
  return read(folder, 'authority');
}

async function newAuthority(): Promise<Authority> {
  // Tells the authorities of two houses apart where somebody trusts both.
  const name = `Headpin house authority ${randomBytes(4).toString('hex')}`;
  const made = await generate([{ name: 'commonName', value: name }], {
    ...{ ...EC, ...during(AUTHORITY_DAYS) },
    extensions: [
      { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  return { cert: made.cert, key: made.private };
}

async function newServer(authority: Authority, hosts: readonly string[]): Promise<Certificate> {
  const [first = 'localhost'] = hosts;
  const made = await generate([{ name: 'commonName', value: first }], {
    ...{ ...EC, ...during(SERVER_DAYS), ca: authority },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: hosts.map((host) =>
          isIP(host) === 0 ? { type: 2 as const, value: host } : { type: 7 as const, ip: host },
        ),
      },
    ],
  });
  return { cert: made.cert, key: made.private };
}

function during(days: number): { readonly notBeforeDate: Date; readonly notAfterDate: Date } {
  const now = Date.now();
  return {
    notBeforeDate: new Date(now - EARLIER_DAYS * DAY),
    notAfterDate: new Date(now + days * DAY),
  };
}

function isGood(kept: Certificate, authority: Authority, hosts: readonly string[]): boolean {
  try {
    const cert = new X509Certificate(kept.cert);
    return (
      cert.verify(new X509Certificate(authority.cert).publicKey) &&
      isWhole(kept) &&
      cert.validToDate.getTime() - Date.now() > LEFT_DAYS * DAY &&
      hosts.every((host) => isFor(cert, host)) &&
      (cert.subjectAltName ?? '').split(', ').length === hosts.length
    );
  } catch {
    return false;
  }
}

function isWhole({ key, cert }: Certificate): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}

function isFor(cert: X509Certificate, host: string): boolean {
  return (isIP(host) === 0 ? cert.checkHost(host) : cert.checkIP(host)) !== undefined;
}

function write(folder: string, name: string, { key, cert }: Certificate): void {
  writeForOwner(join(folder, `${name}.key`), key);
  writeForOwner(join(folder, `${name}.pem`), cert);
}

function read(folder: string, name: string): Certificate | null {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  if (!existsSync(key) || !existsSync(cert)) return null;
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}
