import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, TakeOverOrder, TakeOverQuestion } from '../../contract/contract.ts';
import { textFor } from '../../text/index.ts';
import TakeOverApp from './TakeOverApp.vue';

const QUESTION: TakeOverQuestion = { language: 'en', name: 'LANE-2', until: null, pinSet: false, wait: 0 };
const text = textFor('en').takeOver;

type Page = VueWrapper<InstanceType<typeof TakeOverApp>>;

/** The page, and its requests to a main process with these answers. */
async function opened(
  question: TakeOverQuestion,
  answer: (order: TakeOverOrder) => Result<TakeOverQuestion, Failure> = () => ok(question),
): Promise<{ readonly page: Page; readonly orders: readonly TakeOverOrder[] }> {
  const orders: TakeOverOrder[] = [];
  vi.stubGlobal('lane', {
    takeOver: {
      order: (order: TakeOverOrder) => {
        if (order.kind === 'look') return Promise.resolve(ok(question));
        orders.push(order);
        return Promise.resolve(answer(order));
      },
    },
  });
  const page = mount(TakeOverApp);
  onTestFinished(() => {
    page.unmount();
    vi.unstubAllGlobals();
  });
  await flushPromises();
  return { page, orders };
}

async function press(page: Page, name: string): Promise<void> {
  const button = page.findAll('button').find((one) => one.text() === name);
  await (button ?? expect.fail(name)).trigger('click', { detail: 0 });
  await flushPromises();
}

function typed(code: string, held: KeyboardEventInit = {}): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { code, ...held }));
}

test('names the PC, and each button answers the question', async () => {
  const { page, orders } = await opened(QUESTION);
  expect(page.text()).toContain('LANE-2');
  await press(page, text.leave);
  await press(page, text.take);
  expect(orders).toEqual([{ kind: 'leave' }, { kind: 'take', pin: null }]);
});

test('sends nothing without a whole PIN, and starts again after a wrong one', async () => {
  const { page, orders } = await opened({ ...QUESTION, pinSet: true }, () => err({ code: 'wrong-pin' }));
  for (const code of ['Digit2', 'Numpad4', 'Digit6']) typed(code);
  const take = page.findAll('button').at(-1);
  expect(take?.attributes('aria-disabled')).toBe('true');
  for (const code of ['Digit9', 'Backspace', 'Digit8']) typed(code);
  await flushPromises();
  await press(page, text.take);
  expect(orders).toEqual([{ kind: 'take', pin: '2468' }]);
  expect(page.get('[role=alert]').text()).toBe(textFor('en').refusals.wrongPin);
  expect(page.findAll('.there')).toEqual([]);
});

test('takes no digit during the wait after wrong PINs, and says how long it is', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { page } = await opened({ ...QUESTION, pinSet: true, wait: 15_000 });
  expect(page.get('[role=alert]').text()).toBe(textFor('en').refusals.pinWait(15));
  typed('Digit1');
  await flushPromises();
  expect(page.findAll('.there')).toEqual([]);
});

test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
  'a digit or Backspace with %j is not of the PIN',
  async (held) => {
    const { page } = await opened({ ...QUESTION, pinSet: true });
    typed('Digit1');
    typed('Digit2', held);
    await flushPromises();
    expect(page.findAll('.there')).toHaveLength(1);
    typed('Backspace', held);
    await flushPromises();
    expect(page.findAll('.there')).toHaveLength(1);
  },
);
