import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import type { PlayerId } from '../../../core/players/player.ts';
import type { Paper, SheetSubject } from '../../../contract/contract.ts';
import { useStaff } from '../../lane/staff.ts';

type Counted = 'game' | 'recap' | 'series' | 'card';
export type PageCounts = Readonly<Partial<Record<Counted, number | undefined>>>;

/** What is counted: a game's sheet and recap on one paper, and the series of one bowler or of all. */
export interface CountedGame {
  readonly gameId: string;
  readonly player: PlayerId | null;
  readonly paper: Paper;
  /** The paper of series and recap. */
  readonly page: Paper;
}

/** How many pages each kind of sheet comes to; empty until known. */
export function usePageCounts(
  game: () => CountedGame | null,
  /** Changes with the game and with what is on its sheets. */
  version: () => unknown,
): Readonly<Ref<PageCounts>> {
  const { allowed } = useStaff();
  const counts = shallowRef<PageCounts>({});
  /** Only the newest count is shown. */
  let newest = 0;

  async function count(): Promise<void> {
    newest += 1;
    const mine = newest;
    const counted = game();
    if (counted === null) return;
    const { gameId, player, paper, page } = counted;
    // Loaded with the first panel: the console does without the sheet's pages.
    const { pageCount } = await import('../../sheet/page-count.ts');
    if (mine !== newest) return;
    const pagesOf = async (what: SheetSubject, on: Paper): Promise<number | undefined> => {
      const order = await allowed((lane) => lane.printing.preview({ what, paper: on }));
      return order.ok && order.value.kind === what.kind ? pageCount(order.value) : undefined;
    };
    const [sheet, recap, series, card] = await Promise.all([
      pagesOf({ kind: 'game', gameId }, paper),
      pagesOf({ kind: 'recap', gameId }, page),
      pagesOf({ kind: 'series', gameId, player }, page),
      pagesOf({ kind: 'card', gameId, player }, page),
    ]);
    if (mine !== newest) return;
    counts.value = { game: sheet, recap, series, card };
  }

  watch([game, version], () => void count(), { immediate: true });
  // A closed panel asks for nothing more.
  onScopeDispose(() => {
    newest += 1;
  }, true);
  return counts;
}
