import type { OpaqueId } from '../../core/players/opaque-id.ts';

/** An id for an order, a move or a party, which the page makes: a request that is repeated makes nothing twice. */
export function newId(): OpaqueId {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
