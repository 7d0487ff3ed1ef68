import { generate } from 'selfsigned';
import type { Authority } from '../tls/authority.ts';

const DAY = 24 * 60 * 60_000;

/** An authority as the version before made it: good for 20 years, and for every site. */
export async function earlierAuthority(): Promise<Authority> {
  const made = await generate([{ name: 'commonName', value: 'Headpin house authority 0a1b2c3d' }], {
    ...{ keyType: 'ec', curve: 'P-256', algorithm: 'sha256' },
    ...{ notBeforeDate: new Date(Date.now() - 2 * DAY), notAfterDate: new Date(Date.now() + 7300 * DAY) },
    extensions: [
      { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  return { cert: made.cert, key: made.private };
}
