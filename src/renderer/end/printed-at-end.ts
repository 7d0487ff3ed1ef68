import { computed, type ComputedRef } from 'vue';
import type { GamePrint } from '../../contract/contract.ts';
import type { PrintingText } from '../../text/console/printing.ts';
import { useEndPrints } from '../lane/end-prints.ts';
import { useOnBoard } from '../lane/game/on-board.ts';
import { useHouse } from '../lane/house.ts';

/** What the game on the board printed by itself. */
export interface PrintedAtEnd {
  /** In words; empty where nothing is printed by itself. */
  readonly told: ComputedRef<string>;
  /** The button that prints it again; null where nothing is missing. */
  readonly button: ComputedRef<string | null>;
  readonly again: () => void;
}

export function usePrintedAtEnd(): PrintedAtEnd {
  const onBoard = useOnBoard();
  const house = useHouse();
  const prints = useEndPrints();
  const state = computed(() => {
    const { view } = onBoard;
    const print = view === null ? null : prints.of(view.id);
    return view === null || print === null ? null : endedAs(print, view.events.length);
  });
  return {
    told: computed(() => (state.value === null ? '' : house.text.printing.ended[state.value])),
    button: computed(() =>
      state.value === null || state.value === 'printing' || state.value === 'sent'
        ? null
        : house.text.printing.printAgain,
    ),
    again: () => {
      if (onBoard.view !== null) void prints.again(onBoard.view.id);
    },
  };
}

/** A game that has changed since is another one than what was printed. */
function endedAs({ state, generation }: GamePrint, now: number): keyof PrintingText['ended'] {
  return state === 'sent' && generation !== now ? 'changed' : state;
}
