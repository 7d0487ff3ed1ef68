import { beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { IpcMainInvokeEvent, WebContents, WebFrameMain } from 'electron';
import { ok } from '../../core/line/result.ts';
import type { CallEntries } from './call-entry.ts';
import { openDoor } from './door.ts';

type Handler = (event: IpcMainInvokeEvent, name: unknown, args: unknown) => Promise<unknown>;

const heard = vi.hoisted((): { handler: Handler | null } => ({ handler: null }));

// Outside the program there is no Electron.
vi.mock('electron', () => ({
  ipcMain: {
    handle: (_channel: string, handler: Handler) => {
      heard.handler = handler;
    },
    removeHandler: () => {
      heard.handler = null;
    },
  },
}));

const ENTRIES: CallEntries<'notices.read', null> = {
  'notices.read': {
    callers: ['console'],
    parser: v.strictTuple([v.number()]),
    permissions: 'none',
    handle: () => Promise.resolve(ok(null)),
  },
};

let close: () => void = () => undefined;

beforeEach(() => {
  const door = { entries: ENTRIES, deps: null, desk: null };
  close = openDoor(
    door,
    () => 'console',
    () => undefined,
  );
});

/** The parts of Electron's objects that the door looks at. */
function part<T extends object>(fields: Partial<T>): T {
  return Object.assign(Object.create(null) as T, fields);
}

/** The answer to a call from a page with this address, in the window of the lane or in a frame of it. */
async function asked(url: string, place: 'window' | 'frame' | 'gone' = 'window'): Promise<unknown> {
  const origin = /^\w+:\/\/[^/]+/u.exec(url)?.[0] ?? 'null';
  const frame = part<WebFrameMain>({ url, origin });
  const mainFrame = place === 'window' ? frame : part<WebFrameMain>({ url, origin });
  const event = part<IpcMainInvokeEvent>({
    sender: part<WebContents>({ mainFrame }),
    senderFrame: place === 'gone' ? null : frame,
  });
  return heard.handler?.(event, 'notices.read', [1]);
}

const FORBIDDEN = { ok: false, error: { code: 'forbidden' } };

test('a page of ours in the window of the lane is answered, until the door is closed', async () => {
  expect(await asked('app://headpin/index.html')).toEqual(ok(null));
  close();
  expect(await asked('app://headpin/index.html')).toBeUndefined();
});

test.each([
  'https://headpin/index.html',
  'app://headpins/index.html',
  'data:text/html,<p>',
  'about:blank',
  'app://headpin',
])('%s in the window of the lane is forbidden', async (url) => {
  expect(await asked(url)).toEqual(FORBIDDEN);
});

test.each(['frame', 'gone'] as const)(
  'a page of ours in a frame that is no window is forbidden: %s',
  async (place) => {
    expect(await asked('app://headpin/index.html', place)).toEqual(FORBIDDEN);
  },
);
