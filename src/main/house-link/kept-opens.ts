import type { Opens } from '../../house-contract/opens.ts';
import type { KeptOpens } from '../../saves/settings/house-file.ts';
import { isSecret, keptSecret } from '../staff/secret-hash.ts';

/** Who opens the lane as a lane keeps it: of the house's PIN only the hash. */
export async function keptOpens(opens: Opens): Promise<KeptOpens> {
  return opens.by === 'desk' ? { by: 'desk', pin: await keptSecret(opens.pin) } : { by: 'anyone' };
}

/** Whether the house says what the lane has. */
export async function isKept(opens: Opens, kept: KeptOpens): Promise<boolean> {
  if (opens.by === 'anyone' || kept.by === 'anyone') return opens.by === kept.by;
  return isSecret(opens.pin, kept.pin);
}
