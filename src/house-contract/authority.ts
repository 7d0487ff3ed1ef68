/** Whose certificate a lane trusts, before it gives a pairing code away. */
import * as v from 'valibot';

/** `authority`: the certificate (PEM) with which the house signs its own; null on plain HTTP, which is loopback only. */
export const AUTHORITY = v.strictObject({ authority: v.nullable(v.pipe(v.string(), v.maxLength(20_000))) });
export type Authority = v.InferOutput<typeof AUTHORITY>;

/**
 * What people compare at lane and front desk: 64 bits of the authority's SHA-256, `3F2A 91BC 07DE 55A1`. `fingerprint` is in
 * the notation of certificates, `3F:2A:91:…`.
 */
export function shortFingerprint(fingerprint: string): string {
  const digits = fingerprint.replaceAll(':', '').slice(0, 16).toUpperCase();
  return digits.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}
