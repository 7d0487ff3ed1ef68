import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { legalEntries, type Entry } from '../../core/entry.ts';
import type { EnteredBall } from '../../core/entry.ts';
import type { Command } from '../../core/event.ts';
import type { FrameNumber } from '../../core/format.ts';
import { phaseOf, type Game } from '../../core/game.ts';
import type { PlayerId } from '../../core/player.ts';
import { turnOf } from '../../core/position.ts';
import { err, type Result } from '../../core/result.ts';
import {
  plainSettings,
  type Failure,
  type GameView,
  type LaneState,
  type Notice,
  type ProgramOrder,
  type Settings,
  type UnfinishedGame,
} from '../../preload/contract.ts';
import { boardRows, type BoardRow } from '../board/rows.ts';
import { textFor } from '../../text/index.ts';
import { createAsking } from './asking.ts';
import { useBriefly } from './briefly.ts';
import { newerView, replayView, type Replayed } from './mirror.ts';
import { createQueue, type Outcome, type Send } from './queue.ts';
import { failureSentence } from './sentence.ts';
import { shared } from './sharing.ts';
import { createStaffMode } from './staff-mode.ts';

/** How long a refusal stays on the desk, in milliseconds. */
const REFUSAL_TIME = 2_500;
/** A save that takes longer than this is shown as saving (quality: nothing lost). */
const SLOW_SAVE = 250;

type SplitMarking = Extract<Command, { kind: 'markSplit' }>;

