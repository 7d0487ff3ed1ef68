import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { Entry } from '../../../core/line/entry.ts';
import type { FrameNumber } from '../../../core/formats/format.ts';
import { frameIn } from '../../../core/game/history.ts';
import { rollsOf } from '../../../core/line/frame.ts';
import type { PlayerId } from '../../../core/game/player.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import type { Result } from '../../../core/line/result.ts';
import { sameRolls } from '../../../core/line/roll.ts';
import { refusalText } from '../../../text/refusals.ts';
import type { Selection } from '../../../board/touch.ts';
import { useOnBoard } from '../../lane/game/on-board.ts';
import { useChanges } from '../../lane/game/changes.ts';
import { useHouse } from '../../lane/house.ts';
import { useHouseChanges } from '../../lane/house-changes.ts';
import { useStaff } from '../../lane/staff.ts';
import { useMessages } from '../../lane/messages.ts';
import {
  enterBall,
  lastBall,
  openCorrection,
  pickBall,
  toggleSplit,
  type Correction,
} from '../correction/correction.ts';
import { effectOf } from './effect.ts';
import type { Direction } from '../keys/keys.ts';
import type { Panel, ViewName, SetupTab } from '../views.ts';
import { createChosenPlayer } from '../players/chosen-player.ts';
import { lastBowled, neighbour } from './selection.ts';
import { splitToMark } from '../../../core/game/split-mark.ts';

