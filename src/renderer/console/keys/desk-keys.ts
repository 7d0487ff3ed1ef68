import { isPinNumber } from '../../../core/line/leave.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';
import { useHouseChanges } from '../../lane/house-changes.ts';
import { useProgram } from '../../lane/program.ts';
import { useNotices } from '../../lane/notices.ts';
import { useDeck } from '../pins/deck.ts';
import { useDesk } from '../desk/desk.ts';
import { useFrameFinder } from './frame-finder.ts';
import { useHistoryPage } from '../history/history-page.ts';
import { useConsoleKeys } from './console-keys.ts';
import { actionOf, type KeyAction, type KeyPress } from './keys.ts';
import { useOtherLane } from '../pair/other-lane.ts';
import { useNextGame } from '../desk/next-game.ts';
import { usePages } from '../console-board.ts';
import { moveFocus } from '../panels/panel-arrows.ts';
import { actionOfLetter } from '../players/action-letters.ts';
import { usePlayerDoing } from '../players/player-doing.ts';
import { useStaffHelp } from '../../staff-messages/staff-help.ts';
import { useStatisticsAtEnd } from '../end/statistics-at-end.ts';
import { useRuling } from '../ruling/ruling.ts';
import type { ViewName } from '../views.ts';

/** Keys that are a ball, or a part of one. */
function isOfBall({ kind }: KeyAction): boolean {
  return kind === 'digit' || kind === 'entry';
}

/** The actions that depend on the view. */
type DeskAction = Exclude<KeyAction, { kind: 'full-screen' | 'staff' }>;

/** Views that hear their own keys. */
const OWN_KEYS: ReadonlySet<ViewName> = new Set([
  'setup',
  'league',
  'practice',
  'statistics',
  'paper',
  'archive',
  'settings',
]);

