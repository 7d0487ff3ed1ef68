import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { KeptSecret } from '../../saves/settings/kept-secret.ts';

const SALT = 16;
const HASH = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** What is stored of a PIN or recovery code: scrypt with a salt of its own, so that equal PINs of two lanes differ. */
export async function keptSecret(secret: string): Promise<KeptSecret> {
  const salt = randomBytes(SALT);
  const hash = await derive(secret, salt, HASH);
  return { salt: salt.toString('hex'), hash: hash.toString('hex') };
}

/** Compares with the stored secret; takes equally long for every wrong one. */
export async function isSecret(given: string, { salt, hash }: KeptSecret): Promise<boolean> {
  return timingSafeEqual(await derive(given, Buffer.from(salt, 'hex'), HASH), Buffer.from(hash, 'hex'));
}