/** What the people at the desk are looking at and in the middle of; nothing of it is the game's. */
export const useDesk = defineStore('desk', () => {
  const onBoard = useOnBoard();
  const changes = useChanges();
  const house = useHouse();
  const { newParty } = useHouseChanges();
  const staff = useStaff();
  const messages = useMessages();
  const asked = ref<ViewName | null>(null);
  /** What was asked before the settings were opened. */
  let before: ViewName | null = null;
  const setupTab = ref<SetupTab>('players');
  const panel = ref<Panel | null>(null);
  const correction = shallowRef<Correction | null>(null);
  /** The board's page, an index; null follows the live player. */
  const page = ref<number | null>(null);

  const view = computed<ViewName>(() => {
    if (asked.value === 'settings') return 'settings';
    if (onBoard.game === null) return 'setup';
    return asked.value ?? (onBoard.phase === 'running' ? 'game' : 'end');
  });
  const effect = computed(() =>
    correction.value === null || onBoard.game === null ? null : effectOf(onBoard.game, correction.value),
  );

  // Another game, or the end of this one, is a new view: what was asked before belongs to the old one.
  watch(
    [() => onBoard.view?.id, () => onBoard.phase],
    ([id], [idBefore]) => {
      // A line from paper may end the game, or take it back from its end, while others are still to be entered.
      if (asked.value !== 'paper' || id !== idBefore) asked.value = null;
      panel.value = null;
      correction.value = null;
    },
    { flush: 'sync' },
  );
  // Each ball brings the live player's page back, and a frame that changed under a correction ends it.
  watch(
    () => onBoard.game,
    (game) => {
      page.value = null;
      const open = correction.value;
      if (open === null || game === null) return;
      const now = frameIn(game.position, open.player, open.frame);
      if (!sameRolls(rollsOf(now), rollsOf(open.before))) correction.value = null;
    },
    { flush: 'sync' },
  );

  function go(to: ViewName, tab: SetupTab = 'players'): void {
    asked.value = to;
    setupTab.value = tab;
    panel.value = null;
    correction.value = null;
  }

  /** From the results back to the board, where frames and players are chosen; any other view stays. */
  function leaveEnd(): void {
    if (view.value === 'end') go('game');
  }

  /** Where lines from paper are entered; a correction with something in it is never dropped by the way. */
  function goToPaper(): void {
    if (mayLeaveCorrection()) go('paper');
  }

  /** The settings of the house: for staff, and for everybody where there is no PIN. */
  async function goToSettings(): Promise<void> {
    if (!mayLeaveCorrection() || !(await staff.staffFirst())) return;
    const from = asked.value;
    go('settings');
    before = from;
  }

  /** The set-up for other players, in the house's language and colours. */
  async function goToNewParty(): Promise<void> {
    go('setup');
    await newParty();
  }

  function leaveSettings(): void {
    asked.value = before;
  }

  /** Where the game itself says that we are: at its board or at its end. */
  function home(): void {
    asked.value = null;
  }

  function open(which: Panel): void {
    if (mayLeaveCorrection()) panel.value = panel.value === which ? null : which;
  }

  function close(): void {
    panel.value = null;
  }

  const { player, playerView, startFrame, openPlayer, stepPlayer, askPlayer } = createChosenPlayer(
    panel,
    mayLeaveCorrection,
  );

  /** A correction with something in it is never dropped by the way. */
  function mayLeaveCorrection(): boolean {
    if (effect.value?.changes === true) {
      messages.say(house.text.console.applyFirst);
      return false;
    }
    correction.value = null;
    return true;
  }

  /** Opens a frame for correction, or picks another ball of the one that is open. */
  function pick(player: PlayerId, frame: FrameNumber, ball: number | null): void {
    const { game } = onBoard;
    if (game === null || onBoard.waiting !== null) return;
    const held = correction.value;
    if (held?.player === player && held.frame === frame) {
      if (ball !== null) correction.value = pickBall(held, ball);
      return;
    }
    if (!mayLeaveCorrection()) return;
    const opened = openCorrection(game, player, frame, ball);
    if (opened === null) {
      messages.say(refusalText(house.text.refusals, { code: 'frame-not-begun' }));
      return;
    }
    panel.value = null;
    correction.value = opened;
  }

  /** The first arrow picks the ball bowled last; the next ones walk from there. */
  function move(direction: Direction): void {
    const { game } = onBoard;
    if (game === null) return;
    const held = correction.value;
    const to = held === null ? lastBowled(game) : walk(held, direction);
    if (to !== null) pick(to.player, to.frame, to.ball);
  }

  function walk(held: Correction, direction: Direction): Selection {
    const { player, frame, ball } = held;
    const within = ball + (direction === 'left' ? -1 : 1);
    const sideways = direction === 'left' || direction === 'right';
    if (sideways && within >= 1 && within <= lastBall(held)) return { player, frame, ball: within };
    const { game } = onBoard;
    return game === null ? { player, frame, ball } : neighbour(game, { player, frame, ball }, direction);
  }

  function hold(result: Result<Correction, Refusal>): void {
    if (result.ok) correction.value = result.value;
    else messages.say(refusalText(house.text.refusals, result.error));
  }

  /** One press, one ball: of the correction when one is open, else of the game. In a correction a ring goes with it. */
  function enter(entry: Entry, split: boolean | null = null): void {
    panel.value = null;
    if (correction.value !== null) hold(enterBall(correction.value, entry, split));
    else void changes.roll(entry);
  }

  function split(): void {
    panel.value = null;
    if (correction.value !== null) hold(toggleSplit(correction.value));
    else void changes.markSplit(splitToMark);
  }

  /** Sends the correction; one that changes nothing is only closed. */
  async function applyCorrection(): Promise<void> {
    const held = correction.value;
    if (held === null) return;
    if (effect.value?.changes !== true) {
      correction.value = null;
      return;
    }
    const { game } = onBoard;
    // Closed before it is saved: a key typed right behind is the next ball, not one more of this frame.
    correction.value = null;
    const sent = await send(held);
    // A correction that waits for the disk is shown by the card that waits; a refused one can be mended.
    if (sent.ok || sent.error.code === 'not-saved') return;
    if (onBoard.game === game) reopen(held);
  }

  function send({ purpose, player, frame, balls }: Correction): ReturnType<typeof changes.correct> {
    return purpose === 'correction'
      ? changes.correct(player, frame, balls)
      : changes.apply({ kind: 'dispute', player, frame, balls });
  }

  /** Shows a frame that was opened elsewhere, at the desk. */
  function show(opened: Correction | null): void {
    panel.value = null;
    correction.value = opened;
  }

  /** Unless another one was opened meanwhile. */
  function reopen(held: Correction): void {
    correction.value ??= held;
  }

  function cancelCorrection(): void {
    correction.value = null;
  }

  return {
    ...{ view, setupTab, panel, correction, effect, page, player, playerView, startFrame },
    ...{
      go,
      leaveEnd,
      goToPaper,
      goToSettings,
      leaveSettings,
      goToNewParty,
      home,
      open,
      close,
      openPlayer,
      stepPlayer,
      askPlayer,
      pick,
      move,
      enter,
      split,
      applyCorrection,
      cancelCorrection,
      mayLeaveCorrection,
      show,
    },
  };
});
