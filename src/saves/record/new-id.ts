import { randomBytes } from 'node:crypto';
import type { OpaqueId } from '../../core/players/opaque-id.ts';

const BYTES = 12;

export function newId(): OpaqueId {
  return randomBytes(BYTES).toString('hex');
}
