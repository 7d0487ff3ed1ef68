import { shortFingerprint } from '../../house-contract/authority.ts';

/** What people compare at lane and desk, of a certificate (PEM); null without one. Browsers compute it on HTTPS and on this machine. */
export async function markOf(authority: string | null): Promise<string | null> {
  if (authority === null) return null;
  const base64 = authority.replaceAll(/-----[A-Z ]+-----|\s/gu, '');
  const der = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', der));
  return shortFingerprint(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}
