import { computed, type ComputedRef } from 'vue';
import { isOpenFor } from '../../contract/contract.ts';
import { clockTime, useClock } from '../lane/screen/clock.ts';
import { useOnBoard } from '../lane/game/on-board.ts';
import { useHouse } from '../lane/house.ts';

/** Below so many minutes the time that is left is counted. */
const LAST_MINUTES = 30;
const MINUTE = 60_000;

/** What people see of how long the lane is open. */
export interface OpeningShown {
  /** Games or time that are left, in a few words; empty when the lane is simply open. */
  readonly left: ComputedRef<string>;
  /** Whether the time has come while a game is on. */
  readonly timeIsUp: ComputedRef<boolean>;
  /** Why no further game begins, or null. */
  readonly closed: ComputedRef<string | null>;
}

/** Looks at the clock as the console's does. */
export function useOpening(): OpeningShown {
  const onBoard = useOnBoard();
  const house = useHouse();
  const now = useClock();
  const opening = computed(() => house.settings.opening);
  const text = computed(() => house.text.opening);

  const closed = computed(() => {
    if (isOpenFor(opening.value, onBoard.nextCounter, now.value)) return null;
    return opening.value.kind === 'games' ? text.value.allGames(opening.value.games) : text.value.lastGame;
  });
  const timeIsUp = computed(() => opening.value.kind === 'until' && closed.value !== null);

  const left = computed(() => {
    switch (opening.value.kind) {
      case 'free':
        return '';
      case 'games':
        return whichGame(opening.value);
      case 'until':
        return timeIsUp.value ? text.value.timeIsUp : timeLeft(new Date(opening.value.at));
    }
  });

  /** Which of the games it is; where the game on the board is none of them, how many there are. */
  function whichGame({ games, from }: { readonly games: number; readonly from: number }): string {
    const game = (onBoard.view?.counter ?? 0) - from + 1;
    return game < 1 ? text.value.games(games) : text.value.gameOf(game, Math.max(game, games));
  }

  function timeLeft(end: Date): string {
    // The clock is looked at every ten seconds: what is shown is the nearest minute, and never none.
    const minutes = Math.max(1, Math.round((end.getTime() - now.value.getTime()) / MINUTE));
    return minutes > LAST_MINUTES
      ? text.value.until(clockTime(house.language, end))
      : text.value.minutesLeft(minutes);
  }

  return { left, timeIsUp, closed };
}
