import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp, defineComponent, h, nextTick, ref, type App } from 'vue';
import { refuseForeignPresses, refuseDragging } from './foreign-press.ts';

/** The listeners of this file end with it. */
const page = document.createElement('div');
let app: App;
let started: number;
const onStart = ref(false);
const games = ref(0);

/** The end of a match and the page behind it: both buttons are in one place. */
const Pages = defineComponent({
  setup: () => () =>
    onStart.value
      ? h('main', { key: 'start' }, [
          h('button', { class: 'start', onClick: () => (started += 1) }, [h('span', 'Start')]),
          h('input', { class: 'name' }),
        ])
      : h('main', { key: 'end' }, [
          h('button', { class: 'new-players', onPointerdown: () => (onStart.value = true) }, 'New players'),
          h('button', { class: 'again', key: games.value, onClick: () => (games.value += 1) }, 'Again'),
        ]),
});

beforeAll(() => {
  document.body.append(page);
  refuseForeignPresses(page);
});
afterAll(() => {
  page.remove();
});

beforeEach(() => {
  started = 0;
  onStart.value = false;
  games.value = 0;
  app = createApp(Pages);
  app.mount(page);
  return () => {
    app.unmount();
  };
});

function at(place: string): Element {
  const element = page.querySelector(place);
  if (element === null) throw new Error(`nothing at ${place}`);
  return element;
}

function land(place: string, pointerType: string): void {
  at(place).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
}

/** What the browser sends as the press ends; true for what the page may act on. */
function lift(place: string): Record<string, boolean> {
  const sent = ['mousedown', 'mouseup', 'click'].map((name) => {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true, detail: 1 });
    return [name, at(place).dispatchEvent(event)] as const;
  });
  return Object.fromEntries(sent);
}

test.each(['touch', 'mouse'])(
  'a %s that asked for new players at the end of a match starts no game on the page it opened',
  async (pointerType) => {
    land('.new-players', pointerType);
    await nextTick();
    lift('.start span');
    expect(started).toBe(0);
    land('.start', pointerType);
    lift('.start span');
    expect(started).toBe(1);
  },
);

test('a name that came under the finger is not typed into', async () => {
  land('.new-players', 'touch');
  await nextTick();
  expect(lift('.name')).toEqual({ mousedown: false, mouseup: false, click: false });
  land('.name', 'touch');
  expect(lift('.name')).toEqual({ mousedown: true, mouseup: true, click: true });
});

test('a touch that the page before kept to itself clicks without a count, and reaches nothing either', async () => {
  land('.new-players', 'touch');
  await nextTick();
  const click = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' });
  expect(at('.start').dispatchEvent(click)).toBe(false);
  expect(started).toBe(0);
});

test('a key right after the touch that opened the page presses its button', async () => {
  land('.new-players', 'touch');
  await nextTick();
  at('.start').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(started).toBe(1);
});

test('a page drawn anew after a ball is the same page: its next touch is the next ball', async () => {
  for (const game of [1, 2]) {
    land('.again', 'touch');
    lift('.again');
    await nextTick();
    expect(games.value).toBe(game);
  }
});

test('a button whose words change under the finger is still the button that it touched', async () => {
  onStart.value = true;
  await nextTick();
  land('.start span', 'touch');
  at('.start').replaceChildren(document.createElement('b'));
  expect(lift('.start b')).toEqual({ mousedown: true, mouseup: true, click: true });
});

test('a press that began before the page was there reaches nothing', () => {
  land('.again', 'mouse');
  onStart.value = true;
  app.unmount();
  app = createApp(Pages);
  app.mount(page);
  lift('.start');
  expect(started).toBe(0);
});

test.each(['dragstart', 'dragover', 'drop'])(
  'a hand that slides carries nothing away: %s comes to nothing',
  (name) => {
    const page = document.createElement('main');
    const field = document.createElement('input');
    page.append(field);
    const slide = (): boolean => field.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    expect(slide()).toBe(true);
    refuseDragging(page);
    expect(slide()).toBe(false);
  },
);
