import { onScopeDispose, watch } from 'vue';
import { BEAT, createStandstill, type Standstill } from '../../contract/contract.ts';

/** The events of a person; a click may come from the keyboard or a screen reader. */
const PRESSES = ['keydown', 'pointerdown', 'click'] as const;

interface Judge {
  readonly standstill: Standstill;
  readonly refuse: () => void;
}

/** One per page, because keys, buttons and changes are judged together. */
let judge: Judge | null = null;
let newest: Event | null = null;
const times = new WeakMap<Event, number>();
let latest = 0;

/**
 * While this scope lives, presses are judged by when they were made; `refuse` tells the user why one did nothing.
 * Before
 * `ready` there is nothing to press, so a slow first drawing is not a standstill.
 */
export function useStandstill(refuse: () => void, ready: () => boolean): void {
  const standstill = createStandstill();
  const own: Judge = { standstill, refuse };
  judge = own;
  const hear = (event: Event): void => {
    newest = event;
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  watch(
    ready,
    (is) => {
      clearInterval(timer);
      if (!is) return;
      timer = setInterval(() => {
        standstill.beat(Date.now());
      }, BEAT);
    },
    { immediate: true, flush: 'post' },
  );
  for (const press of PRESSES) window.addEventListener(press, hear, true);
  onScopeDispose(() => {
    clearInterval(timer);
    for (const press of PRESSES) window.removeEventListener(press, hear, true);
    if (judge === own) judge = null;
    newest = null;
  });
}

/** Whether a press heard now counts; if not, tells the user why. */
export function hears(event: Event): boolean {
  if (judge === null || judge.standstill.hears(timeOf(event), Date.now())) return true;
  judge.refuse();
  return false;
}

/** The time of the press being handled; null outside an event handler. */
export function pressNow(): number | null {
  return newest === null || newest.eventPhase === Event.NONE ? null : timeOf(newest);
}

/** Whether the change requested by a press may still be sent. */
export function enters(pressed: number | null): boolean {
  return pressed === null || judge === null || judge.standstill.enters(pressed, Date.now());
}

/** Notes the answer to a change sent at `sent`; times are milliseconds of the wall clock. */
export function answered(sent: number, pressed: number | null): void {
  judge?.standstill.answered(sent, pressed ?? sent, Date.now());
}

/**
 * When an event was made, by the wall clock that main shares. The same event always has the same time, and two events
 * never share one, because a press is identified by its time.
 */
function timeOf(event: Event): number {
  const known = times.get(event);
  if (known !== undefined) return known;
  const made = Date.now() - (performance.now() - event.timeStamp);
  const time = made === latest ? made + 0.01 : made;
  latest = time;
  times.set(event, time);
  return time;
}
