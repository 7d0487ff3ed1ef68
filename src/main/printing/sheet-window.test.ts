import { EventEmitter } from 'node:events';
import type { BrowserWindow, WebContents } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { pdfOf } from './sheet-pdf.ts';
import { SheetWindows } from './sheet-window.ts';

const BLANK = { kind: 'blank', paper: 'A4', language: 'en' } as const;
const A4 = { paper: 'A4', length: null } as const;
const MINUTE = 60_000;
const FAILED = err({ code: 'sheet-failed' });

/** A page that prints when told to. */
class FakePage extends EventEmitter {
  pdf: Promise<Uint8Array> = new Promise(() => undefined);

  printToPDF(): Promise<Uint8Array> {
    return this.pdf;
  }
}

/** Windows whose pages draw at once unless `draws` is false. */
function windows(draws = true): {
  readonly sheets: SheetWindows;
  readonly page: FakePage;
  open: () => number;
} {
  const page = new FakePage();
  const contents = page as unknown as WebContents;
  let open = 0;
  const sheets: SheetWindows = new SheetWindows(() => {
    open += 1;
    const destroy = (): void => void (open -= 1);
    const loadURL = (): Promise<void> => {
      if (draws) sheets.drawn(contents, { pages: 1, length: null });
      return Promise.resolve();
    };
    return { webContents: contents, loadURL, destroy } as unknown as BrowserWindow;
  });
  return { sheets, page, open: () => open };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a printer that is slow and then silent is reported as silent: the sheet may still come out', async () => {
  const { sheets, open } = windows();
  const silent = err({ code: 'print-silent', sent: true } as const);
  const slow = new Promise<typeof silent>((resolve) => setTimeout(resolve, MINUTE, silent));
  const answer = sheets.draw(BLANK, () => slow);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await answer).toEqual(silent);
  expect(open()).toBe(0);
});

test('a page that does not draw is abandoned', async () => {
  const { sheets, open } = windows(false);
  const answer = sheets.draw(BLANK, () => Promise.resolve(ok('used')));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await answer).toEqual(FAILED);
  expect(open()).toBe(0);
});

test.each(['render-process-gone', 'destroyed'])(
  'a page that disappears while it draws (%s) is abandoned at once',
  async (going) => {
    const { sheets, page } = windows(false);
    const answer = sheets.draw(BLANK, () => Promise.resolve(ok('used')));
    page.emit(going);
    expect(await answer).toEqual(FAILED);
  },
);

test('a page that does not become a PDF is abandoned', async () => {
  const { sheets } = windows();
  const answer = sheets.draw(BLANK, (contents) => pdfOf(contents, A4));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await answer).toEqual(FAILED);
});

test('a page that disappears while it becomes a PDF is abandoned at once', async () => {
  const { sheets, page } = windows();
  const answer = sheets.draw(BLANK, (contents) => pdfOf(contents, A4));
  await vi.advanceTimersByTimeAsync(0);
  page.emit('render-process-gone');
  expect(await answer).toEqual(FAILED);
});

test('a page that becomes a PDF gives its bytes', async () => {
  const { sheets, page } = windows();
  page.pdf = Promise.resolve(Uint8Array.of(1, 2));
  expect(await sheets.draw(BLANK, (contents) => pdfOf(contents, A4))).toEqual(ok(Uint8Array.of(1, 2)));
});
