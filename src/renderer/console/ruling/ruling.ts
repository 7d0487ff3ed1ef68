import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import type { Command } from '../../../core/game/event.ts';
import type { FrameNumber } from '../../../core/formats/format.ts';
import { nextFrame } from '../../../core/line/line.ts';
import type { PlayerId } from '../../../core/game/player.ts';
import { playerIn } from '../../../core/game/position.ts';
import type { Dispute } from '../../../core/game/player-line.ts';
import { refusalText } from '../../../text/refusals.ts';
import { useOnBoard } from '../../lane/game/on-board.ts';
import { useChanges } from '../../lane/game/changes.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { openCorrection, openProvisional } from '../correction/correction.ts';
import { useDesk } from '../desk/desk.ts';
import { lastBowled } from '../desk/selection.ts';

/** The frame that is ruled on. */
interface Ruled {
  readonly player: PlayerId;
  readonly frame: FrameNumber;
}

/** Somebody who could have bowled the balls, and the frame that they would go to. */
export interface OtherBowler {
  readonly player: PlayerId;
  /** The place in the line-up, from 1. */
  readonly place: number;
  readonly name: string;
  readonly frame: FrameNumber | null;
}

/** What is ruled of the frame that is open, or of the one bowled last: dead ball, provisional, whose balls (rules). */
export const useRuling = defineStore('ruling', () => {
  const onBoard = useOnBoard();
  const changes = useChanges();
  const house = useHouse();
  const messages = useMessages();
  const desk = useDesk();
  /** What stands in the place of the keys: what can be ruled, or who bowled. */
  const shows = ref<'choices' | 'who' | null>(null);

  const ruled = computed<Ruled | null>(
    () => desk.correction ?? (onBoard.game === null ? null : lastBowled(onBoard.game)),
  );
  const dispute = computed<Dispute | null>(() => {
    const { value: held } = ruled;
    if (held === null || onBoard.game === null) return null;
    const found = playerIn(onBoard.game.position, held.player);
    return found.ok ? (found.value.disputes.find(({ frame }) => frame === held.frame) ?? null) : null;
  });
  const others = computed<readonly OtherBowler[]>(() =>
    (onBoard.game?.position.lines ?? [])
      .map(({ player, name, line }, index) => ({ player, name, place: index + 1, frame: nextFrame(line) }))
      .filter(({ player }) => player !== ruled.value?.player),
  );

  /** What is to be pressed in the place of the keys; null while the keys are there. */
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

  // The keys are back as soon as the frame is another one or closed.
  watch(
    () => [desk.correction?.player, desk.correction?.frame, desk.correction?.purpose],
    () => {
      shows.value = null;
    },
    { flush: 'sync' },
  );

  /** The frame that is meant, opened so that everybody sees which; a change that was begun in it is finished first. */
  function opened(held = ruled.value): Ruled | null {
    if (onBoard.game === null || held === null) {
      messages.say(refusalText(house.text.refusals, { code: 'frame-not-begun' }));
      return null;
    }
    if (!desk.mayLeaveCorrection()) return null;
    desk.leaveEnd();
    desk.show(openCorrection(onBoard.game, held.player, held.frame, null));
    return held;
  }

  /** What can be ruled in the place of the keys, and back. */
  function toggle(): void {
    const wasOpen = shows.value !== null;
    if (opened() !== null) shows.value = wasOpen ? null : 'choices';
  }

  /** What can be ruled in the place of the keys. */
  function askWhat(): void {
    if (opened() !== null) shows.value = 'choices';
  }

  /** The names in the place of the keys: who bowled this frame, or the one that is meant. */
  function askWho(held = ruled.value): void {
    if (opened(held) !== null) shows.value = 'who';
  }

  async function send(command: (held: Ruled) => Command): Promise<void> {
    // The frame that is open; with none, the one bowled last once everything typed before this is saved.
    const { correction: open } = desk;
    if (!desk.mayLeaveCorrection()) return;
    desk.close();
    await changes.applyFound((game) => {
      const held = open ?? lastBowled(game);
      return held === null ? null : command(held);
    }, 'frame-not-begun');
  }

  /** The frame's last ball does not count; with no frame open it is the ball that was bowled last. */
  const deadBall = (): Promise<void> => send(({ player, frame }) => ({ kind: 'annulBall', player, frame }));

  const settle = (provisional: boolean): Promise<void> =>
    send(({ player, frame }) => ({ kind: 'settle', player, frame, provisional }));

  const bowledBy = (to: PlayerId): Promise<void> =>
    send(({ player, frame }) => ({ kind: 'moveBalls', player, frame, to }));

  /** Opens the frame for its other outcome: nothing of what stands is changed by it. */
  function provisional(): void {
    const held = opened();
    if (held === null || onBoard.game === null) return;
    desk.show(openProvisional(onBoard.game, held.player, held.frame));
  }

  /** A digit while the names are there: the place in the line-up. Answers whether it was one. */
  function pickWho(place: number): boolean {
    if (shows.value !== 'who') return false;
    const other = others.value.find((one) => one.place === place);
    if (other === undefined) messages.say(refusalText(house.text.refusals, { code: 'no-such-player' }));
    else void bowledBy(other.player);
    return true;
  }

  /** One step back; false when there was none. */
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
