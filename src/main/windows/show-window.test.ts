import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceReady } from './show-window.ts';

/** A fake of Electron's window. */
class FakeWindow extends EventEmitter {
  readonly webContents = new EventEmitter();
  readonly shown: number[] = [];
  isGone = false;

  isDestroyed(): boolean {
    return this.isGone;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function hidden(): FakeWindow {
  const window = new FakeWindow();
  onceReady(window as unknown as BrowserWindow, () => window.shown.push(Date.now()));
  return window;
}

test('a window is shown when it is painted, once', () => {
  const window = hidden();
  window.webContents.emit('did-finish-load');
  expect(window.shown).toHaveLength(0);
  window.emit('ready-to-show');
  expect(window.shown).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(window.shown).toHaveLength(1);
});

test('a window that nothing paints is shown soon after its page has loaded', () => {
  const window = hidden();
  vi.advanceTimersByTime(60_000);
  expect(window.shown).toHaveLength(0);
  window.webContents.emit('did-finish-load');
  vi.advanceTimersByTime(5_000);
  window.emit('ready-to-show');
  expect(window.shown).toHaveLength(1);
});

test('a window that is gone meanwhile is left alone', () => {
  const window = hidden();
  window.webContents.emit('did-finish-load');
  window.isGone = true;
  window.emit('ready-to-show');
  vi.advanceTimersByTime(60_000);
  expect(window.shown).toHaveLength(0);
});
