import { afterEach, beforeEach, expect, it } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { useFormatKeys } from './format-keys.ts';

let scope: EffectScope;
let heard: string[];
let chooses: boolean;

beforeEach(() => {
  heard = [];
  chooses = true;
  document.body.innerHTML = '<input>';
  scope = effectScope();
  scope.run(() => {
    useFormatKeys({
      format: () => (chooses ? () => void heard.push('format') : null),
      option: () => (chooses ? () => void heard.push('option') : null),
      games: () => (chooses ? () => void heard.push('games') : null),
      league: () => (chooses ? () => void heard.push('league') : null),
      practice: () => (chooses ? () => void heard.push('practice') : null),
      past: () => (chooses ? () => void heard.push('past') : null),
    });
  });
});

afterEach(() => {
  scope.stop();
});

function press(code: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    code,
    bubbles: true,
    cancelable: true,
    ctrlKey: true,
    ...more,
  });
  document.querySelector('input')?.dispatchEvent(event);
  return event.defaultPrevented;
}

it('Ctrl+F chooses the format, Ctrl+O the option, Ctrl+G the games, Ctrl+L the league, Ctrl+P practice and Ctrl+H the past games while a name is typed, also in Hangul', () => {
  expect(press('KeyF', { key: 'ㄹ' })).toBe(true);
  expect(press('KeyO', { key: 'o' })).toBe(true);
  expect(press('KeyG', { key: 'ㅎ' })).toBe(true);
  expect(press('KeyL', { key: 'ㅣ' })).toBe(true);
  expect(press('KeyP', { key: 'ㅔ' })).toBe(true);
  expect(press('KeyH', { key: 'ㅗ' })).toBe(true);
  expect(heard).toEqual(['format', 'option', 'games', 'league', 'practice', 'past']);
});

it('the letters alone, and with Alt or Shift, belong to the name', () => {
  for (const more of [{ ctrlKey: false }, { altKey: true }, { shiftKey: true }, { metaKey: true }])
    expect(press('KeyF', more) || press('KeyO', more)).toBe(false);
  expect(heard).toEqual([]);
});

it('where there is nothing to choose both keys stay the browser’s', () => {
  chooses = false;
  expect(press('KeyF') || press('KeyO')).toBe(false);
});
