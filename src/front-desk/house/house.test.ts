import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp, nextTick, watch } from 'vue';
import type { DeskState, WaitingParty } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { Service } from '../service/service.ts';
import { SERVICE } from '../service/use-service.ts';
import { useHouse } from './house.ts';

/** The browser's event stream, driven by the test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly CONNECTING = 0;
  static newest: Stream | null = null;
  readyState = 1;
  constructor() {
    super();
    Stream.newest = this;
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  tells(news: object): void {
    this.dispatchEvent(new MessageEvent('news', { data: JSON.stringify(news) }));
  }
}

const WEBER: WaitingParty = {
  id: '1'.repeat(24),
  name: 'Weber',
  bowlers: 4,
  since: '2026-11-21T19:00:00Z',
  note: '',
  perhaps: null,
};
const EMPTY: DeskState = { house: 'Test Bowl', lanes: [], orders: [], moves: [], waiting: [] };

let asked: unknown[] = [];
let answers: ((state: DeskState) => void)[] = [];
beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('EventSource', Stream);
  const ask: typeof fetch = (address) =>
    new Promise((resolve) => {
      asked.push(address);
      answers.push((state) => {
        resolve(new Response(JSON.stringify(state)));
      });
    });
  const app = createApp({}).provide(SERVICE, new Service(ask));
  const pinia = createPinia();
  app.use(pinia);
  setActivePinia(pinia);
});
afterEach(() => {
  useHouse().end();
  vi.unstubAllGlobals();
});

/** A house with an open stream. */
function begun(): ReturnType<typeof useHouse> {
  const house = useHouse();
  house.begin();
  Stream.newest?.dispatchEvent(new Event('open'));
  return house;
}

test('it subscribes, loads, and adds what came in between', async () => {
  const house = begun();
  Stream.newest?.tells({ kind: 'waiting', waiting: [WEBER] });
  expect(house.now).toBeNull();
  answers[0]?.(EMPTY);
  await vi.waitFor(() => {
    expect(house.now?.waiting).toEqual([WEBER]);
  });
});

test('told to, it loads everything again, and an answer of the load before counts no more', async () => {
  const house = begun();
  Stream.newest?.tells({ kind: 'reload' });
  expect(answers).toHaveLength(2);
  answers[1]?.({ ...EMPTY, house: 'second' });
  answers[0]?.({ ...EMPTY, house: 'first' });
  await vi.waitFor(() => {
    expect(house.now?.house).toBe('second');
  });
});

test('a lost connection is shown with its time until the service is heard again, and what is known stays', async () => {
  const house = begun();
  answers[0]?.(EMPTY);
  await vi.waitFor(() => {
    expect(house.now).not.toBeNull();
  });
  const stream = Stream.newest;
  if (stream === null) expect.fail('it has subscribed');
  stream.readyState = Stream.CONNECTING;
  stream.dispatchEvent(new Event('error'));
  const since = house.lostSince;
  expect(since).toBeInstanceOf(Date);
  stream.dispatchEvent(new Event('error'));
  expect([house.lostSince, house.now?.house]).toEqual([since, 'Test Bowl']);
  stream.dispatchEvent(new Event('open'));
  expect([house.lostSince, answers.length]).toEqual([null, 1]);
});

test('refused the news, it asks who is signed in, so that an ended session shows the way in', () => {
  begun();
  const stream = Stream.newest;
  if (stream === null) expect.fail('it has subscribed');
  stream.readyState = Stream.CLOSED;
  stream.dispatchEvent(new Event('error'));
  expect(asked).toEqual([DESK_ROUTES.state, DESK_ROUTES.me]);
});

test('a page that nobody sees holds no connection, and loads everything once it is seen again', () => {
  begun();
  const first = Stream.newest;
  const turn = (hidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn(true);
  expect([first?.readyState, Stream.newest]).toEqual([Stream.CLOSED, first]);
  turn(false);
  expect(Stream.newest).not.toBe(first);
  Stream.newest?.dispatchEvent(new Event('open'));
  expect(asked).toEqual([DESK_ROUTES.state, DESK_ROUTES.state]);
});

test('a burst of news is drawn once', async () => {
  const house = begun();
  answers[0]?.(EMPTY);
  await vi.waitFor(() => {
    expect(house.now).not.toBeNull();
  });
  let drawn = 0;
  const stop = watch(
    () => house.now,
    () => (drawn += 1),
  );
  for (let bowlers = 1; bowlers <= 99; bowlers += 1) {
    Stream.newest?.tells({ kind: 'waiting', waiting: [{ ...WEBER, bowlers }] });
    await nextTick();
  }
  await vi.waitFor(() => {
    expect(house.now?.waiting[0]?.bowlers).toBe(99);
  });
  expect(drawn).toBeLessThan(50);
  stop();
});
