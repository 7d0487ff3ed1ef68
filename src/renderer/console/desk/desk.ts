import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { frameIn } from '../../../core/game/history.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import { sameRolls } from '../../../core/line/roll.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import type { Selection } from '../../../board/frame-touch.ts';
import type { Half } from '../../../contract/contract.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';
import { useHouseChanges } from '../../lane/house-changes.ts';
import { usePractice } from '../../lane/practice.ts';
import { useStaff } from '../../lane/staff.ts';
import { useMessages } from '../../lane/messages.ts';
import { lastBall, openCorrection, pickBall, type Correction } from '../correction/correction.ts';
import { effectOf } from './effect.ts';
import { createBallEntry } from './enter-ball.ts';
import type { Direction } from '../keys/keys.ts';
import type { Panel, ViewName } from '../views.ts';
import { createChosenPlayer } from '../players/chosen-player.ts';
import { lastBowled, neighbour } from './selection.ts';

/** The state of the desk: the view shown and what is under way. None of it belongs to the game. */
export const useDesk = defineStore('desk', () => {
  const here = useHere();
  const halves = useHalves();
  const house = useHouse();
  const { newParty } = useHouseChanges();
  const practice = usePractice();
  const staff = useStaff();
  const messages = useMessages();
  const asked = ref<ViewName | null>(null);
  /** The view shown before the settings. */
  let before: ViewName | null = null;
  const panel = ref<Panel | null>(null);
  const correction = shallowRef<Correction | null>(null);
  /** The board's page, from 0; null follows the player on turn. */
  const page = ref<number | null>(null);

  const view = computed<ViewName>(() => {
    if (asked.value === 'settings') return asked.value;
    if (practice.on) return 'practice';
    if (asked.value === 'league' || asked.value === 'archive') return asked.value;
    // While a game runs on the lane beside, its bowlers keep their keys.
    const { besideRuns } = halves;
    if (here.board.game === null) return besideRuns && asked.value !== 'setup' ? 'game' : 'setup';
    return asked.value ?? (here.board.phase === 'running' || besideRuns ? 'game' : 'end');
  });
  const effect = computed(() =>
    correction.value === null || here.board.game === null
      ? null
      : effectOf(here.board.game, correction.value),
  );

  // What was refused on one page, or for one lane, says nothing on the next one.
  watch([view, () => halves.active], messages.forget, { flush: 'sync' });
  // A new game or the end of one drops the view asked for.
  watch(
    [() => here.board.view?.id, () => here.board.phase, () => halves.active],
    ([id, , half], [idBefore, , halfBefore]) => {
      // A line from paper may end or reopen the game while other lines are still to be entered. The boards of a pair stay
      // shown from lane to lane.
      const stays = asked.value === 'paper' ? id === idBefore : asked.value === 'game' && half !== halfBefore;
      if (!stays) asked.value = null;
      panel.value = null;
      correction.value = null;
    },
    { flush: 'sync' },
  );
  // Each ball returns to the page of the player on turn; if the frame changes under a correction, the correction
  // closes.
  watch(
    () => here.board.game,
    (game) => {
      page.value = null;
      const open = correction.value;
      if (open === null || game === null) return;
      const now = frameIn(game.position, open.player, open.frame);
      if (!sameRolls(now.rolls, open.before.rolls)) correction.value = null;
    },
    { flush: 'sync' },
  );

  /** Takes the keys to a half and acts there, unless a correction of the other one would be lost. */
  function at(half: Half, act: () => void): void {
    if (changeHalf(half)) act();
  }

  function go(to: ViewName): void {
    asked.value = to;
    panel.value = null;
    correction.value = null;
  }

  /** Takes the keys to a half, by default the other one; false if a correction here would be lost. */
  function changeHalf(half: Half = halves.other): boolean {
    if (half === halves.active) return true;
    if (!mayLeaveCorrection()) return false;
    panel.value = null;
    halves.goTo(half);
    messages.announce(house.text.board.pair.keysTo(halves.lane));
    return true;
  }

  /** From the results to the board; any other view stays. */
  function leaveEnd(): void {
    if (view.value === 'end') go('game');
  }

  /** Opens the past games, unless a correction would be lost; the lane's game runs on. */
  function goToArchive(): void {
    if (mayLeaveCorrection()) go('archive');
  }

  /** Opens lines from paper, unless a correction would be lost. */
  function goToPaper(): void {
    if (mayLeaveCorrection()) go('paper');
  }

  /** Opens the settings: for staff, or for everybody where there is no PIN. */
  async function goToSettings(): Promise<void> {
    if (!mayLeaveCorrection() || !(await staff.staffFirst())) return;
    const from = asked.value;
    go('settings');
    before = from;
  }

  /** Opens the earlier games of the series: for staff, or for everybody where there is no PIN. */
  async function goToEarlier(): Promise<void> {
    if (mayLeaveCorrection() && (await staff.staffFirst())) panel.value = 'earlier';
  }

  /** Opens the set-up for a new party, in the house's language and colours. */
  async function goToNewParty(): Promise<void> {
    go('setup');
    await newParty();
  }

  function leaveSettings(): void {
    asked.value = before;
  }

  /** Returns to the game's own view: its board or its end. */
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
  const ballEntry = createBallEntry(panel, correction);

  /** Whether leaving loses no unsent correction. */
  function mayLeaveCorrection(): boolean {
    if (effect.value?.changes === true) {
      messages.say(house.text.console.applyFirst);
      return false;
    }
    correction.value = null;
    return true;
  }

  /** Opens a frame for correction, or picks another ball of the open one. */
  function pick(player: PlayerId, frame: number, ball: number | null): void {
    const { game } = here.board;
    if (game === null || here.board.waiting !== null) return;
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

  /** The first arrow picks the last ball bowled; later ones move from there. */
  function move(direction: Direction): void {
    const { game } = here.board;
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
    const { game } = here.board;
    return game === null ? { player, frame, ball } : neighbour(game, { player, frame, ball }, direction);
  }

  /** Sends the correction; closes one that changes nothing. */
  async function applyCorrection(): Promise<void> {
    const held = correction.value;
    if (held === null) return;
    if (effect.value?.changes !== true) {
      correction.value = null;
      return;
    }
    const { game } = here.board;
    // Closes before saving, so that a digit typed right after is the next ball, not another one of this frame.
    correction.value = null;
    const { purpose, player: whose, frame, balls } = held;
    const kind = purpose === 'correction' ? 'correctFrame' : 'dispute';
    const sent = await here.changes.apply({ kind, player: whose, frame, balls });
    // The waiting card shows a correction not yet on the disk; a refused one opens again.
    if (sent.ok || sent.error.code === 'not-saved') return;
    if (here.board.game === game) reopen(held);
  }

  /** Shows an opened frame at the desk. */
  function show(opened: Correction | null): void {
    panel.value = null;
    correction.value = opened;
  }

  /** Opens a refused correction again, unless another one was opened meanwhile. */
  function reopen(held: Correction): void {
    correction.value ??= held;
  }

  function cancelCorrection(): void {
    correction.value = null;
  }

  return {
    ...{ view, panel, correction, effect, page, player, playerView, startFrame },
    ...{
      go,
      at,
      changeHalf,
      leaveEnd,
      goToArchive,
      goToPaper,
      goToEarlier,
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
      ...ballEntry,
      applyCorrection,
      cancelCorrection,
      mayLeaveCorrection,
      show,
    },
  };
});
