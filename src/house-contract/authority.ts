/** The authority that a lane is about to trust, before it sends a pairing code. */
import * as v from 'valibot';

/**
 * The certificate (PEM) of the authority that signs the house's certificates; null on plain HTTP, which is
 * loopback only.
 */
export const AUTHORITY = v.strictObject({ authority: v.nullable(v.pipe(v.string(), v.maxLength(20_000))) });
export type Authority = v.InferOutput<typeof AUTHORITY>;

/**
 * What staff compare at lane and front desk: 64 bits of the certificate's SHA-256, `3F2A 91BC 07DE 55A1`.
 * `fingerprint` has the notation of certificates, `3F:2A:91:…`.
 */
export function shortFingerprint(fingerprint: string): string {
  const digits = fingerprint.replaceAll(':', '').slice(0, 16).toUpperCase();
  return digits.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}