/** The keys of the whole program (interface: keyboard); the set-up keeps all but F1, F2 and F11 to itself. */
export function useDeskKeys(): void {
  const here = useHere();
  const halves = useHalves();
  const house = useHouse();
  const { changeSettings } = useHouseChanges();
  const program = useProgram();
  const notices = useNotices();
  const desk = useDesk();
  const deck = useDeck();
  const ruling = useRuling();
  const otherLane = useOtherLane();
  const finder = useFrameFinder();
  const history = useHistoryPage();
  const { nextGame } = useNextGame();
  const statistics = useStatisticsAtEnd();
  const { turnPage } = usePages();
  const playerDoing = usePlayerDoing();
  const staffHelp = useStaffHelp();

  /** In a player's menu its own letters come first: S is Skip there, not Split. */
  function read(press: KeyPress): KeyAction | null {
    const menu = desk.panel === 'player' && desk.playerView === 'menu';
    const id = menu ? actionOfLetter(press) : null;
    const action = id === null ? actionOf(press) : { kind: 'player-action' as const, id };
    return action?.kind === 'other-half' && !canChangeHalf() ? null : action;
  }

  /** Elsewhere Tab walks through the page. */
  function canChangeHalf(): boolean {
    return halves.isPair && desk.view === 'game' && desk.panel === null;
  }

  function act(action: KeyAction): boolean {
    if (action.kind === 'full-screen') {
      void program.toggleFullScreen();
      return true;
    }
    if (action.kind === 'staff') {
      staffHelp.ask();
      return true;
    }
    // Only a digit answers the question that G asks.
    if (action.kind !== 'digit') finder.forget();
    // These views hear their own keys, and none of those is a ball.
    const hasOwnKeys = OWN_KEYS.has(desk.view);
    if (hasOwnKeys) return false;
    // Why the key before was refused is still to be read.
    if (isOfBall(action) && desk.followsLost()) return true;
    if (!isOfBall(action) && endsBegun(action)) return true;
    return desk.panel === 'player' ? atPlayer(action) : atDesk(action);
  }

  /** A key that is not a ball ends one of which a part was pressed; undo and Escape do nothing else, as in a field. */
  function endsBegun({ kind }: KeyAction): boolean {
    if ((kind === 'undo' || kind === 'leave') && desk.panel === null && desk.takeBack()) return true;
    desk.forget();
    return false;
  }

  /** Arrows step through the players; while a name or number is asked for, no key is a ball. */
  function atPlayer(action: DeskAction): boolean {
    if (desk.playerView !== 'menu' && action.kind !== 'leave') return false;
    if (action.kind !== 'move') return atDesk(action);
    desk.stepPlayer(action.direction === 'up' || action.direction === 'left' ? -1 : 1);
    return true;
  }

  function atDesk(action: DeskAction): boolean {
    switch (action.kind) {
      case 'entry':
        if (action.entry.kind === 'foul') {
          deck.foul();
          return true;
        }
        deck.clear();
        desk.enter(action.entry);
        return true;
      case 'digit':
        digit(action.digit);
        return true;
      case 'deck':
        void deck.switchPad();
        return true;
      case 'dead-ball':
        void ruling.deadBall();
        return true;
      case 'provisional':
        ruling.provisional();
        return true;
      case 'bowled-by':
        ruling.askWho();
        return true;
      case 'find':
        finder.begin();
        return true;
      case 'frame-back':
        finder.back();
        return true;
      case 'split':
        if (!deck.toggleSplit()) desk.split();
        return true;
      case 'undo':
        if (desk.mayLeaveCorrection()) void here.changes.undo();
        return true;
      case 'redo':
        if (desk.mayLeaveCorrection()) void here.changes.redo();
        return true;
      case 'player-action':
        playerDoing.press(action.id);
        return true;
      case 'move':
        if (desk.panel === 'history') {
          history.turn(action.direction === 'up' || action.direction === 'left' ? -1 : 1);
          return true;
        }
        if (desk.panel !== null) {
          moveFocus(document.querySelector('[data-arrows]') ?? document, action.direction);
          return true;
        }
        desk.leaveEnd();
        desk.move(action.direction);
        return true;
      case 'page':
        if (desk.panel === 'history') history.turn(action.by);
        else turnPage(action.by);
        return true;
      case 'apply':
        // The first Enter enters the tapped pins, the second applies the correction they went into.
        if (deck.on && deck.holds && desk.panel === null) {
          deck.enter();
          return true;
        }
        // An open panel hears its own Enter.
        if (desk.correction === null) return false;
        void desk.applyCorrection();
        return true;
      case 'leave':
        leave();
        return true;
      case 'more':
      case 'history':
      case 'display':
        desk.leaveEnd();
        desk.open(action.kind);
        return true;
      case 'other-half':
        // Who bowled it? The lane beside.
        if (ruling.shows === 'who') void otherLane.give();
        else desk.changeHalf();
        return true;
      case 'help':
        desk.leaveEnd();
        // The list of keys follows the questions; a third press closes it.
        desk.open(desk.panel === 'help' || desk.panel === 'keys' ? 'keys' : 'help');
        return true;
      case 'player':
      case 'add':
        desk.leaveEnd();
        desk.openPlayer(null, action.kind === 'add' ? 'add' : 'menu');
        return true;
      case 'paper':
        desk.goToPaper();
        return true;
      case 'archive':
        desk.goToArchive();
        return true;
      case 'settings':
        void desk.goToSettings();
        return true;
      case 'print':
        desk.open('print');
        return true;
      case 'statistics':
        if (desk.view === 'end') statistics.open();
        return true;
      case 'next':
        void nextGame();
        return true;
      case 'board':
        if (desk.mayLeaveCorrection())
          void changeSettings({ view: house.settings.view === 'board' ? 'console' : 'board' });
        return true;
    }
  }

  /** A number of pins, or on the deck one of them; 0 is pin 10. */
  function digit(pressed: number): void {
    const pin = pressed === 0 ? 10 : pressed;
    if (finder.take(pressed) || ruling.pickWho(pin)) return;
    if (!deck.on || !isPinNumber(pin)) desk.digit(pressed);
    else deck.tapPin(pin);
  }

  /** Leaves the innermost of: a panel, a ruling, tapped pins, a correction, a notice, the board of a finished game. */
  function leave(): void {
    if (desk.panel !== null) desk.close();
    else if (ruling.back()) return;
    else if (deck.holds) deck.clear();
    else if (desk.correction !== null) desk.cancelCorrection();
    else if (notices.unread[0] !== undefined) notices.read(notices.unread[0].id);
    else if (here.board.phase !== 'running') desk.home();
  }

  useConsoleKeys('desk', act, read, (action) => {
    if (isOfBall(action)) desk.lose();
  });
}
