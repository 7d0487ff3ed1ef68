import type { OpaqueId } from '../../core/players/opaque-id.ts';
import { newId } from './new-id.ts';

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
