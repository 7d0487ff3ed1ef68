import type { OpaqueId } from '../../core/players/opaque-id.ts';

/**
 * A new id for an order, a move or a party. The page makes it, so that a repeated request has no second
 * effect.
 */
export function newId(): OpaqueId {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
