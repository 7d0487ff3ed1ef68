import { watch } from 'vue';
import {
  HALVES,
  wholeNews,
  type GameNews,
  type Half,
  type Notice,
  type ProgramState,
} from '../../contract/contract.ts';
import { useEndPrints } from './end-prints.ts';
import { useFrontDesk } from './front-desk.ts';
import { useHouse } from './house.ts';
import { useHouseLink } from './house-link.ts';
import { useMessages } from './messages.ts';
import { useNotices } from './notices.ts';
import { useHalfBoard } from './game/half-board.ts';
import { useProgram } from './program.ts';
import { useSavedGames } from './saved-games.ts';
import { usePractice } from './practice.ts';
import { useStaff } from './staff.ts';

/** In milliseconds; shorter than a refusal stays, so that a page without anything else shows why. */
const LOAD_PAUSE = 2_000;

/**
 * Mirrors main (decision 7): subscribes first, then loads, retrying until main answers, and hands each store its
 * announcements. Each page calls it once; `drawable` resolves once the page can draw the state. A page that `stays` keeps
 * the running game while an earlier one is corrected. Returns a function that ends the subscription.
 */
export async function connect(
  drawable: (state: ProgramState) => Promise<void> = () => Promise.resolve(),
  stays: 'stays' | 'follows' = 'follows',
): Promise<() => void> {
  const [program, house, staff] = [useProgram(), useHouse(), useStaff()];
  const boards = { left: useHalfBoard('left'), right: useHalfBoard('right') };
  const [notices, savedGames, { told }] = [useNotices(), useSavedGames(), useMessages()];

  const practice = usePractice();
  const prints = useEndPrints();
  const frontDesk = useFrontDesk();
  const houseLink = useHouseLink();

  const early = new Map<Half, GameNews>();

  /** False if the page misses what came before these news. */
  function take(news: GameNews): boolean {
    const board = boards[news.half];
    const isElsewhere = stays === 'stays' && news.away !== undefined && board.view !== null;
    return isElsewhere || board.take(news);
  }

  function takeAll({ games }: Pick<ProgramState, 'games'>): void {
    for (const half of HALVES) {
      const game = games[half];
      if (game !== null) take(wholeNews(game));
    }
  }

  /** Whether main has told more of either game than this page could show. */
  function isBehind(): boolean {
    return HALVES.some((half) => boards[half].behind);
  }

  function hear(notice: Notice): void {
    switch (notice.name) {
      case 'gameChanged':
        if (!take(notice.value) && !program.ready) early.set(notice.value.half, notice.value);
        return;
      case 'practiceChanged':
        practice.newest.announced(notice.value);
        return;
      case 'settingsChanged':
        house.newestSettings.announced(notice.value);
        return;
      case 'logoChanged':
        house.newestLogo.announced(notice.value);
        return;
      case 'staffChanged':
        staff.newest.announced(notice.value);
        return;
      case 'closeRefused':
        void program.quit();
        return;
      case 'screensChanged':
        program.newestScreens.announced(notice.value);
        return;
      case 'printsChanged':
        prints.newest.announced(notice.value);
        return;
      case 'houseChanged':
        houseLink.newest.announced(notice.value);
        return;
      case 'helpChanged':
        frontDesk.newestHelp.announced(notice.value);
        return;
      case 'messagesChanged':
        frontDesk.newestMessages.announced(notice.value);
        return;
      case 'noticed':
        notices.add(notice.value);
    }
  }

  let [asking, ended] = [false, false];

  /** Asks for the whole game until the page has what it missed; one question at a time. */
  async function takeWhole(): Promise<void> {
    if (asking) return;
    asking = true;
    while (!(await caughtUp()) && !ended) await pause(LOAD_PAUSE);
    asking = false;
  }

  /** Whether the page has what main told, once main was asked. */
  async function caughtUp(): Promise<boolean> {
    const loaded = await told(window.lane.program.load());
    if (loaded.ok) takeAll(loaded.value);
    return !isBehind();
  }

  /** Whether main answered. */
  async function load(): Promise<boolean> {
    const answers = {
      settings: house.newestSettings.asked(),
      logo: house.newestLogo.asked(),
      staff: staff.newest.asked(),
      practice: practice.newest.asked(),
      prints: prints.newest.asked(),
      help: frontDesk.newestHelp.asked(),
      messages: frontDesk.newestMessages.asked(),
      house: houseLink.newest.asked(),
      screens: program.newestScreens.asked(),
    };
    const loaded = await told(window.lane.program.load());
    if (!loaded.ok) return false;
    const state = loaded.value;
    await drawable(state);
    takeAll(state);
    answers.settings(state.settings);
    answers.logo(state.logo);
    answers.staff(state.staff);
    answers.practice(state.practice);
    answers.prints(state.prints);
    answers.help(state.frontDesk.help);
    answers.messages(state.frontDesk.messages);
    answers.house(state.house);
    answers.screens(state.screens);
    notices.begin(state.notices);
    savedGames.unfinished = state.unfinished;
    savedGames.players = state.players;
    program.runtime = state.runtime;
    program.fullScreen = state.fullScreen;
    program.ready = true;
    for (const news of early.values()) take(news);
    return true;
  }

  const end = window.lane.listen(hear);
  while (!(await load())) await pause(LOAD_PAUSE);
  const stopWatching = watch(
    isBehind,
    (behind) => {
      if (behind) void takeWhole();
    },
    { immediate: true, flush: 'sync' },
  );
  return () => {
    ended = true;
    stopWatching();
    end();
  };
}

function pause(length: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, length);
  });
}
