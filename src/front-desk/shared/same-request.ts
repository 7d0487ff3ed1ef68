import type { OpaqueId } from '../../core/players/opaque-id.ts';
import { newId } from './new-id.ts';

/**
 * Gives ids to requests of a form. A request that is sent again unchanged keeps its ids, because the first one may have
 * arrived; a changed one is another request.
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

  /** After it was carried out, the next one is another request even when it looks the same. */
  done(): void {
    this.#asked = '';
  }
}
