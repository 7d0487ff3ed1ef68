import { watch } from 'vue';
import { isOpenFor } from '../../../contract/contract.ts';
import { partyOf } from '../../lane/game/party.ts';
import { useOnBoard } from '../../lane/game/on-board.ts';
import { useChanges } from '../../lane/game/changes.ts';
import { useHouse } from '../../lane/house.ts';
import { useStaff } from '../../lane/staff.ts';
import { useMessages } from '../../lane/messages.ts';
import { pressNow } from '../../press/late-presses.ts';
import { useDesk } from './desk.ts';

/** Starts another game from this one. */
export interface NextGame {
  /** Starts the same players' next game; asks first while one is running. */
  readonly nextGame: () => Promise<void>;
  readonly stopAndNext: () => Promise<void>;
  readonly stopAndSetUp: () => Promise<void>;
}

/** The actions of N, the More panel and its question. */
export function useNextGame(): NextGame {
  const onBoard = useOnBoard();
  const changes = useChanges();
  const house = useHouse();
  const staff = useStaff();
  const messages = useMessages();
  const desk = useDesk();

  async function begin(pressed: number | null): Promise<void> {
    const { game, view } = onBoard;
    if (game === null || view === null) return;
    const { follows, format, names, players, averages, options } = partyOf(game, view.id);
    const again = names.map((name, place) => ({
      ...{ name, was: players[place] ?? null },
      ...{ average: averages[place] ?? null, option: options[place] ?? null },
    }));
    await changes.newGame({ players: again, follows, format }, pressed);
  }

  let going = false;

  /**
   * A press right after a ball waits until that ball is saved, because it is meant for the game that follows. A press
   * while the first one is still at work repeats it and is dropped.
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
      // A game is not stopped if the next one cannot begin.
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
