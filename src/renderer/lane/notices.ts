import { defineStore } from 'pinia';
import { shallowRef, watch } from 'vue';
import { HALVES, type StartNotice, type UnreadNotice } from '../../contract/contract.ts';
import { useHalfBoard } from './game/half-board.ts';
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

/**
 * What was for the party whose game the program resumed does not greet the next one: it counts as read once another
 * party's game is on the board. A notice for staff stays until somebody has read it.
 */
export function useFormerNotices(): void {
  const notices = useNotices();
  for (const half of HALVES) {
    const board = useHalfBoard(half);
    let known: string | null = null;
    watch(
      () => board.view?.setup.party ?? null,
      (party) => {
        if (party === null || party === known) return;
        if (known !== null) for (const { id, notice } of notices.unread) if (isOver(notice)) notices.read(id);
        known = party;
      },
      { immediate: true },
    );
  }

  function isOver(notice: StartNotice): boolean {
    if (notice.kind === 'resumed')
      return HALVES.every((half) => useHalfBoard(half).view?.id !== notice.gameId);
    return notice.kind === 'crashed';
  }
}
