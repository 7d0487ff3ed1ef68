import type { Author, Command } from '../../core/game/event.ts';
import { phaseOf, type Game, type Phase } from '../../core/game/game.ts';
import { nextRedo, nextUndo } from '../../core/game/history.ts';
import type {
  CopyOrder,
  BowlerFunction,
  ProgramOrder,
  Settings,
  SettingsChange,
} from '../../contract/contract.ts';

/** Whom something takes: bowlers where the house lets them, staff alone, or (null) whoever is at the desk. */
export type Permission = BowlerFunction | 'staff' | null;

type InPhase = Readonly<Record<Phase, Permission>>;

// What the game came to is agreed when it is over; until then bowlers mend their own mistakes.
const MENDING: InPhase = { running: 'correct', stopped: 'staff', over: 'staff' };
const LINE_UP: InPhase = { running: 'players', stopped: 'staff', over: 'staff' };
// A game that was stopped goes on by taking its stop back.
const UNDOING: InPhase = { running: 'undo', stopped: 'undo', over: 'staff' };
const FREE: InPhase = { running: null, stopped: null, over: null };
const ENDING: InPhase = { running: 'end', stopped: 'end', over: 'end' };

// A record and not a switch, so that a command missing here does not compile.
const OF_COMMANDS: Readonly<Record<Command['kind'], InPhase>> = {
  roll: FREE,
  // Whoever bowls says with the ball that it was a split; it never changes a score.
  markSplit: { running: null, stopped: 'staff', over: 'staff' },
  correctFrame: MENDING,
  agreeLine: MENDING,
  annulBall: MENDING,
  moveBalls: MENDING,
  dispute: MENDING,
  settle: MENDING,
  call: LINE_UP,
  join: LINE_UP,
  rename: LINE_UP,
  reorder: LINE_UP,
  skip: LINE_UP,
  leave: LINE_UP,
  comeBack: LINE_UP,
  absent: LINE_UP,
  setAverage: LINE_UP,
  remove: LINE_UP,
  stop: ENDING,
  undo: UNDOING,
  redo: UNDOING,
};

/** Whom a command takes in a game of this phase. */
export function permissionForCommand(kind: Command['kind'], phase: Phase): Permission {
  return OF_COMMANDS[kind][phase];
}

/**
 * Whom a command takes in this game: what staff decided is taken back and brought back by staff, and a game of the past,
 * behind which others have begun, is theirs.
 */
export function permissionsForCommand(
  kind: Command['kind'],
  game: Game,
  isPast = false,
): readonly Permission[] {
  const permission = permissionForCommand(kind, phaseOf(game));
  return isPast || steppedBy(kind, game) === 'staff' ? [permission, 'staff'] : [permission];
}

/** Who made the change that is taken back or brought back; a ball that staff entered is like any bowler's. */
function steppedBy(kind: Command['kind'], game: Game): Author | null {
  if (kind !== 'undo' && kind !== 'redo') return null;
  const step = kind === 'undo' ? nextUndo(game) : nextRedo(game);
  return step === null || step.change.type === 'ballRolled' ? null : step.change.by;
}

const OF_SETTINGS: Readonly<Record<keyof Settings, Permission>> = {
  language: 'display',
  theme: 'display',
  view: 'display',
  layout: 'display',
  celebrations: 'display',
  // How a ball is entered is the bowler's own business, ball by ball.
  pad: null,
  pinTap: null,
  marks: 'display',
  paper: 'print',
  paperMarks: 'print',
  printer: 'print',
  lane: 'staff',
  houseName: 'staff',
  houseLanguage: 'staff',
  houseTheme: 'staff',
  lateRule: 'staff',
  opening: 'staff',
  sounds: 'staff',
  overhead: 'staff',
  distance: 'staff',
  diagonal: 'staff',
  bowlersMay: 'staff',
  keepNames: 'staff',
};

/** Whom a change of the settings takes, a need for each; the way back to the house's language and theme is free. */
export function permissionsForChange(change: SettingsChange, settings: Settings): readonly Permission[] {
  const free = new Set<string>();
  if (change.language === settings.houseLanguage) free.add('language');
  if (change.theme === settings.houseTheme) free.add('theme');
  return NAMES.filter((name) => Object.hasOwn(change, name) && !free.has(name)).map(
    (name) => OF_SETTINGS[name],
  );
}

/** Whom an order about the second copy takes: anybody may see how old it is. */
export function permissionForCopy(order: CopyOrder): Permission {
  return order === 'look' ? null : 'staff';
}

/** Whom an order to the program takes: a bowler must not come to what lies behind its window. */
export function permissionForProgram(order: ProgramOrder): Permission {
  return order.kind === 'fullScreen' && order.on ? null : 'staff';
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(OF_SETTINGS, name);
}

const NAMES = Object.keys(OF_SETTINGS).filter(isSetting);
