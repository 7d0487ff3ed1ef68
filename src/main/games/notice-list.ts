import type { Notice, StartNotice, UnreadNotice } from '../../contract/contract.ts';

/** What people are to be told. It lives in main: a window that dies takes no notice with it, and none comes back. */
export class NoticeList {
  readonly #unread = new Map<number, StartNotice>();
  readonly #announce: (notice: Notice) => void;
  #last = 0;

  /** `found` was found before there was a window to tell it to. */
  constructor(found: readonly StartNotice[], announce: (notice: Notice) => void) {
    this.#announce = announce;
    for (const notice of found) this.#add(notice);
  }

  /** What nobody has read, in the order it was found. */
  get unread(): readonly UnreadNotice[] {
    return [...this.#unread].map(([id, notice]) => ({ id, notice }));
  }

  /** Tells people something. */
  tell(notice: StartNotice): void {
    this.#announce({ name: 'noticed', value: this.#add(notice) });
  }

  /** Tells of a folder that somebody else has, once that is so; `lost` answers with the name of that machine. */
  async tellOfLoss(lost: Promise<string | null>): Promise<void> {
    this.tell({ kind: 'folder-lost', by: await lost });
  }

  /** Somebody has read it; a number that is none of an unread notice does nothing. */
  read(id: number): void {
    this.#unread.delete(id);
  }

  #add(notice: StartNotice): UnreadNotice {
    this.#last += 1;
    this.#unread.set(this.#last, notice);
    return { id: this.#last, notice };
  }
}
