import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  closeSync,
  fsyncSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Certificate } from '../service/service.ts';
import { authorityFor, constraintsOf, serverFor } from './certificates.ts';
import { constraintsFor, isPermitted } from './constraints.ts';

const DAY = 24 * 60 * 60_000;
/** Lanes take it over when it is issued anew, with the same key; one that was off from then to its end is paired again. */
const AUTHORITY_DAYS = 5 * 365;
/** With fewer days left it is issued anew. */
const AUTHORITY_LEFT_DAYS = 3 * 365;
/** Browsers refuse certificates that are valid for longer than 398 to 825 days. */
const SERVER_DAYS = 397;
/** A certificate with fewer days left is renewed. */
const LEFT_DAYS = 60;

/** The house's own authority, which signs its services' certificates. */
export interface Authority {
  /** PEM. Lanes get it when they are paired, and trust no other. */
  readonly cert: string;
  readonly key: string;
}

/**
 * Reads the authority in this folder (`authority.pem`, `authority.key`), or makes it, for hosts within a house and these; only
 * the folder's owner can read the key. It is issued anew in time, with the same key. Throws if it is damaged.
 */
export async function houseAuthority(folder: string, hosts: readonly string[] = []): Promise<Authority> {
  // The key is written first, so a key without a certificate was never used.
  if (!existsSync(join(folder, 'authority.pem'))) {
    // Tells the authorities of two houses apart where somebody trusts both.
    const name = `Headpin house authority ${randomBytes(4).toString('hex')}`;
    keepAuthority(folder, await authorityFor(name, AUTHORITY_DAYS, constraintsFor(hosts)));
  }
  const kept = authorityIn(folder);
  if (kept === null || !isWhole(kept))
    throw new Error(
      `authority.pem or its key in ${folder} is damaged: bring it back from a backup, as every lane pins it.`,
    );
  if (!isDue(kept)) return kept;
  const anew = await issuedAnew(kept, hosts);
  keepAuthority(folder, anew);
  return anew;
}

/**
 * A certificate for these host names and addresses, signed by the folder's authority (`server.pem`,
 * `server.key`). It is made again when it is about to end or the hosts change; lanes and browsers that trust
 * the authority notice nothing. Hosts for which the authority may not vouch are left out (`leftOut`). Throws if the authority
 * is damaged.
 */
export async function serverCertificate(folder: string, hosts: readonly string[]): Promise<Certificate> {
  const authority = await houseAuthority(folder, hosts);
  const beyond = leftOut(authority, hosts);
  const named = hosts.filter((host) => !beyond.includes(host));
  const kept = read(folder, 'server');
  if (kept !== null && isGood(kept, authority, named)) return kept;
  const made = await serverFor(named, SERVER_DAYS, authority);
  write(folder, 'server', made);
  return made;
}

/** The hosts for which an authority may not vouch: neither a house's own kind, nor known when it was made. */
export function leftOut({ cert }: Pick<Authority, 'cert'>, hosts: readonly string[]): readonly string[] {
  const constraints = constraintsOf(cert);
  return constraints === null ? [] : hosts.filter((host) => !isPermitted(constraints, host));
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

/**
 * The same authority for longer: lanes that keep an older certificate of it trust what it signs as before. Constraints stay as
 * they are, because a lane would refuse a certificate with a name beyond those that it knows.
 */
async function issuedAnew(kept: Authority, hosts: readonly string[]): Promise<Authority> {
  const constraints = constraintsOf(kept.cert) ?? constraintsFor(hosts);
  return authorityFor('', AUTHORITY_DAYS, constraints, kept);
}

/** One of an earlier version lasts for 20 years, and vouches for every site. */
function isDue({ cert }: Authority): boolean {
  const left = new X509Certificate(cert).validToDate.getTime() - Date.now();
  return (
    left < AUTHORITY_LEFT_DAYS * DAY || left > (AUTHORITY_DAYS + 1) * DAY || constraintsOf(cert) === null
  );
}

function isGood(kept: Certificate, authority: Authority, hosts: readonly string[]): boolean {
  try {
    const cert = new X509Certificate(kept.cert);
    const by = new X509Certificate(authority.cert);
    return (
      cert.verify(by.publicKey) &&
      cert.validFromDate >= by.validFromDate &&
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

/** Writes a file for its owner only, so that a crash leaves the old or the new content. */
function writeForOwner(file: string, text: string): void {
  const half = `${file}.half`;
  const handle = openSync(half, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(half, file);
}
