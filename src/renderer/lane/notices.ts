import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { UnreadNotice } from '../../contract/contract.ts';
import { useMessages } from './messages.ts';

/** What main found and nobody has read yet, oldest first. */
export const useNotices = defineStore('notices', () => {
  const { told } = useMessages();
  const unread = shallowRef<readonly UnreadNotice[]>([]);

  /** Those of the start; what was announced while they were on their way may be among them. */
  function begin(known: readonly UnreadNotice[]): void {
    const ids = new Set(known.map(({ id }) => id));
    unread.value = [...known, ...unread.value.filter(({ id }) => !ids.has(id))];
  }

  function add(notice: UnreadNotice): void {
    unread.value = [...unread.value, notice];
  }

  /** Main remembers it too: a window that is reborn does not show it again. */
  function read(id: number): void {
    unread.value = unread.value.filter((notice) => notice.id !== id);
    void told(window.lane.notices.read(id));
  }

  return { unread, begin, add, read };
});
