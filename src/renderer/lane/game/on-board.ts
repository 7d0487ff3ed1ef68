import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { phaseOf } from '../../../core/game/game.ts';
import { turnOf } from '../../../core/players/position.ts';
import { legalEntries } from '../../../core/line/entry.ts';
import type { GameNews, GameView } from '../../../contract/contract.ts';
import { leagueBoard, type LeagueBoard } from '../../../board/league/league-board.ts';
import { boardRows, type BoardRow } from '../../../board/rows.ts';
import { shared } from '../sharing.ts';
import { newerView, replayView, type Replayed } from './mirror.ts';

/** The game on the board as main has it, replayed through the rules. */
export const useOnBoard = defineStore('onBoard', () => {
  const view = shallowRef<GameView | null>(null);
  /** The revision of the newest news that could not be shown; -1 for none. */
  const lost = ref(-1);
  /** Whether main has told more than this page could show. */
  const behind = computed(() => lost.value > (view.value?.revision ?? -1));

  /**
   * Shows main's newest state, whether announced or answered, unless a later one is shown already. False if it
   * continues a view that never came; then the page is `behind` until the whole game has come.
   */
  function take(incoming: GameNews): boolean {
    const newer = newerView(view.value, incoming);
    if (newer !== null) view.value = newer;
    else lost.value = Math.max(lost.value, incoming.revision);
    return newer !== null;
  }

  const replayed = computed<Replayed>((before) => replayView(view.value, before));
  const game = computed(() => (replayed.value.state === 'game' ? replayed.value.game : null));
  const broken = computed(() => replayed.value.state === 'broken');
  const rows = computed<readonly BoardRow[]>((before) =>
    game.value === null ? [] : shared(before, boardRows(game.value, view.value?.earlier)),
  );
  /** The league's part of the board. */
  const league = computed<LeagueBoard | null>((before) =>
    game.value === null ? null : shared(before, leagueBoard(game.value, view.value?.match ?? null)),
  );
  const phase = computed(() => (game.value === null ? null : phaseOf(game.value)));
  const turn = computed(() => (game.value === null ? null : turnOf(game.value.position)));
  const legal = computed(() => legalEntries(turn.value?.rack ?? null));
  const waiting = computed(() => view.value?.waiting ?? null);
  /** The counter that the next game would have. */
  const nextCounter = computed(() => (view.value?.newest ?? 0) + 1);
  return {
    view,
    behind,
    take,
    game,
    broken,
    rows,
    league,
    phase,
    turn,
    legal,
    waiting,
    nextCounter,
  };
});
