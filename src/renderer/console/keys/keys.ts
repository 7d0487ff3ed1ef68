import type { Entry } from '../../../core/line/entry.ts';
import type { PlayerAction } from '../players/player-actions.ts';

/** The direction of an arrow key. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The action of a key. */
export type KeyAction =
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** A number of pins, or on the deck a pin. */
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'full-screen' }
  /** Asks the staff for help. */
  | { readonly kind: 'staff' }
  /** A button in the menu of a player, by its letter. */
  | { readonly kind: 'player-action'; readonly id: PlayerAction['id'] }
  | {
      readonly kind:
        | 'split'
        | 'undo'
        | 'redo'
        | 'apply'
        | 'leave'
        | 'print'
        | 'statistics'
        | 'next'
        | 'more'
        | 'player'
        | 'add'
        | 'display'
        | 'settings'
        | 'paper'
        | 'board'
        | 'deck'
        | 'dead-ball'
        | 'provisional'
        | 'bowled-by'
        | 'find'
        | 'frame-back'
        | 'history'
        | 'archive'
        | 'help'
        | 'other-half';
    };

/** The properties of a keyboard event that matter. */
export type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

const STRIKE: KeyAction = { kind: 'entry', entry: { kind: 'strike' } };
const SPARE: KeyAction = { kind: 'entry', entry: { kind: 'spare' } };
const FOUL: KeyAction = { kind: 'entry', entry: { kind: 'foul' } };
const MISS: KeyAction = { kind: 'entry', entry: { kind: 'pins', pins: 0 } };

/** Signs are looked for as characters: on German and Spanish keyboards they lie elsewhere. */
const BY_CHARACTER = new Map<string, KeyAction>([
  ['/', SPARE],
  ['-', MISS],
  ['*', STRIKE],
]);

/** Letters and the rest by place, so that a Korean input method cannot swallow them. */
const BY_CODE = new Map<string, KeyAction>([
  ['NumpadMultiply', STRIKE],
  ['NumpadDivide', SPARE],
  ['NumpadSubtract', MISS],
  ['NumpadDecimal', FOUL],
  ['KeyX', STRIKE],
  ['KeyF', FOUL],
  ['KeyS', { kind: 'split' }],
  ['KeyP', { kind: 'print' }],
  ['KeyC', { kind: 'statistics' }],
  ['KeyN', { kind: 'next' }],
  ['KeyM', { kind: 'player' }],
  ['KeyA', { kind: 'add' }],
  ['KeyO', { kind: 'more' }],
  ['KeyL', { kind: 'paper' }],
  ['KeyT', { kind: 'display' }],
  ['KeyB', { kind: 'board' }],
  ['KeyD', { kind: 'deck' }],
  ['KeyK', { kind: 'dead-ball' }],
  ['KeyV', { kind: 'provisional' }],
  ['KeyW', { kind: 'bowled-by' }],
  ['KeyG', { kind: 'find' }],
  ['KeyH', { kind: 'history' }],
  ['Enter', { kind: 'apply' }],
  ['NumpadEnter', { kind: 'apply' }],
  ['Escape', { kind: 'leave' }],
  ['ArrowLeft', { kind: 'move', direction: 'left' }],
  ['ArrowRight', { kind: 'move', direction: 'right' }],
  ['ArrowUp', { kind: 'move', direction: 'up' }],
  ['ArrowDown', { kind: 'move', direction: 'down' }],
  ['PageUp', { kind: 'page', by: -1 }],
  ['PageDown', { kind: 'page', by: 1 }],
  ['F1', { kind: 'help' }],
  ['F2', { kind: 'staff' }],
  ['F11', { kind: 'full-screen' }],
]);

/** While an input method composes, the character is hidden; the place of the sign on its keyboard is not. */
const BY_CODE_COMPOSING = new Map<string, KeyAction>([
  ['Slash', SPARE],
  ['Minus', MISS],
]);

/** The action of a key press, or null when it is not a key of the console (interface: keyboard). */
export function actionOf(press: KeyPress): KeyAction | null {
  if (press.altKey || press.metaKey) return null;
  if (press.ctrlKey) return withControl(press);
  if (press.code === 'Backspace') return { kind: press.shiftKey ? 'redo' : 'undo' };
  if (press.code === 'ArrowLeft' && press.shiftKey) return { kind: 'frame-back' };
  if (press.code === 'Tab') return press.shiftKey ? null : { kind: 'other-half' };
  const composing = press.isComposing || press.key === 'Process';
  return (
    BY_CHARACTER.get(press.key) ??
    digitOf(press, composing) ??
    (composing && !press.shiftKey ? BY_CODE_COMPOSING.get(press.code) : undefined) ??
    BY_CODE.get(press.code) ??
    null
  );
}

/** Shift and a digit is a sign on every keyboard but the French, where it is the digit. */
function digitOf(press: KeyPress, composing: boolean): KeyAction | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/u.exec(press.code)?.[1];
  if (digit === undefined) return null;
  if (press.shiftKey && press.code.startsWith('Digit') && (composing || press.key !== digit)) return null;
  return { kind: 'digit', digit: Number(digit) };
}

/** Ctrl+Z by its letter, as Z and Y trade places on German keyboards; by its place when the letter is Hangul. */
function withControl(press: KeyPress): KeyAction | null {
  const place = /^Key([A-Z])$/u.exec(press.code)?.[1] ?? '';
  const letter = (/^[a-z]$/iu.test(press.key) ? press.key : place).toLowerCase();
  if (letter === 'z') return { kind: press.shiftKey ? 'redo' : 'undo' };
  if (press.shiftKey) return null;
  if (press.code === 'Comma') return { kind: 'settings' };
  if (letter === 'h') return { kind: 'archive' };
  return letter === 'y' ? { kind: 'redo' } : null;
}
