import { defineStore } from 'pinia';
import { computed, ref, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import { phaseOf, type Game, type Phase } from '../../../core/game/game.ts';
import { turnOf, type Position } from '../../../core/players/position.ts';
import type { Turn } from '../../../core/players/turn.ts';
import type { GameNews, GameView, Half, Waiting } from '../../../contract/contract.ts';
import { leagueBoard, type LeagueBoard } from '../../../board/league/league-board.ts';
import { boardRows, type BoardRow } from '../../../board/rows.ts';
import { shared } from '../sharing.ts';
import { newerView, replayView, type Replayed } from './mirror.ts';

/** A half's game as main has it, replayed through the rules. */
export interface Mirror {
  view: ShallowRef<GameView | null>;
  /** Whether main has told more than this page could show. */
  readonly behind: ComputedRef<boolean>;
  /**
   * Shows main's newest state, whether announced or answered, unless a later one is shown already. False if it
   * continues a view that never came; then the page is `behind` until the whole game has come.
   */
  readonly take: (incoming: GameNews) => boolean;
  readonly game: ComputedRef<Game | null>;
  readonly broken: ComputedRef<boolean>;
  /** The other game of the same match on a pair; null where there is none. */
  readonly beside: ComputedRef<Position | null>;
  readonly rows: ComputedRef<readonly BoardRow[]>;
  /** The league's part of the board. */
  readonly league: ComputedRef<LeagueBoard | null>;
  readonly phase: ComputedRef<Phase | null>;
  readonly turn: ComputedRef<Turn | null>;
  readonly waiting: ComputedRef<Waiting | null>;
}

const BOARDS = {
  left: defineStore('leftBoard', () => createMirror('right')),
  right: defineStore('rightBoard', () => createMirror('left')),
} as const satisfies Record<Half, unknown>;

/** The mirror of one half's game; main has the game. */
export type HalfBoard = ReturnType<(typeof BOARDS)[Half]>;

export function useHalfBoard(half: Half): HalfBoard {
  return BOARDS[half]();
}

/** `other` is the half beside it, where a match's other team may bowl. */
function createMirror(other: Half): Mirror {
  const view = shallowRef<GameView | null>(null);
  /** The revision of the newest news that could not be shown; -1 for none. */
  const lost = ref(-1);
  const behind = computed(() => lost.value > (view.value?.revision ?? -1));

  function take(incoming: GameNews): boolean {
    const newer = newerView(view.value, incoming);
    if (newer !== null) view.value = newer;
    else lost.value = Math.max(lost.value, incoming.revision);
    return newer !== null;
  }

  const replayed = computed<Replayed>((before) => replayView(view.value, before));
  const game = computed(() => (replayed.value.state === 'game' ? replayed.value.game : null));
  const broken = computed(() => replayed.value.state === 'broken');
  const beside = computed<Position | null>(() => besideOf(game.value, other));
  const rows = computed<readonly BoardRow[]>((before) =>
    game.value === null ? [] : shared(before, boardRows(game.value, view.value?.earlier, beside.value)),
  );
  const league = computed<LeagueBoard | null>((before) =>
    game.value === null
      ? null
      : shared(before, leagueBoard(game.value, view.value?.match ?? null, beside.value)),
  );
  const phase = computed(() => (game.value === null ? null : phaseOf(game.value)));
  const turn = computed(() => (game.value === null ? null : turnOf(game.value.position)));
  const waiting = computed(() => view.value?.waiting ?? null);
  return { view, behind, take, game, broken, beside, rows, league, phase, turn, waiting };
}

/** Only a match's game follows the half beside it: open bowling of two parties draws nothing twice. */
function besideOf(game: Game | null, other: Half): Position | null {
  const match = game?.setup.league?.match;
  if (match === undefined) return null;
  const { game: found } = useHalfBoard(other);
  return found?.setup.league?.match === match ? found.position : null;
}
