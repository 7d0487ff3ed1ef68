import { computed, type ComputedRef } from 'vue';
import { isOpenFor, openingNow, type OpeningNow } from '../../contract/contract.ts';
import { clockTime, useClock } from '../screen/clock.ts';
import { lastBallAt } from '../lane/game/last-ball.ts';
import { useHalves } from '../lane/game/halves.ts';
import { useHere } from '../lane/game/here.ts';
import { useHouse } from '../lane/house.ts';
import { useHouseLink } from '../lane/house-link.ts';
import { useStaff } from '../lane/staff.ts';

/** With fewer minutes left, the remaining time is shown. */
const LAST_MINUTES = 30;
const MINUTE = 60_000;

/** The lane's opening as shown. */
export interface OpeningShown {
  /** The games or time left, in words; empty when the lane is open without limit. */
  readonly left: ComputedRef<string>;
  /** Whether the time is up during a game. */
  readonly timeIsUp: ComputedRef<boolean>;
  /** Why no further game begins, or null. */
  readonly closed: ComputedRef<string | null>;
  /** Whether only the front desk, or staff with their PIN, can open the lane now. */
  readonly shut: ComputedRef<boolean>;
}

/** Follows the console's clock. */
export function useOpening(): OpeningShown {
  const halves = useHalves();
  const here = useHere();
  const house = useHouse();
  const now = useClock();
  const houseLink = useHouseLink();
  const staff = useStaff();
  const opening = computed(() => openingNow(house.settings.opening, houseLink.opensBy));
  const text = computed(() => house.text.opening);

  const closed = computed(() => {
    // A lane that was just closed is, before the clock is read again.
    const time = new Date(Math.max(now.value.getTime(), Date.now()));
    if (isOpenFor(opening.value, halves.nextCounter, time)) return null;
    return whyClosed(opening.value);
  });
  const shut = computed(() => houseLink.opensBy === 'desk' && closed.value !== null && !staff.state.on);
  /** Staff began this game on a lane that was closed already: it has no time that could be up. */
  const isBeyondEnd = computed(
    () => opening.value.kind === 'until' && (here.board.game?.setup.startedAt ?? '') >= opening.value.at,
  );
  const timeIsUp = computed(
    () => opening.value.kind === 'until' && closed.value !== null && !isBeyondEnd.value,
  );

  const left = computed(() => {
    switch (opening.value.kind) {
      case 'free':
      case 'shut':
        return '';
      case 'games':
        return whichGame(opening.value);
      case 'until':
        if (isBeyondEnd.value) return '';
        return timeIsUp.value ? text.value.timeIsUpInGame : timeLeft(new Date(opening.value.at));
    }
  });

  function whyClosed(reached: OpeningNow): string {
    if (reached.kind === 'shut') return text.value.goToDesk;
    if (reached.kind === 'games') return text.value.allGames(reached.games);
    const lastBall = here.board.game === null ? null : lastBallAt(here.board.game);
    // An order that closes a lane after its game sets the end to its own time.
    const isBeyond =
      reached.kind === 'until' && lastBall !== null && Date.parse(lastBall) >= Date.parse(reached.at);
    return isBeyond && !isBeyondEnd.value ? text.value.timeIsUp : text.value.isClosed;
  }

  /**
   * The number of the current game among those that the lane is open for; the number of all of them if it is not among
   * them.
   */
  function whichGame({ games, from }: { readonly games: number; readonly from: number }): string {
    const game = (here.board.view?.counter ?? 0) - from + 1;
    return game < 1 ? text.value.games(games) : text.value.gameOf(game, Math.max(game, games));
  }

  function timeLeft(end: Date): string {
    // The clock is read every ten seconds, so minutes are rounded and never 0.
    const minutes = Math.max(1, Math.round((end.getTime() - now.value.getTime()) / MINUTE));
    return minutes > LAST_MINUTES
      ? text.value.until(clockTime(house.language, end))
      : text.value.minutesLeft(minutes);
  }

  return { left, timeIsUp, closed, shut };
}
