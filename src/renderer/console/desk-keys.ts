import { useLane } from '../lane/store.ts';
import { useDesk } from './desk.ts';
import { useKeyboard } from './keyboard.ts';
import type { KeyAction } from './keys.ts';
import { useNextGame } from './next-game.ts';
import { usePages } from './pages.ts';

/** The keyboard table of the design, for the whole program; the set-up keeps all but F1 and F11 to itself. */
export function useDeskKeys(): void {
  const lane = useLane();
  const desk = useDesk();
  const { nextGame } = useNextGame();
  const { turnPage } = usePages();

  function act(action: KeyAction): boolean {
    if (action.kind === 'full-screen') {
      void lane.setFullScreen(!lane.fullScreen);
      return true;
    }
    return desk.place !== 'setup' && atDesk(action);
  }

  function atDesk(action: Exclude<KeyAction, { kind: 'full-screen' }>): boolean {
    switch (action.kind) {
      case 'entry':
        desk.enter(action.entry);
        return true;
      case 'split':
        desk.split();
        return true;
      case 'undo':
        if (desk.mayLeaveCorrection()) void lane.undo();
        return true;
      case 'redo':
        if (desk.mayLeaveCorrection()) void lane.redo();
        return true;
      case 'move':
        showConsole();
        desk.move(action.direction);
        return true;
      case 'page':
        turnPage(action.by);
        return true;
      case 'apply':
        // The panel in front hears its own Enter.
        if (desk.correction === null) return false;
        void desk.applyCorrection();
        return true;
      case 'leave':
        desk.close();
        desk.cancelCorrection();
        return true;
      case 'print':
      case 'more':
      case 'keys':
        showConsole();
        desk.open(action.kind);
        return true;
      case 'next':
        showConsole();
        nextGame();
        return true;
      case 'board':
        if (desk.mayLeaveCorrection())
          void lane.changeSettings({ view: lane.settings.view === 'board' ? 'console' : 'board' });
        return true;
    }
  }

  /** Nothing is corrected or chosen on the board alone: the console comes back first. */
  function showConsole(): void {
    if (desk.place === 'end' || lane.settings.view === 'console') return;
    void lane.changeSettings({ view: 'console' });
  }

  useKeyboard(act);
}
