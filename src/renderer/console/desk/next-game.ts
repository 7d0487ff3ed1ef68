import { watch } from 'vue';
import {
  gameBeside,
  HALVES,
  isOpenFor,
  openingNow,
  otherHalf,
  type GameView,
  type Half,
  type NewGameOrder,
} from '../../../contract/contract.ts';
import { nextOrder, nextOrderOfPair, partyOf } from '../../lane/game/party.ts';
import { useHalfBoard } from '../../lane/game/half-board.ts';
import { useHalfChanges, type HalfChanges } from '../../lane/game/half-changes.ts';
import { matchRunsBeside } from '../../lane/game/beside.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHouse } from '../../lane/house.ts';
import { useHouseLink } from '../../lane/house-link.ts';
import { useStaff } from '../../lane/staff.ts';
import { useMessages } from '../../lane/messages.ts';
import { pressNow } from '../../press/late-presses.ts';
import { useDesk } from './desk.ts';

/** Starts another game from this one. */
export interface NextGame {
  /** Starts the same players' next game; asks first while one is running. Players whose game moved are gone: a new party begins. */
  readonly nextGame: () => Promise<void>;
  readonly stopAndNext: () => Promise<void>;
  readonly stopAndSetUp: () => Promise<void>;
}

/** The actions of N, the More panel and its question. */
export function useNextGame(): NextGame {
  const halves = useHalves();
  const house = useHouse();
  const houseLink = useHouseLink();
  const staff = useStaff();
  const messages = useMessages();
  const desk = useDesk();

  async function begin(half: Half, pressed: number | null): Promise<void> {
    const { game, view } = useHalfBoard(half);
    if (game === null || view === null) return;
    const order =
      game.setup.pair === undefined ? nextOrder(partyOf(game, view.id)) : await nextOnPair(half, view);
    if (order !== null) await useHalfChanges(half).newGame(order, pressed);
  }

  /** Both teams' next game; null where the other team's last one cannot be shown. */
  async function nextOnPair(half: Half, view: GameView): Promise<NewGameOrder | null> {
    const besideId = gameBeside(view.match, view.id);
    const other = otherHalf(half);
    // That lane may have bowled something else since, or nothing after a restart.
    if (besideId !== null && useHalfBoard(other).view?.id !== besideId)
      if (!(await useHalfChanges(other).openGame(besideId)).ok) return null;
    const parties = HALVES.flatMap((one) => {
      const { game, view: shown } = useHalfBoard(one);
      return game === null || shown === null || ![view.id, besideId].includes(shown.id)
        ? []
        : [partyOf(game, shown.id)];
    });
    return nextOrderOfPair(parties);
  }

  /** A match on a pair waits for both teams; says so if the other one still bowls. */
  function waitsForBeside(half: Half): boolean {
    if (!matchRunsBeside(half)) return false;
    const { board, refusals } = house.text;
    messages.say(board.pair.said(halves.laneFor(otherHalf(half)), refusals.gameRunning));
    return true;
  }

  let going = false;

  /**
   * A press right after a ball waits until that ball is saved, because it is meant for the game that follows. A press
   * while the first one is still at work repeats it and is dropped. All of it is about the half that was active then.
   */
  async function once(act: (half: Half, pressed: number | null) => Promise<void>): Promise<void> {
    if (going) return;
    going = true;
    const pressed = pressNow();
    const half = halves.active;
    const changes = useHalfChanges(half);
    try {
      if (changes.busy) await idle(changes);
      await act(half, pressed);
    } finally {
      going = false;
    }
  }

  function idle(changes: HalfChanges): Promise<void> {
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
    once(async (half, pressed) => {
      const { phase } = useHalfBoard(half);
      if (phase === 'moved') {
        if (half === halves.active) await desk.goToNewParty();
      } else if (phase !== 'running') {
        if (!waitsForBeside(half)) await begin(half, pressed);
      } else if (half === halves.active) desk.open('next');
    });

  const stopAndNext = (): Promise<void> =>
    once(async (half, pressed) => {
      // A game is not stopped if the next one cannot begin.
      if (waitsForBeside(half)) return;
      const opening = openingNow(house.settings.opening, houseLink.opensBy);
      if (!staff.state.on && !isOpenFor(opening, halves.nextCounter, new Date()))
        messages.say(house.text.refusals.lane.closed);
      else if ((await useHalfChanges(half).apply({ kind: 'stop' }, pressed)).ok) await begin(half, null);
    });

  const stopAndSetUp = (): Promise<void> =>
    once(async (half, pressed) => {
      if ((await useHalfChanges(half).apply({ kind: 'stop' }, pressed)).ok) await desk.goToNewParty();
    });

  return { nextGame, stopAndNext, stopAndSetUp };
}
