import { computed, type ComputedRef, type Ref } from 'vue';
import { measuresOf, type Form, type Shown } from '../../board/layout/forms.ts';
import type { Size } from '../../board/layout/size.ts';
import { usePagePx } from '../screen/page-px.ts';

/** The bar's least height, the side margin and the least height of a touch target, in px at 1280 x 800. */
const BAR = 68;
const SIDE = 12;
const FINGER = 64;

/** The board of a console as it is drawn. */
export interface DrawnBoard {
  readonly form: Ref<Form>;
  readonly lines: Ref<number>;
  readonly shown: Ref<Shown>;
  /** The desk's least height, in px at 1280 x 800. */
  readonly leastDesk: number;
}

/** Sizes of a console, in px. */
export interface ConsoleSizes {
  /** For the style of the view. */
  readonly boardHeight: ComputedRef<string>;
  /** The least height of a touch target. */
  readonly finger: ComputedRef<number>;
}

/** A console's board takes what its lines need; the keys get the rest. */
export function useBoardHeight(
  size: Readonly<Ref<Size>>,
  { form, lines, shown, leastDesk }: DrawnBoard,
): ConsoleSizes {
  const px = usePagePx();
  const boardHeight = computed(() => {
    const { width, height } = size.value;
    const room = Math.max(0, height - px.value * (BAR + leastDesk));
    const { height: needed } = measuresOf(
      form.value,
      width - px.value * 2 * SIDE,
      room,
      lines.value,
      shown.value,
    );
    return `${Math.min(room, needed).toFixed(2)}px`;
  });
  return { boardHeight, finger: computed(() => FINGER * px.value) };
}
