import { defineStore } from 'pinia';
import { computed, readonly, ref, shallowRef } from 'vue';
import { legalEntries } from '../../core/line/entry.ts';
import { phaseOf } from '../../core/game/game.ts';
import { turnOf } from '../../core/game/position.ts';
import { err, type Result } from '../../core/line/result.ts';
import {
  plainSettings,
  type Failure,
  type GameView,
  type LaneState,
  type Logo,
  type Notice,
  type ProgramOrder,
  type Settings,
  type SettingsChange,
  type UnfinishedGame,
} from '../../contract/contract.ts';
import { boardRows, type BoardRow } from '../../board/rows.ts';
import { textFor } from '../../text/index.ts';
import { createAsking } from './asking.ts';
import { useBriefly } from './briefly.ts';
import { createChanging } from './changing.ts';
import { replayView, type Replayed } from './mirror.ts';
import { failureSentence } from './sentence.ts';
import { shared } from './sharing.ts';
import { createStaffMode } from './staff-mode.ts';

/** How long a refusal stays on the desk, in milliseconds. */
const REFUSAL_TIME = 2_500;
/** How long people are told that the lane stood still: they were looking for what they had pressed. */
const STANDSTILL_TIME = 6_000;
/** How long the desk waits for the answer to a question, in milliseconds. */
const QUESTION_TIME = 8_000;

/** Mirrors main (decision 7): it subscribes first, loads once, and replaces what main announces. */
export const useLane = defineStore('lane', () => {
  const ready = ref(false);
  const view = shallowRef<GameView | null>(null);
  const settings = shallowRef<Settings>(plainSettings('en'));
  const logo = shallowRef<Logo | null>(null);
  const notices = shallowRef<LaneState['notices']>([]);
  const unfinished = shallowRef<UnfinishedGame | null>(null);
  const players = shallowRef<readonly string[]>([]);
  const runtime = shallowRef<LaneState['runtime']>({ version: '', electron: '', pinned: '' });
  const fullScreen = ref(false);
  const screens = shallowRef<LaneState['screens']>([]);
  const announcement = ref('');
  const message = useBriefly(REFUSAL_TIME);
  /** Counts what was refused, so that the same refusal twice is heard twice. */
  const refusals = ref(0);
  /** Not a refusal: what was saved meanwhile does not take it away. */
  const question = useBriefly(QUESTION_TIME);
  const { staffIs, allowed, ...staffMode } = createStaffMode(
    (order) => told(window.lane.staff(order)),
    () => {
      say(text.value.refusals.staffOnly);
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
  /** The counter that the next game would have. */
  const nextCounter = computed(() => (view.value?.newest ?? 0) + 1);
  const waiting = computed(() => view.value?.waiting ?? null);
  const { saving, ...changing } = createChanging({ view, game, told, allowed, hush });
  const locked = computed(() => saving.value || waiting.value !== null);

  // What was announced while `load` was on its way is newer than its answer.
  const heard = { game: false, settings: false, logo: false, staff: false, screens: false };

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
      case 'logoChanged':
        heard.logo = true;
        logo.value = notice.value;
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
      if (!heard.logo) logo.value = state.logo;
      if (!heard.staff) staffIs(state.staff);
      if (!heard.screens) screens.value = state.screens;
      // What was announced meanwhile may be in the answer too.
      const known = new Set(state.notices.map(({ id }) => id));
      notices.value = [...state.notices, ...notices.value.filter(({ id }) => !known.has(id))];
      unfinished.value = state.unfinished;
      players.value = state.players;
      runtime.value = state.runtime;
      fullScreen.value = state.fullScreen;
      ready.value = true;
    }
    return end;
  }

  /** Why a press did nothing. */
  function say(sentence: string): void {
    refusals.value += 1;
    message.say(sentence);
  }

  /**
   * Says a failure in words and hands the result on; a call that main never answered is a failure like any other. What
   * only staff may do is no failure yet: the PIN is asked for first (`allowed`).
   */
  async function told<T>(answer: Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    const result = await answer.catch((): Result<T, Failure> => err({ code: 'internal' }));
    if (result.ok || result.error.code === 'staff-only') return result;
    if (result.error.code === 'stood-still') sayStoodStill();
    else say(failureSentence(text.value.refusals, result.error));
    return result;
  }

  /** What is refused behind a change is still true when that is through. */
  function hush(): () => void {
    const said = message.count.value;
    return () => {
      if (message.count.value === said) message.clear();
    };
  }

  /** Says that a press did nothing as the lane stood still: once for all of them, as they come in the same moment. */
  function sayStoodStill(): void {
    const { stoodStill } = text.value.refusals;
    if (message.sentence.value === stoodStill) return;
    refusals.value += 1;
    message.say(stoodStill, STANDSTILL_TIME);
  }

  /** Main remembers it too: a window that is reborn does not show it again. */
  function readNotice(id: number): void {
    notices.value = notices.value.filter((notice) => notice.id !== id);
    void told(window.lane.noticeRead(id));
  }

  async function changeSettings(part: SettingsChange): Promise<Result<Settings, Failure>> {
    const result = await allowed(() => told(window.lane.changeSettings(part)));
    if (result.ok) settings.value = result.value;
    return result;
  }

  async function program(order: ProgramOrder): Promise<Result<boolean, Failure>> {
    const result = await allowed(() => told(window.lane.program(order)));
    if (result.ok) fullScreen.value = result.value;
    return result;
  }

  let toggling: Promise<unknown> = Promise.resolve();

  /** Fills the screen or leaves it; a second press waits until the first has been answered, and then turns it back. */
  function toggleFullScreen(): Promise<Result<boolean, Failure>> {
    const toggled = toggling.then(() => program({ kind: 'fullScreen', on: !fullScreen.value }));
    toggling = toggled;
    return toggled;
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
      logo,
      notices,
      unfinished,
      players,
      runtime,
      fullScreen,
      screens,
      announcement,
      saving,
    },
    ...{ game, nextCounter, rows, broken, phase, turn, legal, language, text, waiting, locked },
    refusals: readonly(refusals),
    message: computed(() => message.sentence.value ?? question.sentence.value),
    messageCount: computed(() => message.count.value + question.count.value),
    question: question.sentence,
    /** What the next key is to answer. */
    ask: question.say,
    unask: question.clear,
    begin,
    ...changing,
    changeSettings,
    toggleFullScreen,
    setFullScreen: (on: boolean) => program({ kind: 'fullScreen', on }),
    showScreens: () => program({ kind: 'showScreens' }),
    newParty,
    ...staffMode,
    say,
    sayStoodStill,
    announce: (sentence: string): void => void (announcement.value = sentence),
    readNotice,
    ...createAsking(told, allowed),
    quit,
  };
});