/** Mirrors main (design decision 7): it subscribes first, loads once, and replaces what main announces. */
export const useLane = defineStore('lane', () => {
  const ready = ref(false);
  const view = shallowRef<GameView | null>(null);
  const settings = shallowRef<Settings>(plainSettings('en'));
  const notices = shallowRef<LaneState['notices']>([]);
  const unfinished = shallowRef<UnfinishedGame | null>(null);
  const players = shallowRef<readonly string[]>([]);
  const version = ref('');
  const fullScreen = ref(false);
  const screens = shallowRef<LaneState['screens']>([]);
  const announcement = ref('');
  const changing = ref(0);
  const saving = ref(false);
  const message = useBriefly(REFUSAL_TIME);
  const queue = createQueue();
  const { staffIs, allowed, ...staffMode } = createStaffMode(
    (order) => told(window.lane.staff(order)),
    () => {
      message.say(text.value.refusals.staffOnly);
    },
  );

  const replayed = computed<Replayed>((before) => replayView(view.value, before));
  const game = computed(() => (replayed.value.state === 'game' ? replayed.value.game : null));
  const broken = computed(() => replayed.value.state === 'broken');
  const rows = computed<readonly BoardRow[]>((before) =>
    game.value === null ? [] : shared(before, boardRows(game.value)),
  );
  const phase = computed(() => (game.value === null ? null : phaseOf(game.value)));
  const turn = computed(() => (game.value === null ? null : turnOf(game.value.position)));
  const legal = computed(() => legalEntries(turn.value?.rack ?? null));
  const language = computed(() => settings.value.language);
  const text = computed(() => textFor(language.value));
  const busy = computed(() => changing.value > 0);
  const waiting = computed(() => view.value?.waiting ?? null);
  const locked = computed(() => saving.value || waiting.value !== null);

  // What was announced while `load` was on its way is newer than its answer.
  const heard = { game: false, settings: false, staff: false, screens: false };

  function hear(notice: Notice): void {
    switch (notice.name) {
      case 'gameChanged':
        heard.game = true;
        view.value = shared(view.value, notice.value);
        return;
      case 'settingsChanged':
        heard.settings = true;
        settings.value = notice.value;
        return;
      case 'staffChanged':
        heard.staff = true;
        staffIs(notice.value);
        return;
      case 'closeRefused':
        void quit();
        return;
      case 'screensChanged':
        heard.screens = true;
        screens.value = notice.value;
        return;
      case 'noticed':
        notices.value = [...notices.value, notice.value];
    }
  }

  /** Subscribes, then loads; called once by the app. Answers the end of the subscription. */
  async function begin(): Promise<() => void> {
    const end = window.lane.listen(hear);
    const loaded = await told(window.lane.load());
    if (loaded.ok) {
      const state = loaded.value;
      if (!heard.game) view.value = state.game;
      if (!heard.settings) settings.value = state.settings;
      if (!heard.staff) staffIs(state.staff);
      if (!heard.screens) screens.value = state.screens;
      // What was announced meanwhile may be in the answer too.
      const known = new Set(state.notices.map(({ id }) => id));
      notices.value = [...state.notices, ...notices.value.filter(({ id }) => !known.has(id))];
      unfinished.value = state.unfinished;
      players.value = state.players;
      version.value = state.version;
      fullScreen.value = state.fullScreen;
      ready.value = true;
    }
    return end;
  }

  /**
   * Says a failure in words and hands the result on; a call that main never answered is a failure like any other. What
   * only staff may do is no failure yet: the PIN is asked for first (`allowed`).
   */
  async function told<T>(answer: Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    const result = await answer.catch((): Result<T, Failure> => err({ code: 'internal' }));
    if (!result.ok && result.error.code !== 'staff-only')
      message.say(failureSentence(text.value.refusals, result.error));
    return result;
  }

  /** Sends a change and shows it as saving once it takes longer than a save should. */
  async function sent(send: Send<GameView>): Promise<Result<GameView, Failure>> {
    const slow = setTimeout(() => {
      saving.value = true;
    }, SLOW_SAVE);
    try {
      const result = await told(send());
      // Before the next one is sent: it must be judged at the generation this one made.
      if (result.ok) {
        view.value = newerView(view.value, result.value);
        message.clear();
      }
      return result;
    } finally {
      clearTimeout(slow);
      saving.value = false;
    }
  }

  /** A change in its turn behind those typed before it. */
  async function change(send: Send<GameView>): Promise<Outcome<GameView>> {
    changing.value += 1;
    try {
      return await queue.add(() => sent(send));
    } finally {
      changing.value -= 1;
    }
  }

  /** A change of the game that is shown when its turn comes, at the generation it then has. */
  function changeGame(
    call: (gameId: string, generation: number) => Promise<Result<GameView, Failure>>,
  ): Promise<Outcome<GameView>> {
    const send: Send<GameView> = () => {
      const shown = view.value;
      return shown === null
        ? Promise.resolve(err({ code: 'no-such-game' }))
        : call(shown.id, shown.events.length);
    };
    return allowed(() => change(send));
  }

  function apply(command: Command): Promise<Outcome<GameView>> {
    return changeGame((gameId, generation) => window.lane.apply(gameId, generation, command));
  }

  /**
   * Sets or clears a ring. Which one is looked for when its turn comes: a key right behind a ball that is still
   * being saved means that ball, not the one before it.
   */
  function markSplit(find: (game: Game) => Omit<SplitMarking, 'kind'> | null): Promise<Outcome<GameView>> {
    return changeGame((gameId, generation) => {
      const mark = game.value === null ? null : find(game.value);
      return mark === null
        ? Promise.resolve(err({ code: 'refused', refusal: { code: 'no-split-here' } }))
        : window.lane.apply(gameId, generation, { kind: 'markSplit', ...mark });
    });
  }

  /** A ball that is looked for when its turn comes: which pins it left is said of the rack that it meets then. */
  function rollAs(find: (game: Game) => Entry | null): Promise<Outcome<GameView>> {
    return changeGame((gameId, generation) => {
      const entry = game.value === null ? null : find(game.value);
      return entry === null
        ? Promise.resolve(err({ code: 'refused', refusal: { code: 'game-over' } }))
        : window.lane.apply(gameId, generation, { kind: 'roll', entry });
    });
  }

  /** Main remembers it too: a window that is reborn does not show it again. */
  function readNotice(id: number): void {
    notices.value = notices.value.filter((notice) => notice.id !== id);
    void told(window.lane.noticeRead(id));
  }

  async function changeSettings(part: Partial<Settings>): Promise<Result<Settings, Failure>> {
    const result = await allowed(() => told(window.lane.changeSettings(part)));
    if (result.ok) settings.value = result.value;
    return result;
  }

  async function program(order: ProgramOrder): Promise<Result<boolean, Failure>> {
    const result = await allowed(() => told(window.lane.program(order)));
    if (result.ok) fullScreen.value = result.value;
    return result;
  }

  const quit = (): Promise<Result<boolean, Failure>> => program({ kind: 'quit' });

  /** Language and colours are the house's again: what one party chose is not the next one's. */
  async function newParty(): Promise<void> {
    const { language: spoken, theme, houseLanguage, houseTheme } = settings.value;
    if (spoken === houseLanguage && theme === houseTheme) return;
    await changeSettings({ language: houseLanguage, theme: houseTheme });
  }

  return {
    ...{
      ready,
      view,
      settings,
      notices,
      unfinished,
      players,
      version,
      fullScreen,
      screens,
      announcement,
      saving,
    },
    ...{ game, rows, broken, phase, turn, legal, language, text, busy, waiting, locked },
    message: message.sentence,
    messageCount: message.count,
    begin,
    apply,
    markSplit,
    rollAs,
    changeSettings,
    setFullScreen: (on: boolean) => program({ kind: 'fullScreen', on }),
    showScreens: () => program({ kind: 'showScreens' }),
    newParty,
    ...staffMode,
    say: message.say,
    hush: message.clear,
    announce: (sentence: string): void => void (announcement.value = sentence),
    readNotice,
    roll: (entry: Entry) => apply({ kind: 'roll', entry }),
    correct: (player: PlayerId, frame: FrameNumber, balls: readonly EnteredBall[]) =>
      apply({ kind: 'correctFrame', player, frame, balls }),
    agree: (player: PlayerId, notation: string) => apply({ kind: 'agreeLine', player, notation }),
    undo: () => apply({ kind: 'undo' }),
    redo: () => apply({ kind: 'redo' }),
    stop: () => apply({ kind: 'stop' }),
    tryAgain: () => changeGame((id, generation) => window.lane.tryAgain(id, generation)),
    takeBack: () => changeGame((id, generation) => window.lane.takeBack(id, generation)),
    newGame: (names: readonly string[], gameNumber: number, averages: readonly (number | null)[] = []) =>
      allowed(() =>
        change(() => window.lane.newGame({ names: [...names], gameNumber, averages: [...averages] })),
      ),
    openGame: (gameId: string) => change(() => window.lane.openGame(gameId)),
    ...createAsking(told, allowed),
    quit,
  };
});
