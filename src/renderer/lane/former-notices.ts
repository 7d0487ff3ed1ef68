import { watch } from 'vue';
import { HALVES, type StartNotice } from '../../contract/contract.ts';
import { useHalfBoard } from './game/half-board.ts';
import { useNotices } from './notices.ts';

/**
 * What was for the party whose game the program resumed does not greet the next one: it counts as read once another party's
 * game is on the board. What staff must hear of stays until somebody has read it.
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
