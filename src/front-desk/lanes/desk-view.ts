import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { useHouse } from '../house/house.ts';
import { keyOf, type LaneKey, type LaneNow } from '../house/lane-now.ts';
import { targetsOf, type Target } from '../panel/move-targets.ts';
import { useAccount } from '../session/account.ts';
import { isFound, type Filter } from './filters.ts';
import { isPair } from './match-facts.ts';

export const VIEWS = ['lanes', 'questions', 'orders', 'report', 'settings'] as const;
export type View = (typeof VIEWS)[number];

/** What the panel shows of the chosen lanes. */
export type Panel = 'lane' | 'open' | 'extend' | 'close' | 'message' | 'move' | 'print' | 'waiting';

/** The move that its form prepares. */
export interface MoveDraft {
  readonly what: 'game' | 'bowler';
  readonly player: number | null;
  readonly to: LaneKey | null;
}

/** What this browser shows: view, filter, chosen lanes and panel. */
export const useDeskView = defineStore('desk-view', () => {
  const house = useHouse();
  const account = useAccount();
  const view = ref<View>('lanes');
  const filter = ref<Filter>('all');
  const typed = ref('');
  const chosenKeys = shallowRef<readonly LaneKey[]>([]);
  const panel = ref<Panel | null>(null);
  const draft = shallowRef<MoveDraft>({ what: 'game', player: null, to: null });
  const isListingKeys = ref(false);
  const isSearching = ref(false);
  /** The lane number that is being typed. */
  const number = ref('');

  const lanes = computed(() => house.now?.lanes ?? []);
  /** Ordered by number, without lanes whose pairing was taken back. */
  const chosen = computed<readonly LaneNow[]>(() =>
    lanes.value.filter(({ state }) => chosenKeys.value.includes(keyOf(state))),
  );
  /** Whether the chosen lanes are both lanes of one match. */
  const isPairChosen = computed(() => {
    const [first, second] = chosen.value;
    return (
      chosen.value.length === 2 &&
      first?.game.state === 'game' &&
      second?.game.state === 'game' &&
      isPair(first.game.game, second.game.game)
    );
  });
  const one = computed(() => (chosen.value.length === 1 ? (chosen.value[0] ?? null) : null));

  /** One game, or both of a match: what a move takes. */
  const canMove = computed(
    () => isPairChosen.value || (one.value !== null && one.value.game.state === 'game'),
  );

  /** While a move is prepared: every lane as its target. */
  const targets = computed<ReadonlyMap<LaneKey, Target> | null>(() =>
    panel.value === 'move'
      ? targetsOf(chosen.value, draft.value.what, lanes.value, house.now?.orders ?? [])
      : null,
  );

  /** Makes the first of these lanes that can take it the target of the move in preparation, or shows why none can. */
  function aim(keys: readonly LaneKey[]): void {
    const found = keys.flatMap((key) => targets.value?.get(key) ?? []);
    const target = found.find(({ why }) => why === null) ?? found[0];
    if (target !== undefined) draft.value = { ...draft.value, to: target.to };
  }

  /** A tile's lanes are chosen together. */
  function choose(keys: readonly LaneKey[]): void {
    chosenKeys.value = keys;
    panel.value = 'lane';
  }

  /** Adds lanes to the chosen ones, or removes them. */
  function toggle(keys: readonly LaneKey[]): void {
    const isIn = keys.every((key) => chosenKeys.value.includes(key));
    const others = chosenKeys.value.filter((key) => !keys.includes(key));
    chosenKeys.value = isIn ? others : [...others, ...keys];
    panel.value = chosenKeys.value.length === 0 ? null : 'lane';
  }

  /**
   * Chooses a lane by number, or makes it the target of the move in preparation. A number of two PCs chooses
   * both.
   */
  function pick(lane: number): void {
    const found = lanes.value.filter(({ state }) => state.lane === lane);
    if (found.length === 0) return;
    const keys = found.map(({ state }) => keyOf(state));
    if (panel.value === 'move') aim(keys);
    else choose(keys);
  }

  function startSearch(): void {
    view.value = 'lanes';
    isSearching.value = true;
  }

  function chooseFound(): void {
    const found = lanes.value.filter((lane) => isFound(typed.value, lane));
    const [first] = found;
    if (typed.value.trim() === '' || first === undefined || found.length > 1) return;
    choose([keyOf(first.state)]);
    typed.value = '';
  }

  function show(wanted: Panel): void {
    if (wanted === 'move') draft.value = { what: 'game', player: null, to: null };
    panel.value = wanted;
  }

  /** Goes one step back: from a form to the lane, from the lane to none. */
  function back(): void {
    if (
      panel.value === null ||
      panel.value === 'lane' ||
      panel.value === 'waiting' ||
      chosenKeys.value.length === 0
    ) {
      panel.value = null;
      chosenKeys.value = [];
    } else panel.value = 'lane';
  }

  /** The views that the account's role may see. */
  const views = computed(() => VIEWS.filter((one) => one !== 'report' || account.mayReport));

  function go(to: View): void {
    if (views.value.includes(to)) view.value = to;
  }

  return {
    ...{ view, views, filter, typed, panel, draft, isListingKeys, isSearching, number },
    ...{ chosenKeys, lanes, chosen, one, isPairChosen, canMove, targets },
    ...{ choose, toggle, aim, pick, show, back, go, startSearch, chooseFound },
  };
});
