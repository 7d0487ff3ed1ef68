import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import type { SentOrder, SignedIn } from '../../house-contract/front-desk.ts';
import type { ShownMove } from '../../house-contract/moves.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { Service } from '../service/service.ts';
import { SERVICE } from '../service/use-service.ts';
import { useAccount } from '../session/account.ts';
import OrderLines from './OrderLines.vue';

const ORIGIN = '0a'.repeat(12);
const SIGNED_IN: SignedIn = { name: 'Kim', role: 'operator', given: false, csrf: 'c' };

const sent: SentOrder = {
  order: { id: '1'.repeat(24), author: 'Kim', seconds: 60, body: { kind: 'close', lane: 3 } },
  ...{ origin: ORIGIN, sentAt: '2026-11-21T19:00:00.000Z', state: 'sent', answer: null, late: false },
  ...{ cancelledBy: null, others: [], move: null },
};

const move: ShownMove = {
  ...{ id: '2'.repeat(24), author: 'Kim', at: '2026-11-21T19:00:00.000Z', games: ['g1'], player: null },
  ...{ from: { origin: ORIGIN, lane: 3 }, to: { origin: ORIGIN, lane: 4 }, forced: false, state: 'closing' },
  ...{ attempt: 0, code: null, waitsFor: { id: '3'.repeat(24), late: false }, twice: false, later: 0 },
};

/** What the lines say, and which orders their buttons take back. */
async function takenBack(
  orders: readonly SentOrder[],
  moves: readonly ShownMove[],
): Promise<{ readonly words: string; readonly taken: readonly unknown[] }> {
  const taken: unknown[] = [];
  const service = new Service((address, init) => {
    if (address === DESK_ROUTES.cancel && typeof init?.body === 'string') taken.push(JSON.parse(init.body));
    return Promise.resolve(new Response(JSON.stringify(address === DESK_ROUTES.me ? SIGNED_IN : {})));
  });
  const pinia = createPinia();
  const lines = mount(OrderLines, {
    props: { orders, moves },
    global: { plugins: [pinia], provide: { [SERVICE as symbol]: service } },
  });
  await useAccount(pinia).look();
  await flushPromises();
  for (const button of lines.findAll('.desk-acts button')) await button.trigger('click');
  await flushPromises();
  return { words: lines.text(), taken };
}

test.each(['sent', 'unknown'] as const)('an order that is %s can be taken back', async (state) => {
  expect((await takenBack([{ ...sent, state }], [])).taken).toEqual([{ id: sent.order.id }]);
});

test('a move’s order that waits for its lane can be taken back', async () => {
  expect((await takenBack([], [move])).taken).toEqual([{ id: move.waitsFor?.id }]);
  expect((await takenBack([], [{ ...move, state: 'done', waitsFor: null }])).taken).toEqual([]);
});

test('of what a lane may have done before a restore, staff are told to look there first', async () => {
  const told = 'The lane may have done it';
  const late = { ...move, waitsFor: { id: '3'.repeat(24), late: true } };
  expect((await takenBack([{ ...sent, state: 'unknown', late: true }], [])).words).toContain(told);
  expect((await takenBack([{ ...sent, state: 'unknown' }], [])).words).not.toContain(told);
  expect((await takenBack([], [late])).words).toContain(told);
});
