/** What a touch or a mouse still sends once the finger has landed: the browser aims it at whatever is there by then. */
const LATER = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;
/** What a press can act on. */
const PRESSABLE = 'button, a, input, select, textarea, label, summary';

/**
 * A press of a finger or a mouse reaches only what it began on: a button that acts when the finger lands may put another
 * page or panel under it before it lifts. A press of a key or a screen reader has no beginning and always counts.
 */
export function refuseForeignPresses(on: EventTarget = window): void {
  let began: Element | null = null;
  on.addEventListener(
    'pointerdown',
    ({ target }) => {
      // What is drawn in a button may change before the finger lifts; the button is the same.
      began = target instanceof Element ? (target.closest(PRESSABLE) ?? target) : null;
    },
    true,
  );
  for (const name of LATER)
    on.addEventListener(
      name,
      (event) => {
        if (isOfKey(event) || isOf(began, event.target)) return;
        // A field that came under the finger takes no focus either.
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
}

/** A touch that a page kept to itself still clicks, without a count. */
function isOfKey(event: Event): boolean {
  if (event instanceof PointerEvent && event.pointerType !== '') return false;
  return !(event instanceof MouseEvent) || event.detail === 0;
}

/** Whether a press that began on one element may act on the other. */
function isOf(began: Element | null, target: EventTarget | null): boolean {
  if (began === null || !began.isConnected || !(target instanceof Node)) return false;
  // A mouse that slid from one button to another clicks what holds both.
  return target.contains(began) || (began.matches(PRESSABLE) && began.contains(target));
}

/** A sliding hand drags nothing from one field to another, and nothing from outside can be dropped in. */
export function refuseDragging(on: EventTarget = window): void {
  for (const name of ['dragstart', 'dragover', 'drop'])
    on.addEventListener(name, (event) => {
      event.preventDefault();
    });
}
