import { onScopeDispose } from 'vue';
import { keyOf } from '../house/lane-now.ts';
import { useDeskView, VIEWS, type Panel } from '../lanes/desk-view.ts';
import { useAccount } from '../session/account.ts';
import { isTyping, takesDigits, useKeyLayer } from './key-layers.ts';

const FORMS: Readonly<Partial<Record<string, Panel>>> = {
  ...{ KeyO: 'open', KeyE: 'extend', KeyC: 'close', KeyM: 'message' },
  ...{ KeyV: 'move', KeyB: 'move', KeyP: 'print' },
};

/** Milliseconds within which the digits of one number must be typed. */
const ONE_NUMBER = 1_500;

/**
 * The page's keys. Letters are found by their place on the keyboard, because layouts such as Korean have
 * other letters there.
 */
export function useDeskKeys(): void {
  const view = useDeskView();
  const account = useAccount();
  let timer: ReturnType<typeof setTimeout> | null = null;
  onScopeDispose(forget);

  function forget(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    view.number = '';
  }

  function digit(typed: string): void {
    view.number = `${view.number}${typed}`.slice(-3);
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(forget, ONE_NUMBER);
  }

  function enter(): void {
    const number = Number(view.number);
    forget();
    view.go('lanes');
    view.pick(number);
  }

  useKeyLayer((event) => {
    if (event.key === 'Escape') {
      if (view.number !== '') forget();
      else if (isTyping(event) && event.target instanceof HTMLElement && view.isSearching) {
        view.typed = '';
        event.target.blur();
      } else if (view.view === 'lanes') view.back();
      else if (isTyping(event) && event.target instanceof HTMLElement) event.target.blur();
      else view.go('lanes');
      return true;
    }
    const typed = /^[0-9]$/u.exec(event.key)?.[0];
    if (typed !== undefined && !event.ctrlKey && !takesDigits(event)) {
      digit(typed);
      return true;
    }
    if (event.key === 'Enter' && view.number !== '') {
      enter();
      return true;
    }
    if (isTyping(event) || event.ctrlKey) return false;
    return act(event);
  });

  function act({ key, code }: KeyboardEvent): boolean {
    if (key === '?') {
      view.isListingKeys = true;
      return true;
    }
    if (key === '/') {
      view.go('lanes');
      view.startSearch();
      return true;
    }
    const place = /^F([2-6])$/u.exec(key)?.[1];
    if (place !== undefined) {
      view.go(VIEWS[Number(place) - 2] ?? 'lanes');
      return true;
    }
    if (code === 'KeyH') return nextCall();
    if (code === 'KeyW') {
      view.go('lanes');
      view.show('waiting');
      return true;
    }
    return form(code);
  }

  function form(code: string): boolean {
    const panel = FORMS[code];
    if (panel === undefined || view.view !== 'lanes' || view.chosen.length === 0) return false;
    // A secretary may print at this PC, too.
    if (!account.mayOrder && panel !== 'print') return true;
    if (panel === 'move' && !(view.canMove && (view.one !== null || code === 'KeyV'))) return true;
    view.show(panel);
    if (code === 'KeyB') view.draft = { ...view.draft, what: 'bowler' };
    return true;
  }

  /** Chooses the lane that has waited longest for help, then the next one. */
  function nextCall(): boolean {
    const calls = view.lanes
      .filter(({ state }) => state.helpSince !== null)
      .toSorted((one, other) => (one.state.helpSince ?? '').localeCompare(other.state.helpSince ?? ''));
    const shown = calls.findIndex(({ state }) => view.chosenKeys.includes(keyOf(state)));
    const next = calls[(shown + 1) % Math.max(1, calls.length)];
    if (next === undefined) return true;
    view.go('lanes');
    view.choose([keyOf(next.state)]);
    return true;
  }
}
