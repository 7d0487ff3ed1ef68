import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { defineComponent, h, nextTick, type Component } from 'vue';
import type { Game } from '../../core/game/game.ts';
import type { DeskLane, DeskState, Role, SignedIn, WaitingParty } from '../../house-contract/front-desk.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { useHouse } from '../house/house.ts';
import { useDeskKeys } from '../keys/desk-keys.ts';
import { useDeskView } from '../lanes/desk-view.ts';
import { Service } from '../service/service.ts';
import { SERVICE } from '../service/use-service.ts';
import { useAccount } from '../session/account.ts';

/** A free lane, or one with this state, game and more; the only one of its PC. */
export function deskLane(
  lane: number,
  state: Partial<LaneState> = {},
  game: Game | null = null,
  more: Partial<DeskLane> = {},
): DeskLane {
  const told: LaneState = {
    ...{ lane, phase: 'empty', game: null, opening: { kind: 'free' }, gamesLeft: null, timeLeft: null },
    ...{ help: null, trouble: null, toDeliver: 0, ...state },
  };
  const shown = game === null ? null : { setup: game.setup, events: game.events, format: game.setup.format };
  return {
    ...{ origin: String(lane).padStart(24, '0'), lane, state: told, offlineSince: null, catchingUp: false },
    ...{ helpSince: null, doubled: false, goesOn: false, forks: 0, aside: 0 },
    game:
      shown === null
        ? null
        : { id: `g${String(lane)}`, generation: shown.events.length, revision: 1, ...shown },
    ...more,
  };
}

export const RUNNING: Partial<LaneState> = {
  phase: 'running',
  opening: { kind: 'games', games: 2, from: 0 },
  gamesLeft: 1,
};

export interface DeskPage {
  readonly page: VueWrapper;
  readonly view: ReturnType<typeof useDeskView>;
  /** The bodies of what the page sent. */
  readonly sent: readonly unknown[];
  readonly press: (key: string, code?: string) => Promise<void>;
}

/** A part of the page with its keys, as somebody with this role sees such a house. */
export async function deskPage(
  part: Component,
  house: Partial<DeskState> & { readonly waiting?: readonly WaitingParty[] },
  role: Role = 'manager',
): Promise<DeskPage> {
  const state: DeskState = { house: 'Test Bowl', lanes: [], orders: [], moves: [], waiting: [], ...house };
  const who: SignedIn = { name: 'Kim', role, given: false, csrf: 'c' };
  const sent: unknown[] = [];
  const service = new Service((address, request) => {
    if (typeof request?.body === 'string') sent.push(JSON.parse(request.body));
    return Promise.resolve(Response.json(address === DESK_ROUTES.me ? who : state));
  });
  const pinia = createPinia();
  const WithKeys = defineComponent(() => {
    useDeskKeys();
    return () => h(part);
  });
  const plugins = { plugins: [pinia], provide: { [SERVICE as symbol]: service } };
  // Stores find the service only within an application.
  const root = document.body.appendChild(document.createElement('main'));
  const Empty = defineComponent(() => () => null);
  mount(Empty, { global: plugins });
  setActivePinia(pinia);
  await useAccount(pinia).look();
  await useHouse(pinia).load();
  const page = mount(WithKeys, { attachTo: root, global: plugins });
  const press = async (key: string, code = `Key${key.toUpperCase()}`): Promise<void> => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
    await nextTick();
    await nextTick();
  };
  return { page, view: useDeskView(pinia), sent, press };
}
