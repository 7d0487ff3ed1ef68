import { readonly, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import { splitToMark } from '../../../core/game/split-mark.ts';
import { allPinsAt, type Entry } from '../../../core/line/entry.ts';
import type { Rack } from '../../../core/line/rack.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import type { Result } from '../../../core/line/result.ts';
import { turnOf } from '../../../core/players/position.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import { OLDEST_PRESS } from '../../../contract/contract.ts';
import { useHere } from '../../lane/game/here.ts';
import type { Changed } from '../../lane/game/half-changes.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { enterBall, rackOfPicked, toggleSplit, type Correction } from '../correction/correction.ts';
import type { Panel } from '../views.ts';
import {
  NOTHING_BEGUN,
  asFoul,
  beginsNumber,
  begunSentence,
  isBegun,
  pressedDigit,
  pressedEntry,
  takenBack,
  takesSeveralPresses,
  type BegunBall,
  type Pressed,
} from './begun-ball.ts';
import { fullRackIn } from './full-rack.ts';

export interface BallEntry {
  /** The ball of which only a part was pressed. */
  readonly begun: Readonly<ShallowRef<BegunBall>>;
  /** Enters one ball: into the correction if one is open, with its ring, else into the game. */
  readonly enter: (entry: Entry, split?: boolean | null) => void;
  /** Enters the number that a digit of the keyboard is, or begins one of two digits. */
  readonly digit: (digit: number) => void;
  /** Takes the last press of a begun ball back; false where none is begun. */
  readonly takeBack: () => boolean;
  /** Forgets a begun ball. */
  readonly forget: () => void;
  /** A key of a ball was refused. */
  readonly lose: () => void;
  /** Whether a key pressed now may be the rest of a ball whose beginning was refused: the 3 of a 13. */
  readonly followsLost: () => boolean;
  /** Enters the ball that tapped pins mean at the rack it meets when its turn comes. */
  readonly enterAtRack: (entryAt: (rack: Rack) => Entry | null) => Changed;
  /** Marks the last ball as a split or not, in the correction or in the game. */
  readonly split: () => void;
}

/**
 * Turns touches and keys into balls. The pad (`pad.ts`), the keyboard (`desk-keys.ts`) and the pins (`deck.ts`) say
 * what was entered; `changes.ts` sends it to main.
 */
export function createBallEntry(
  panel: Ref<Panel | null>,
  correction: ShallowRef<Correction | null>,
): BallEntry {
  const here = useHere();
  const halves = useHalves();
  const house = useHouse();
  const messages = useMessages();
  const begun = shallowRef<BegunBall>(NOTHING_BEGUN);
  /** Balls that are on their way to main. */
  let onTheWay = 0;
  /** Whether the begun ball was typed behind a change that is on its way. */
  let isAhead = false;
  /** When a part of a ball was lost. */
  let lostAt = -Infinity;

  // A ball is begun for one rack: whatever changes it, but a change that was entered before this ball, ends that.
  watch(
    [() => here.board.view?.id, () => here.board.view?.events.length],
    () => {
      if (onTheWay > 0 || (isAhead && here.changes.busy)) return;
      // Typed keys are lost, unless their typist entered the change.
      if (isBegun(begun.value) && !here.changes.busy) lose();
      else forget();
    },
    { flush: 'sync' },
  );
  watch([correction, panel, () => halves.active], forget, { flush: 'sync' });

  function enter(entry: Entry, split: boolean | null = null): void {
    // Of every rack in the game, also while none is due.
    const { countsFouls } = fullRackIn(here.board.game).kind;
    take(pressedEntry(begun.value, entry, countsFouls), split);
  }

  function digit(pressed: number): void {
    take(
      pressedDigit(begun.value, pressed, followsChange() ? fullRackIn(here.board.game) : rackHere()),
      null,
    );
  }

  /** Until a change is saved, nobody knows which rack the next ball meets. */
  function followsChange(): boolean {
    return correction.value === null && here.changes.busy;
  }

  function take(pressed: Pressed, split: boolean | null): void {
    panel.value = null;
    begun.value = pressed.kind === 'begun' ? pressed.begun : NOTHING_BEGUN;
    isAhead = followsChange();
    if (pressed.kind === 'entry') send(pressed.entry, split);
    const said = begunSentence(house.text.begunBall, begun.value);
    if (said !== null) messages.announce(said);
  }

  function send(entry: Entry, split: boolean | null): void {
    const open = correction.value;
    if (open !== null)
      correct(enterBall(open, entry.kind === 'strike' ? allOf(entry, rackOfPicked(open)) : entry, split));
    // All pins are a strike or, with a third ball, their number: the rack decides, as it is when the ball's turn comes.
    else if (entry.kind === 'strike')
      void underway(here.changes.rollAs((game) => allOf(entry, turnOf(game.position)?.rack ?? null)));
    else void underway(here.changes.roll(entry), isFirstDigit(entry));
  }

  function followsLost(): boolean {
    // A clock that is set back must not silence the keys.
    return Math.abs(Date.now() - lostAt) < OLDEST_PRESS;
  }

  /** A digit that begins numbers where more pins stand. */
  function isFirstDigit(entry: Entry): boolean {
    return entry.kind === 'pins' && beginsNumber(fullRackIn(here.board.game), entry.pins);
  }

  /** The rack that the next key meets; null when no ball is due. */
  function rackHere(): Rack | null {
    return correction.value === null ? (here.board.turn?.rack ?? null) : rackOfPicked(correction.value);
  }

  async function underway(sent: Changed, isDigit = false): Promise<void> {
    onTheWay += 1;
    const { ok } = await sent;
    onTheWay -= 1;
    // Balls typed after a refused one were meant for another rack.
    if (!ok && (isDigit || isBegun(begun.value))) lose();
  }

  function lose(): void {
    forget();
    if (takesSeveralPresses(fullRackIn(here.board.game))) lostAt = Date.now();
  }

  function takeBack(): boolean {
    if (!isBegun(begun.value)) return false;
    begun.value = takenBack(begun.value);
    return true;
  }

  function forget(): void {
    begun.value = NOTHING_BEGUN;
  }

  function enterAtRack(entryAt: (rack: Rack) => Entry | null): Changed {
    return here.changes.rollAs((game) => {
      const turn = turnOf(game.position);
      return turn === null ? null : entryAt(turn.rack);
    });
  }

  function split(): void {
    panel.value = null;
    if (correction.value !== null) correct(toggleSplit(correction.value));
    else void here.changes.markSplit(splitToMark);
  }

  function correct(result: Result<Correction, Refusal>): void {
    if (result.ok) correction.value = result.value;
    else messages.say(refusalText(house.text.refusals, result.error));
  }

  return { begun: readonly(begun), enter, digit, takeBack, forget, lose, followsLost, enterAtRack, split };
}

/** What `X` means at this rack. */
function allOf(strike: Extract<Entry, { kind: 'strike' }>, rack: Rack | null): Entry {
  const all = rack === null ? null : allPinsAt(rack);
  return all === null ? strike : asFoul(strike.foul === true, all);
}
