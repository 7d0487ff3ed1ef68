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
    // Lines from paper are written: their view hears its own keys, and none of them is a ball.
    return desk.place !== 'setup' && desk.place !== 'paper' && atDesk(action);
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
        if (desk.place === 'end') desk.go('game');
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
        leave();
        return true;
      case 'more':
      case 'keys':
        if (desk.place === 'end') desk.go('game');
        desk.open(action.kind);
        return true;
      case 'paper':
        desk.goToPaper();
        return true;
      case 'print':
        desk.open('print');
        return true;
      case 'next':
        void nextGame();
        return true;
      case 'board':
        if (desk.mayLeaveCorrection())
          void lane.changeSettings({ view: lane.settings.view === 'board' ? 'console' : 'board' });
        return true;
    }
  }

  /** The innermost thing that can be left: a panel, a correction, else a notice of the start. */
  function leave(): void {
    if (desk.panel !== null) desk.close();
    else if (desk.correction !== null) desk.cancelCorrection();
    else if (lane.notices[0] !== undefined) lane.readNotice(lane.notices[0].id);
  }

  useKeyboard(act);
}
