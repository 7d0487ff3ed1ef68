import type { Author, Command } from '../../core/game/event.ts';
import { phaseOf, type Game, type Phase } from '../../core/game/game.ts';
import { nextRedo, nextUndo } from '../../core/game/history.ts';
import { lastBowledFrame } from '../../core/line/line.ts';
import { lineOf } from '../../core/players/position.ts';
import {
  SETTING_NAMES,
  SETTINGS,
  type CopyOrder,
  type ExportOrder,
  type ProgramOrder,
  type Setting,
  type Settings,
  type SettingsChange,
} from '../../contract/contract.ts';

/** Who may do something: bowlers where the house allows it, staff only, or (null) everybody. */
export type Permission = Setting['may'];

type InPhase = Readonly<Record<Phase, Permission>>;

// Core refuses every change of a game that was moved: `moved` says who would learn so.
// A finished game's result is agreed; until then bowlers correct their own mistakes.
const MENDING: InPhase = { running: 'correct', stopped: 'staff', over: 'staff', moved: 'staff' };
const LINE_UP: InPhase = { running: 'players', stopped: 'staff', over: 'staff', moved: 'staff' };
// Facts that decide a league's match or a series.
const LEAGUE: InPhase = { running: 'staff', stopped: 'staff', over: 'staff', moved: 'staff' };
// A stopped game continues when its stop is undone.
const UNDOING: InPhase = { running: 'undo', stopped: 'undo', over: 'staff', moved: 'staff' };
const FREE: InPhase = { running: null, stopped: null, over: null, moved: null };
const ENDING: InPhase = { running: 'end', stopped: 'end', over: 'end', moved: 'end' };

// A record, so that a missing command does not compile.
const OF_COMMANDS: Readonly<Record<Command['kind'], InPhase>> = {
  roll: FREE,
  // The bowler marks a split with the ball; it never changes a score.
  markSplit: { running: null, stopped: 'staff', over: 'staff', moved: 'staff' },
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
  carryGames: LEAGUE,
  setOption: LINE_UP,
  remove: LINE_UP,
  setScoreType: LEAGUE,
  setHandicap: LEAGUE,
  setSeat: LEAGUE,
  stop: ENDING,
  undo: UNDOING,
  redo: UNDOING,
};

/** The permission for a command in this phase of a game. */
export function permissionForCommand(kind: Command['kind'], phase: Phase): Permission {
  return OF_COMMANDS[kind][phase];
}

/**
 * The permissions for a command in this game. Only staff undo and redo what staff did, change the option of a player
 * who has bowled, and set bowlers and averages in a league's game. In a past game, which has newer ones after it, only
 * staff change anything.
 */
export function permissionsForCommand(command: Command, game: Game, isPast = false): readonly Permission[] {
  const permission = permissionForCommand(command.kind, phaseOf(game));
  const isStaffs =
    isPast ||
    steppedBy(command.kind, game) === 'staff' ||
    isLateOption(command, game) ||
    isLeagueFact(command, game);
  return isStaffs ? [permission, 'staff'] : [permission];
}

function isLateOption(command: Command, { position }: Game): boolean {
  if (command.kind !== 'setOption') return false;
  const line = lineOf(position, command.player);
  return line.ok && lastBowledFrame(line.value) !== null;
}

/** Whether a command sets an average, or the bowler it belongs to. */
function isLeagueFact(command: Command, { position }: Game): boolean {
  if (position.league === null) return false;
  return command.kind === 'setAverage' || (command.kind === 'rename' && command.somebodyElse);
}

/** Who made the change to undo or redo; a ball entered by staff counts as any bowler's. */
function steppedBy(kind: Command['kind'], game: Game): Author | null {
  if (kind !== 'undo' && kind !== 'redo') return null;
  const step = kind === 'undo' ? nextUndo(game) : nextRedo(game);
  return step === null || step.change.type === 'ballRolled' ? null : step.change.by;
}

/** The permissions for a change of the settings, one each; returning to the house's language and theme is free. */
export function permissionsForChange(change: SettingsChange, settings: Settings): readonly Permission[] {
  const free = new Set<string>();
  if (change.language === settings.houseLanguage) free.add('language');
  if (change.theme === settings.houseTheme) free.add('theme');
  return SETTING_NAMES.filter((name) => Object.hasOwn(change, name) && !free.has(name)).map(
    (name) => SETTINGS[name].may,
  );
}

/** The permission for a second-copy order: everybody may see its age. */
export function permissionForCopy(order: CopyOrder): Permission {
  return order === 'look' ? null : 'staff';
}

/**
 * The permission for an export. Bowlers take a game home like its sheet; many games are the house's list of who bowled
 * when.
 */
export function permissionForExport({ what }: ExportOrder): Permission {
  return what.kind === 'game' ? 'print' : 'staff';
}

/** The permission for a program order: bowlers must not reach what is behind the window. */
export function permissionForProgram(order: ProgramOrder): Permission {
  return order.kind === 'fullScreen' && order.on ? null : 'staff';
}
