import { watch } from 'vue';
import { isOpenFor } from '../../../contract/contract.ts';
import { partyOf } from '../../lane/game/party.ts';
import { useOnBoard } from '../../lane/game/on-board.ts';
import { useChanges } from '../../lane/game/changes.ts';
import { useHouse } from '../../lane/house.ts';
import { useStaff } from '../../lane/staff.ts';
import { useMessages } from '../../lane/messages.ts';
import { pressNow } from '../../press/standstill.ts';
import { useDesk } from './desk.ts';

/** Going on to another game from this one. */
export interface NextGame {
  /** The next game of the same players; asks first when one is running. */
  readonly nextGame: () => Promise<void>;
  /** Stops the running game and begins the next one. */
  readonly stopAndNext: () => Promise<void>;
  /** Stops the running game and goes to the set-up. */
  readonly stopAndSetUp: () => Promise<void>;
}

/** What N, the More panel and its question do. */
export function useNextGame(): NextGame {
  const onBoard = useOnBoard();
  const changes = useChanges();
  const house = useHouse();
  const staff = useStaff();
  const messages = useMessages();
  const desk = useDesk();

  async function begin(pressed: number | null): Promise<void> {
    const { game } = onBoard;
    if (game === null) return;
    const { names, averages, gameNumber } = partyOf(game);
    await changes.newGame(names, gameNumber + 1, averages, pressed);
  }

  let going = false;

  /**
   * What is pressed right behind a ball waits until that is saved: it is meant for the game that the ball makes. What is
   * pressed while the first press is still at work is the same wish, and is dropped.
   */
  async function once(act: (pressed: number | null) => Promise<void>): Promise<void> {
    if (going) return;
    going = true;
    const pressed = pressNow();
    try {
      if (changes.busy) await idle();
      await act(pressed);
    } finally {
      going = false;
    }
  }

  function idle(): Promise<void> {
    return new Promise((resolve) => {
      watch(
        () => changes.busy,
        () => {
          resolve();
        },
        { once: true, flush: 'sync' },
      );
    });
  }

  const nextGame = (): Promise<void> =>
    once(async (pressed) => {
      if (onBoard.phase === 'running') desk.open('next');
      else await begin(pressed);
    });

  const stopAndNext = (): Promise<void> =>
    once(async (pressed) => {
      // A game is not stopped for one that cannot begin: it may be finished.
      if (!staff.state.on && !isOpenFor(house.settings.opening, onBoard.nextCounter, new Date()))
        messages.say(house.text.refusals.laneClosed);
      else if ((await changes.stop(pressed)).ok) await begin(null);
    });

  const stopAndSetUp = (): Promise<void> =>
    once(async (pressed) => {
      if ((await changes.stop(pressed)).ok) await desk.goToNewParty();
    });

  return { nextGame, stopAndNext, stopAndSetUp };
}
