import type { OpaqueId } from '../../core/players/opaque-id.ts';

/**
 * Gives ids to the requests of a form. An unchanged request that is sent again keeps its ids, because the
 * first one may have arrived; a changed one gets new ids.
 */
export class SameRequest {
  #asked = '';
  #ids: readonly OpaqueId[] = [];

  idsOf(request: object, count: number): readonly OpaqueId[] {
    const asked = JSON.stringify(request);
    if (asked !== this.#asked || this.#ids.length !== count) {
      this.#asked = asked;
      this.#ids = Array.from({ length: count }, newId);
    }
    return this.#ids;
  }

  /** The request was carried out: the next one gets new ids, even if it looks the same. */
  done(): void {
    this.#asked = '';
  }
}

/**
 * A new id for an order, a move or a party. The page makes it, so that a repeated request has no second
 * effect.
 */
export function newId(): OpaqueId {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
