import { randomBytes } from 'node:crypto';
import type { OpaqueId } from '../../core/players/opaque-id.ts';

const BYTES = 12;

export function newId(): OpaqueId {
  return randomBytes(BYTES).toString('hex');
}

/** Another id for each one, the same for the same one. */
export function otherIds(make: () => OpaqueId = newId): (id: OpaqueId) => OpaqueId {
  const others = new Map<OpaqueId, OpaqueId>();
  return (id) => {
    const other = others.get(id) ?? make();
    others.set(id, other);
    return other;
  };
}
