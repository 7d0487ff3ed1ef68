import { useLane } from '../lane/store.ts';
import { useDesk } from './desk.ts';

/** Going on to another game from this one. */
export interface NextGame {
  /** The next game of the same players; asks first when one is running. */
  readonly nextGame: () => void;
  /** Stops the running game and begins the next one. */
  readonly stopAndNext: () => Promise<void>;
  /** Stops the running game and goes to the set-up. */
  readonly stopAndSetUp: () => Promise<void>;
}

/** What N, the More panel and its question do. */
export function useNextGame(): NextGame {
  const lane = useLane();
  const desk = useDesk();

  async function begin(): Promise<void> {
    const { game } = lane;
    if (game === null) return;
    await lane.newGame(
      game.setup.players.map(({ name }) => name),
      game.setup.gameNumber + 1,
    );
  }

  function nextGame(): void {
    if (lane.busy) return;
    if (lane.phase === 'running') desk.open('next');
    else void begin();
  }

  async function stopAndNext(): Promise<void> {
    // A second stop behind the first would be refused, and take what is asked for behind it along.
    if (!lane.busy && (await lane.stop()).ok) await begin();
  }

  async function stopAndSetUp(): Promise<void> {
    if (!lane.busy && (await lane.stop()).ok) desk.go('setup');
  }

  return { nextGame, stopAndNext, stopAndSetUp };
}
