import type { ProgramState, Notice, NoticeName } from '../../contract/contract.ts';
import { shared } from './sharing.ts';
import { useHouse } from './house.ts';
import { useMessages } from './messages.ts';
import { useNotices } from './notices.ts';
import { useOnBoard } from './game/on-board.ts';
import { useProgram } from './program.ts';
import { useSavedGames } from './saved-games.ts';
import { useStaff } from './staff.ts';

/**
 * Mirrors main (design decision 7): subscribes first, loads once, and hands each store what main announces of it. Called
 * once by each page. Answers the end of the subscription.
 */
export async function connect(): Promise<() => void> {
  const [program, onBoard, house, staff] = [useProgram(), useOnBoard(), useHouse(), useStaff()];
  const [notices, savedGames, { told }] = [useNotices(), useSavedGames(), useMessages()];
  // What was announced while `load` was on its way is newer than its answer.
  const heard = new Set<NoticeName>();

  function hear(notice: Notice): void {
    heard.add(notice.name);
    switch (notice.name) {
      case 'gameChanged':
        onBoard.view = shared(onBoard.view, notice.value);
        return;
      case 'settingsChanged':
        house.settings = notice.value;
        return;
      case 'logoChanged':
        house.logo = notice.value;
        return;
      case 'staffChanged':
        staff.staffIs(notice.value);
        return;
      case 'closeRefused':
        void program.quit();
        return;
      case 'screensChanged':
        program.screens = notice.value;
        return;
      case 'noticed':
        notices.add(notice.value);
    }
  }

  function take(state: ProgramState): void {
    if (!heard.has('gameChanged')) onBoard.view = state.game;
    if (!heard.has('settingsChanged')) house.settings = state.settings;
    if (!heard.has('logoChanged')) house.logo = state.logo;
    if (!heard.has('staffChanged')) staff.staffIs(state.staff);
    if (!heard.has('screensChanged')) program.screens = state.screens;
    notices.begin(state.notices);
    savedGames.unfinished = state.unfinished;
    savedGames.players = state.players;
    program.runtime = state.runtime;
    program.fullScreen = state.fullScreen;
    program.ready = true;
  }

  const end = window.lane.listen(hear);
  const loaded = await told(window.lane.program.load());
  if (loaded.ok) take(loaded.value);
  return end;
}
