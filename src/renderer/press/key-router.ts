import { onScopeDispose } from 'vue';
import { KEY_BOUNCE, createBounce } from '../../board/bounce.ts';
import { within } from '../within.ts';
import { hears } from './late-presses.ts';

/** What lies over what, the topmost first. A dialog and a field hear a key before the page does, the others behind it. */
const LEVELS = ['dialog', 'field', 'panel', 'view', 'desk'] as const;
const BEFORE_PAGE: ReadonlySet<Level> = new Set(['dialog', 'field']);

type Level = (typeof LEVELS)[number];

/**
 * What a layer makes of a key: an act; `browser` where nobody is to take it from the browser; null where it is for the
 * layer below. An act that answers false did not take the key after all.
 */
export type KeyAnswer = (() => unknown) | 'browser' | null;

/** Something on the screen that hears keys while it is there. */
export interface KeyLayer {
  readonly level: Level;
  readonly answer: (event: KeyboardEvent) => KeyAnswer;
  /** Whether a key that was pressed while the page stood still is refused; a letter is seen where it is written. */
  readonly refusesLate?: boolean;
}

/** The topmost first; of one level the newest. */
let layers: readonly KeyLayer[] = [];
let counts = createBounce(KEY_BOUNCE);
/** Whether a key is a press of its own: asked once, whoever takes it. */
const fresh = new WeakMap<Event, boolean>();

/**
 * Gives a layer the keys of this page while this scope lives. One layer takes a key: the topmost that wants it. Held keys
 * and bounces are no presses (decision 6), and the browser does nothing with them either.
 */
export function useKeyLayer(layer: KeyLayer): void {
  if (layers.length === 0) listen();
  layers = [layer, ...layers].toSorted((one, other) => rank(one) - rank(other));
  onScopeDispose(() => {
    layers = layers.filter((one) => one !== layer);
    if (layers.length === 0) deafen();
  });
}

function rank({ level }: KeyLayer): number {
  return LEVELS.indexOf(level);
}

function listen(): void {
  counts = createBounce(KEY_BOUNCE);
  window.addEventListener('keydown', beforePage, true);
  window.addEventListener('keydown', behindPage);
}

function deafen(): void {
  window.removeEventListener('keydown', beforePage, true);
  window.removeEventListener('keydown', behindPage);
}

/** The keys by which the browser presses the button that has the focus. */
const BUTTON_KEYS: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space']);

function beforePage(event: KeyboardEvent): void {
  // Held, they would bowl ball after ball, or press the button that the first press brought.
  if (event.repeat && BUTTON_KEYS.has(event.code) && within(event.target, 'button')) event.preventDefault();
  // Neither the page nor what lies behind it hears it.
  if (isTaken(event, true)) event.stopPropagation();
}

function behindPage(event: KeyboardEvent): void {
  isTaken(event, false);
}

/** Whether a layer on this side of the page took the key, or kept it for the browser. */
function isTaken(event: KeyboardEvent, before: boolean): boolean {
  return layers.some((layer) => BEFORE_PAGE.has(layer.level) === before && takes(layer, event));
}

function takes(layer: KeyLayer, event: KeyboardEvent): boolean {
  const answer = layer.answer(event);
  if (answer === null || answer === 'browser') return answer === 'browser';
  if (isPress(layer, event) && answer() === false) return false;
  event.preventDefault();
  return true;
}

function isPress({ refusesLate }: KeyLayer, event: KeyboardEvent): boolean {
  const isFresh = fresh.get(event) ?? (!event.repeat && counts(keyOf(event), event.timeStamp));
  fresh.set(event, isFresh);
  return isFresh && (refusesLate !== true || hears(event));
}

/** Keys of a touch keyboard have no place. */
function keyOf({ code, key }: KeyboardEvent): string {
  return code === '' ? key : code;
}

/** The figure on a key, on either side of the keyboard; null on any other key. */
export function digitOf(code: string): string | null {
  return /^(?:Digit|Numpad)([0-9])$/u.exec(code)?.[1] ?? null;
}
