import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import { createApp } from 'vue';
import type { DeskLane, DeskState } from '../../house-contract/front-desk.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import type { NewOrders } from '../../house-contract/new-orders.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { useHouse } from '../house/house.ts';
import { keyOf } from '../house/lane-now.ts';
import { useDeskView } from '../lanes/desk-view.ts';
import { Service } from '../service/service.ts';
import { SERVICE } from '../service/use-service.ts';
import OpenForm from './OpenForm.vue';

const OPENED = { opening: { kind: 'games', games: 2, from: 1 }, gamesLeft: 2 } as const;

function laneOf(lane: number, more: Partial<LaneState> = {}): DeskLane {
  const state: LaneState = {
    ...{ lane, phase: 'empty', game: null, opening: { kind: 'free' }, gamesLeft: null, timeLeft: null },
    ...{ help: null, trouble: null, toDeliver: 0, ...more },
  };
  return {
    ...{ origin: String(lane).repeat(24), lane, state, offlineSince: null, catchingUp: false },
    ...{ helpSince: null, doubled: false, goesOn: false, forks: 0, aside: 0, game: null },
  };
}

test('a lane that was free as the form was opened is opened only if it still is; one that was open is opened anew', async () => {
  const [free, open] = [laneOf(1), laneOf(2, OPENED)];
  const house: DeskState = { house: 'Test Bowl', lanes: [free, open], orders: [], moves: [], waiting: [] };
  const sent: NewOrders[] = [];
  const service = new Service((url, request) => {
    if (url === DESK_ROUTES.state) return Promise.resolve(Response.json(house));
    if (typeof request?.body === 'string') sent.push(JSON.parse(request.body) as NewOrders);
    return Promise.resolve(Response.json({ orders: [{ id: '1', refused: 'lane-taken' }] }));
  });
  const pinia = createPinia();
  createApp({}).provide(SERVICE, service).use(pinia);
  setActivePinia(pinia);
  const [page, view] = [useHouse(), useDeskView()];
  await page.load();
  view.chosenKeys = [keyOf(free), keyOf(open)];
  const form = mount(OpenForm, { global: { plugins: [pinia], provide: { [SERVICE]: service } } });
  // Another desk opens it meanwhile.
  page.hear({ kind: 'lane', lane: laneOf(1, OPENED) });
  await form.get('form').trigger('submit');
  await flushPromises();
  expect(sent.flatMap(({ orders }) => orders.map(({ body, ifFree }) => [body.lane, ifFree]))).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(form.text()).toContain('Somebody else has this lane by now.');
});
