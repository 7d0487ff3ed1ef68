import { computed, onMounted, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import type { GameSummary } from '../../preload/contract.ts';
import { useDesk } from '../console/desk.ts';
import { canGoOn } from '../end/outcome.ts';
import { useLane } from '../lane/store.ts';
import type { Party } from './past-games.ts';

/** The games of the folder, and how one of them comes back to the board. */
export interface Opening {
  /** Newest first; null while they are looked for. */
  readonly games: Readonly<ShallowRef<readonly GameSummary[] | null>>;
  /** Who bowled last: on the board, else in the newest game. */
  readonly last: ComputedRef<Party | null>;
  readonly openGame: (game: GameSummary) => Promise<void>;
  readonly backToGame: () => void;
}

/** Looks for the past games once, when the set-up opens. */
export function usePastGames(): Opening {
  const lane = useLane();
  const desk = useDesk();
  const games = shallowRef<readonly GameSummary[] | null>(null);

  const last = computed(() => {
    if (lane.game === null) return games.value?.[0] ?? null;
    const { players, gameNumber } = lane.game.setup;
    return { names: players.map(({ name }) => name), gameNumber };
  });

  /** A game that was stopped goes on by taking its stop back. */
  async function openGame({ id, phase }: GameSummary): Promise<void> {
    if (lane.busy) return;
    if (id !== lane.view?.id && !(await lane.openGame(id)).ok) return;
    if (phase === 'stopped' && lane.game !== null && canGoOn(lane.game)) await lane.undo();
    backToGame();
  }

  function backToGame(): void {
    if (lane.game !== null) desk.go(lane.phase === 'running' ? 'game' : 'end');
  }

  onMounted(async () => {
    const found = await lane.games();
    games.value = found.ok ? found.value : [];
  });

  return { games, last, openGame, backToGame };
}
