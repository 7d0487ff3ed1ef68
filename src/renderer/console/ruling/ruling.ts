import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import type { Command } from '../../../core/game/event.ts';
import { nextFrame } from '../../../core/line/line.ts';
import { linesByTeam } from '../../../core/players/by-team.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import { playerIn } from '../../../core/players/position.ts';
import type { Dispute } from '../../../core/players/player-line.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { openCorrection, openProvisional } from '../correction/correction.ts';
import { useDesk } from '../desk/desk.ts';
import { lastBowled } from '../desk/selection.ts';

/** The frame being ruled on. */
interface Ruled {
  readonly player: PlayerId;
  readonly frame: number;
}

/** A player who could have bowled the balls, and the frame that would get them. */
export interface OtherBowler {
  readonly player: PlayerId;
  /** The line on the board, from 1 at the top. */
  readonly place: number;
  readonly name: string;
  readonly frame: number | null;
}

/** Rulings on the open frame or the last one bowled: dead ball, provisional frame, another player's balls (rules). */
export const useRuling = defineStore('ruling', () => {
  const here = useHere();
  const house = useHouse();
  const messages = useMessages();
  const desk = useDesk();
  /** The choice that replaces the keys: of a ruling, or of a player. */
  const shows = ref<'choices' | 'who' | null>(null);

  const ruled = computed<Ruled | null>(
    () => desk.correction ?? (here.board.game === null ? null : lastBowled(here.board.game)),
  );
  const dispute = computed<Dispute | null>(() => {
    const { value: held } = ruled;
    if (held === null || here.board.game === null) return null;
    const found = playerIn(here.board.game.position, held.player);
    return found.ok ? (found.value.disputes.find(({ frame }) => frame === held.frame) ?? null) : null;
  });
  const others = computed<readonly OtherBowler[]>(() =>
    (here.board.game === null ? [] : linesByTeam(here.board.game.position))
      .map(({ player, name, line }, index) => ({ player, name, place: index + 1, frame: nextFrame(line) }))
      .filter(({ player }) => player !== ruled.value?.player),
  );

  /** The question that replaces the keys; null while the keys are there. */
  const asks = computed<string | null>(() => {
    switch (shows.value) {
      case 'who':
        return house.text.help.whoNext;
      case 'choices':
        return house.text.ruling.choose;
      case null:
        return null;
    }
  });

  // The keys return when the frame changes or closes.
  watch(
    () => [desk.correction?.player, desk.correction?.frame, desk.correction?.purpose],
    () => {
      shows.value = null;
    },
    { flush: 'sync' },
  );

  /** The frame in question, opened so that everybody sees which; a correction in progress must be finished first. */
  function opened(held = ruled.value): Ruled | null {
    if (here.board.game === null || held === null) {
      messages.say(refusalText(house.text.refusals, { code: 'frame-not-begun' }));
      return null;
    }
    if (!desk.mayLeaveCorrection()) return null;
    desk.leaveEnd();
    desk.show(openCorrection(here.board.game, held.player, held.frame, null));
    return held;
  }

  /** Shows the rulings, or the keys again. */
  function toggle(): void {
    const wasOpen = shows.value !== null;
    if (opened() !== null) shows.value = wasOpen ? null : 'choices';
  }

  /** Shows the rulings. */
  function askWhat(): void {
    if (opened() !== null) shows.value = 'choices';
  }

  /** Shows the players who may have bowled this frame. */
  function askWho(held = ruled.value): void {
    if (opened(held) !== null) shows.value = 'who';
  }

  async function send(command: (held: Ruled) => Command): Promise<void> {
    // The open frame, else the last one bowled once everything typed earlier is saved.
    const { correction: open } = desk;
    if (!desk.mayLeaveCorrection()) return;
    desk.close();
    await here.changes.applyFound((game) => {
      const held = open ?? lastBowled(game);
      return held === null ? null : command(held);
    }, 'frame-not-begun');
  }

  /** The frame's last ball does not count; without an open frame, the last ball bowled. */
  const deadBall = (): Promise<void> => send(({ player, frame }) => ({ kind: 'annulBall', player, frame }));

  const settle = (provisional: boolean): Promise<void> =>
    send(({ player, frame }) => ({ kind: 'settle', player, frame, provisional }));

  const bowledBy = (to: PlayerId): Promise<void> =>
    send(({ player, frame }) => ({ kind: 'moveBalls', player, frame, to }));

  /** Opens the frame for its other outcome; the outcome that stands is unchanged. */
  function provisional(): void {
    const held = opened();
    if (held === null || here.board.game === null) return;
    desk.show(openProvisional(here.board.game, held.player, held.frame));
  }

  /** Takes a digit as a line of the board, from the top; false if no player has it. */
  function pickWho(place: number): boolean {
    if (shows.value !== 'who') return false;
    const other = others.value.find((one) => one.place === place);
    if (other === undefined) messages.say(refusalText(house.text.refusals, { code: 'no-such-player' }));
    else void bowledBy(other.player);
    return true;
  }

  /** Goes one step back; false when there was none. */
  function back(): boolean {
    if (shows.value === null) return false;
    shows.value = shows.value === 'who' ? 'choices' : null;
    return true;
  }

  return {
    ...{
      shows,
      asks,
      ruled,
      dispute,
      others,
      toggle,
      askWhat,
      askWho,
      deadBall,
      settle,
      bowledBy,
      provisional,
      pickWho,
    },
    back,
  };
});
