import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPage } from './keep-page.ts';

const PAGE = 'app://headpin/index.html';
const HOME = ['app://headpin', PAGE, 3];
const EMPTY = ['app://headpin', 'about:blank', 0];
const SOME_BEATS = 12_000;
const HANGS = 20_000;

/** A fake of Electron's page with a process of its own. */
class FakePage extends EventEmitter {
  /** The loads, with their time in seconds. */
  readonly loaded: [number, string][] = [];
  readonly process: ChildProcess;
  answer: unknown = HOME;
  isSilent = false;
  loading = false;
  url = PAGE;

  constructor(process: ChildProcess) {
    super();
    this.process = process;
  }

  get mainFrame(): { executeJavaScript: () => Promise<unknown> } {
    const silence = new Promise(() => undefined);
    return { executeJavaScript: () => (this.isSilent ? silence : Promise.resolve(this.answer)) };
  }

  getURL(): string {
    return this.url;
  }

  getOSProcessId(): number {
    return this.process.pid ?? 0;
  }

  isLoading(): boolean {
    return this.loading;
  }

  isDestroyed(): boolean {
    return false;
  }

  isCrashed(): boolean {
    return this.process.signalCode !== null;
  }

  loadURL(url: string): Promise<void> {
    this.loaded.push([Math.round(performance.now() / 100) / 10, url]);
    return Promise.resolve();
  }
}

const processes: ChildProcess[] = [];

function kept(): FakePage {
  const process = spawn('sleep', ['600'], { stdio: 'ignore' });
  processes.push(process);
  const page = new FakePage(process);
  const window = Object.assign(new EventEmitter(), { webContents: page, isDestroyed: () => false });
  keepPage(window as unknown as BrowserWindow, PAGE);
  return page;
}

beforeEach(() => {
  const toFake = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] as const;
  vi.useFakeTimers({ toFake: [...toFake], now: 0 });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const process of processes.splice(0)) process.kill('SIGKILL');
});

test.each([
  ['before it has loaded', true],
  ['after it has loaded', false],
])('a page that is stopped %s is killed', async (_when, loading) => {
  const page = kept();
  const ended = once(page.process, 'exit');
  page.process.kill('SIGSTOP');
  Object.assign(page, { isSilent: true, loading });
  await vi.advanceTimersByTimeAsync(HANGS);
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('a page that answers while it loads is left alone, however long it takes and whatever it answers', async () => {
  const page = kept();
  Object.assign(page, { loading: true, answer: EMPTY });
  await vi.advanceTimersByTimeAsync(10 * HANGS);
  expect([page.loaded, page.isCrashed()]).toEqual([[], false]);
});

test('a page that starts to load gets its full time again', async () => {
  const page = kept();
  page.isSilent = true;
  for (let load = 0; load < 5; load += 1) {
    await vi.advanceTimersByTimeAsync(SOME_BEATS);
    page.emit('did-start-loading');
  }
  await later();
  expect(page.isCrashed()).toBe(false);
});

test('a window that shows an empty page is brought back, at first at once, then after growing pauses', async () => {
  const page = kept();
  page.answer = EMPTY;
  await vi.advanceTimersByTimeAsync(HANGS);
  expect(page.loaded).toEqual([4, 9, 14, 20].map((second) => [second, PAGE]));
});

test('a window whose page left for an address is brought back at once, each time', async () => {
  const page = kept();
  for (let time = 0; time < 3; time += 1) {
    page.emit('did-navigate', {}, 'about:blank', 200);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(page.loaded.map(([second]) => second)).toEqual([0, 0.1, 0.2]);
});

test('a page that died is loaded again once, whatever else the window reports meanwhile', async () => {
  const page = kept();
  page.emit('render-process-gone', {}, { reason: 'killed' });
  page.emit('did-navigate', {}, 'about:blank', 200);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.loaded).toEqual([[0, PAGE]]);
});

test('its own page is left alone', async () => {
  const page = kept();
  await vi.advanceTimersByTimeAsync(10 * HANGS);
  expect(page.loaded).toEqual([]);
});

test('one wrong answer has no effect: a page may still be loading', async () => {
  const page = kept();
  for (const answer of [EMPTY, HOME, EMPTY, HOME]) {
    page.answer = answer;
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(page.loaded).toEqual([]);
});

test('a window without a page is not asked', async () => {
  const page = kept();
  Object.assign(page, { url: '', isSilent: true });
  await vi.advanceTimersByTimeAsync(10 * HANGS);
  await later();
  expect(page.isCrashed()).toBe(false);
});

/** Waits long enough for the end of a process to be reported. */
async function later(): Promise<string> {
  for (let turns = 0; turns < 200; turns += 1) await turn();
  return 'still there';
}
