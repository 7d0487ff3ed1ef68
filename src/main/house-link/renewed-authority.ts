import { X509Certificate } from 'node:crypto';
import { AUTHORITY } from '../../house-contract/authority.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import type { HouseClient } from './house-client.ts';

/**
 * The certificate (PEM) of the house's authority if it was issued anew since the lane kept `kept`, so that the lane has it
 * before its own one ends. Null for one with another key: that would be another authority.
 */
export async function renewedAuthority(client: HouseClient, kept: string): Promise<string | null> {
  const said = await client.get(LANE_ROUTES.authority, AUTHORITY);
  const authority = said.kind === 'answer' ? said.value.authority : null;
  return authority !== null && authority !== kept && keyOf(authority) === keyOf(kept) ? authority : null;
}

/** Null for text that is not a certificate. */
function keyOf(cert: string): string | null {
  try {
    return new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    return null;
  }
}
