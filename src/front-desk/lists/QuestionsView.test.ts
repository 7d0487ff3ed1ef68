import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import type { Asked, AskedMove, SignedIn } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { Service } from '../service/service.ts';
import { SERVICE } from '../service/use-service.ts';
import { useAccount } from '../session/account.ts';
import QuestionsView from './QuestionsView.vue';

const SIGNED_IN: SignedIn = { name: 'Kim', role: 'operator', given: false, csrf: 'c' };
const game = { generation: 9, arrived: '2026-11-21T19:00:00.000Z' };
const MOVE: AskedMove = {
  ...{ move: '1'.repeat(24), from: 3, to: 8, later: 4, answered: null },
  sides: [
    { name: 'new', lanes: [8], counts: true, games: [{ ...game, game: 'g2', sheet: ['ANNA: 34 1 = 8'] }] },
    { name: 'old', lanes: [3], counts: false, games: [{ ...game, game: 'g1', sheet: ['ANNA: 34 9/ = 17'] }] },
  ],
};

test('staff see both games of a forced move, and choose the one that counts', async () => {
  const sent: unknown[] = [];
  const asked: Asked = { forks: [], moves: [MOVE], aside: [] };
  const service = new Service((address, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const answer = address === DESK_ROUTES.me ? SIGNED_IN : init?.method === 'POST' ? {} : asked;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  const pinia = createPinia();
  const view = mount(QuestionsView, {
    global: { plugins: [pinia], provide: { [SERVICE as symbol]: service } },
  });
  await useAccount(pinia).look();
  await flushPromises();
  const [next, old] = view.findAll('article');
  expect(next?.text()).toMatch(/Lane 8 · Counts now.*9 entries.*ANNA: 34 1 = 8/su);
  expect(old?.text()).toMatch(/Lane 3.*9 entries.*4 of them after the move.*ANNA: 34 9\/ = 17/su);
  for (const side of [old, next]) await side?.find('button').trigger('click').then(flushPromises);
  expect(sent).toEqual([
    { kind: 'move', move: MOVE.move, counts: 'old' },
    { kind: 'move', move: MOVE.move, counts: 'new' },
  ]);
});
