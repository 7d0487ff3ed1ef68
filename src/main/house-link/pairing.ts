import { X509Certificate } from 'node:crypto';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { FoundHouse, Fingerprint, PairOrder, PairTrouble } from '../../contract/contract.ts';
import { AUTHORITY, shortFingerprint } from '../../house-contract/authority.ts';
import { PAIRED, type Paired, type Pairing } from '../../house-contract/deliveries.ts';
import type { Opens } from '../../house-contract/opens.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import type { KeptPairing } from '../../saves/settings/house-file.ts';
import { houseAddress } from './house-address.ts';
import { HouseClient, type Said, type TimeLimits } from './house-client.ts';
import { lostBy } from './link-trouble.ts';

/** A pairing, and who opens the lanes of its house. */
export interface NewPairing {
  readonly pairing: KeptPairing;
  readonly opens: Opens;
}

/** What staff compare with the front desk. Also null for text that is not a certificate. */
export function fingerprintOf(authority: string | null): Fingerprint {
  if (authority === null) return null;
  try {
    return shortFingerprint(new X509Certificate(authority).fingerprint256);
  } catch {
    return null;
  }
}

/** Finds the house at an address that staff typed. */
export async function findHouse(
  typed: string,
  limits?: TimeLimits,
): Promise<Result<FoundHouse, PairTrouble>> {
  const address = houseAddress(typed);
  if (!address.ok) return address;
  const authority = await authorityAt(address.value, limits);
  return authority.ok
    ? ok({ address: address.value, fingerprint: fingerprintOf(authority.value) })
    : authority;
}

/**
 * Exchanges a code for this lane's key. Sends the code only to the house whose fingerprint staff have seen.
 */
export async function pairWith(
  { address: typed, code, fingerprint }: PairOrder,
  lane: Omit<Pairing, 'code'>,
  limits?: TimeLimits,
): Promise<Result<NewPairing, PairTrouble>> {
  const address = houseAddress(typed);
  if (!address.ok) return address;
  const authority = await authorityAt(address.value, limits);
  if (!authority.ok) return authority;
  if (fingerprintOf(authority.value) !== fingerprint) return err('other-house');
  const at = { address: address.value, key: null, authority: authority.value };
  const answer = await asked(new HouseClient(at, limits), (client) =>
    client.post(`${LANE_ROUTES.pair}?opens=1`, JSON.stringify({ code, ...lane } satisfies Pairing), PAIRED),
  );
  return answer.ok ? paired(answer.value, at) : answer;
}

function paired(
  { house, key, name, authority, opens }: Paired,
  at: { readonly address: string; readonly authority: string | null },
): Result<NewPairing, PairTrouble> {
  // Trusts only the authority that the code was sent to.
  if (authority !== at.authority) return err('other-house');
  // Of a house that does not know the choice, everybody opens the lanes.
  return ok({ pairing: { ...at, house, key, name: name.slice(0, 200) }, opens: opens ?? { by: 'anyone' } });
}

async function authorityAt(
  address: string,
  limits?: TimeLimits,
): Promise<Result<string | null, PairTrouble>> {
  const client = new HouseClient({ address, key: null, authority: 'unknown' }, limits);
  const answer = await asked(client, () => client.get(LANE_ROUTES.authority, AUTHORITY));
  if (!answer.ok) return answer;
  const { authority } = answer.value;
  // Over HTTPS there must be a fingerprint to compare.
  if (address.startsWith('https:') !== (fingerprintOf(authority) !== null)) return err('no-house');
  return ok(authority);
}

async function asked<T>(
  client: HouseClient,
  ask: (client: HouseClient) => Promise<Said<T>>,
): Promise<Result<T, PairTrouble>> {
  try {
    const said = await ask(client);
    if (said.kind === 'answer') return ok(said.value);
    return err(said.status === 403 ? 'unknown-code' : 'no-house');
  } catch (error) {
    const { trouble, detail } = lostBy(error);
    if (detail === '429') return err('too-many');
    return err(trouble === 'revoked' ? 'no-house' : trouble);
  } finally {
    client.end();
  }
}
