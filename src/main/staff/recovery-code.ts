import { randomInt } from 'node:crypto';
import { RECOVERY_DIGITS } from '../../contract/contract.ts';

/** A new recovery code: digits alone, as the PIN's keys type it. */
export function newRecoveryCode(): string {
  return Array.from({ length: RECOVERY_DIGITS }, () => String(randomInt(10))).join('');
}
