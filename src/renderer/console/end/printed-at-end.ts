import { computed, type ComputedRef } from 'vue';
import { isAsPrinted } from '../../../core/game/as-printed.ts';
import type { GamePrint, GameView } from '../../../contract/contract.ts';
import type { PrintingText } from '../../../text/console/printing.ts';
import { useEndPrints } from '../../lane/end-prints.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';

/** The button that prints a game again, and the reason under it. */
export interface Reprint {
  readonly button: string;
  readonly why: string;
}

/** What the game on the board printed by itself. */
export interface PrintedAtEnd {
  /** In words; empty where nothing is printed by itself, or the button says it. */
  readonly told: ComputedRef<string>;
  /** Null where nothing is missing. */
  readonly button: ComputedRef<Reprint | null>;
  readonly again: () => void;
}

export function usePrintedAtEnd(): PrintedAtEnd {
  const here = useHere();
  const house = useHouse();
  const prints = useEndPrints();
  const state = computed(() => {
    const { view } = here.board;
    const print = view === null ? null : prints.of(view.id);
    return view === null || print === null ? null : endedAs(print, view);
  });
  const ended = computed(() => house.text.printing.ended);
  const isMissing = computed(() => state.value !== 'printing' && state.value !== 'sent');
  return {
    told: computed(() => (state.value === null || isMissing.value ? '' : ended.value[state.value])),
    button: computed(() =>
      state.value === null || !isMissing.value
        ? null
        : { button: house.text.printing.printAgain, why: ended.value[state.value] },
    ),
    again: () => {
      if (here.board.view !== null) void prints.again(here.board.view.id);
    },
  };
}

/** A game that has changed since is another one than what was printed. */
function endedAs({ state, generation }: GamePrint, game: GameView): keyof PrintingText['ended'] {
  return state === 'sent' && !isAsPrinted(game, generation) ? 'changed' : state;
}
