import { afterEach, beforeEach, expect, test } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { useLastInput } from './last-input.ts';

let scope: EffectScope;

beforeEach(() => {
  scope = effectScope();
  scope.run(() => {
    useLastInput();
  });
});

afterEach(() => {
  scope.stop();
});

const said = (): string | undefined => document.documentElement.dataset['input'];
const key = (): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'm' }));
const touch = (on: EventTarget = window): boolean =>
  on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

test('a console that has seen no key and no touch says nothing', () => {
  expect(said()).toBeUndefined();
});

test('the last press says what is drawn, over and over', () => {
  const after = [key, touch, touch, key].map((press) => {
    press();
    return said();
  });
  expect(after).toEqual(['keys', 'pointer', 'pointer', 'keys']);
});

test('a button that keeps its touch to itself is heard all the same', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('pointerdown', (event) => {
    event.stopPropagation();
  });
  key();
  touch(button);
  expect(said()).toBe('pointer');
  button.remove();
});

test('nothing is heard any more when the page goes', () => {
  key();
  scope.stop();
  touch();
  expect(said()).toBeUndefined();
});
