import { logNotice } from '../log/log.ts';
import type { Notice, StartNotice, UnreadNotice } from '../../contract/contract.ts';

/** The unread notices. They live in main: none is lost with a window, and none returns once read. */
export class NoticeList {
  readonly #unread = new Map<number, StartNotice>();
  readonly #announce: (notice: Notice) => void;
  #last = 0;

  /** `found` are the notices from before the first window. */
  constructor(found: readonly StartNotice[], announce: (notice: Notice) => void) {
    this.#announce = announce;
    for (const notice of found) this.#add(notice);
  }

  /** The unread notices, oldest first. */
  get unread(): readonly UnreadNotice[] {
    return [...this.#unread].map(([id, notice]) => ({ id, notice }));
  }

  /** Adds a notice and announces it. */
  tell(notice: StartNotice): void {
    logNotice(notice);
    this.#announce({ name: 'noticed', value: this.#add(notice) });
  }

  isUnread(id: number): boolean {
    return this.#unread.has(id);
  }

  /** Tells it in the place of the notice with this number, if that is still unread; returns its own number. */
  retell(id: number, notice: StartNotice): number {
    if (this.isUnread(id)) {
      logNotice(notice);
      this.#unread.set(id, notice);
      this.#announce({ name: 'noticed', value: { id, notice } });
      return id;
    }
    this.tell(notice);
    return this.#last;
  }

  /** Adds a notice when the lock is lost; `lost` resolves with the new holder's PC. */
  async tellOfLoss(lost: Promise<string | null>): Promise<void> {
    this.tell({ kind: 'folder-lost', by: await lost });
  }

  /** Marks a notice as read; unknown numbers are ignored. */
  read(id: number): void {
    this.#unread.delete(id);
  }

  #add(notice: StartNotice): UnreadNotice {
    this.#last += 1;
    this.#unread.set(this.#last, notice);
    return { id: this.#last, notice };
  }
}
