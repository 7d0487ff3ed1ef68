import { randomInt } from 'node:crypto';
import { RECOVERY_DIGITS } from '../../contract/contract.ts';

/** A new recovery code: digits only, typed with the PIN's keys. */
export function newRecoveryCode(): string {
  return Array.from({ length: RECOVERY_DIGITS }, () => String(randomInt(10))).join('');
}
