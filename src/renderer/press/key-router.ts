import { onScopeDispose } from 'vue';
import { KEY_BOUNCE, createBounce } from '../../board/bounce.ts';
import { within } from '../within.ts';
import { hears } from './late-presses.ts';

/** The layers, topmost first. A dialog and a field hear a key before the page does, the others after it. */
const LEVELS = ['dialog', 'field', 'panel', 'view', 'desk'] as const;
const BEFORE_PAGE: ReadonlySet<Level> = new Set(['dialog', 'field']);

type Level = (typeof LEVELS)[number];

/**
 * A layer's answer to a key: an act, `browser` to leave the key to the browser, or null for the layer below. An act
 * that returns false declines the key after all.
 */
export type KeyAnswer = (() => unknown) | 'browser' | null;

/** A part of the screen that hears keys while it is shown. */
export interface KeyLayer {
  readonly level: Level;
  readonly answer: (event: KeyboardEvent) => KeyAnswer;
  /** Whether keys pressed during a standstill are refused; a letter may come late, because its field shows it. */
  readonly refusesLate?: boolean;
  /** Hears of a key that was refused so. */
  readonly lost?: (event: KeyboardEvent) => void;
}

/** Topmost first; within a level, newest first. */
let layers: readonly KeyLayer[] = [];
let counts = createBounce(KEY_BOUNCE);
/** Whether a key is a press of its own; judged once per event, whichever layer takes it. */
const fresh = new WeakMap<Event, boolean>();

/**
 * Gives a layer the keys of this page while this scope lives. The topmost layer that wants a key takes it alone. Held
 * keys and bounces are not presses (decision 6), and the browser ignores them as well.
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

/** Enter and Space by their places. */
const BUTTON_KEYS: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space']);

/** Whether the browser presses the focused button with this key; some keyboards name its sign but no place. */
export function pressesButton({ code, key }: KeyboardEvent): boolean {
  return BUTTON_KEYS.has(code) || key === 'Enter' || key === ' ';
}

function beforePage(event: KeyboardEvent): void {
  // Such a press counts: held or bouncing, the key would press a button that it opened, or reach a layer behind it.
  const onButton = pressesButton(event) && within(event.target, 'button');
  // The browser presses a button even when a modifier is held, but a user who holds Alt means something else.
  if (onButton && (isChord(event) || !isFresh(event))) event.preventDefault();
  if (isChord(event) && (event.key === 'Enter' || event.key === 'Escape')) {
    // The browser would close a dialog with such a chord, from the second time on without asking the page.
    if (event.key === 'Escape') event.preventDefault();
    // Nor does it apply or leave anything: no layer and no field hears it.
    event.stopPropagation();
    return;
  }
  // Neither the page nor the layers after it hear the key.
  if (isTaken(event, true)) event.stopPropagation();
}

function isChord({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

function behindPage(event: KeyboardEvent): void {
  isTaken(event, false);
}

/** Whether a layer on this side of the page took the key, or kept it for the browser. */
function isTaken(event: KeyboardEvent, before: boolean): boolean {
  // No key of ours has Alt or the system key: such a chord is for the system, whatever else is in it.
  if (event.altKey || event.metaKey) return false;
  return layers.some((layer) => BEFORE_PAGE.has(layer.level) === before && takes(layer, event));
}

function takes(layer: KeyLayer, event: KeyboardEvent): boolean {
  const answer = layer.answer(event);
  if (answer === null || answer === 'browser') return answer === 'browser';
  if (isPress(layer, event) && answer() === false) return false;
  event.preventDefault();
  return true;
}

function isPress({ refusesLate, lost }: KeyLayer, event: KeyboardEvent): boolean {
  if (!isFresh(event)) return false;
  if (refusesLate !== true || hears(event)) return true;
  lost?.(event);
  return false;
}

function isFresh(event: KeyboardEvent): boolean {
  const answer = fresh.get(event) ?? (!event.repeat && counts(keyOf(event), event.timeStamp));
  fresh.set(event, answer);
  return answer;
}

/** Keys of a touch keyboard have no code. */
function keyOf({ code, key }: KeyboardEvent): string {
  return code === '' ? key : code;
}

/** A key's digit, in the top row or on the keypad; null for any other key. */
export function digitOf(code: string): string | null {
  return /^(?:Digit|Numpad)([0-9])$/u.exec(code)?.[1] ?? null;
}
