import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { UnreadNotice } from '../../contract/contract.ts';
import { useMessages } from './messages.ts';

/** Unread notices, oldest first. */
export const useNotices = defineStore('notices', () => {
  const { told } = useMessages();
  const unread = shallowRef<readonly UnreadNotice[]>([]);

  /** Takes the notices of the start; those announced meanwhile may be among them. */
  function begin(known: readonly UnreadNotice[]): void {
    const ids = new Set(known.map(({ id }) => id));
    unread.value = [...known, ...unread.value.filter(({ id }) => !ids.has(id))];
  }

  /** A notice that main tells again has its place in the row. */
  function add(notice: UnreadNotice): void {
    const isKnown = unread.value.some(({ id }) => id === notice.id);
    unread.value = isKnown
      ? unread.value.map((one) => (one.id === notice.id ? notice : one))
      : [...unread.value, notice];
  }

  /** Main remembers it too, so that a reloaded window does not show it again. */
  function read(id: number): void {
    unread.value = unread.value.filter((notice) => notice.id !== id);
    void told(window.lane.notices.read(id));
  }

  return { unread, begin, add, read };
});
