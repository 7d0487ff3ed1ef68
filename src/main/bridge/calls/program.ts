import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import type {
  CallName,
  Half,
  ProgramState,
  ProgramOrder,
  UnfinishedGame,
} from '../../../contract/contract.ts';
import { permissionForProgram } from '../../staff/permissions.ts';
import { fromConsole, type CallDeps, type CallEntries } from '../call-entry.ts';
import { nothing } from './parts.ts';

const programOrder = v.variant('kind', [
  v.strictObject({ kind: v.literal('fullScreen'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('showScreens') }),
  v.strictObject({ kind: v.literal('quit') }),
]);

/** The calls about the program itself and its notices. */
export const PROGRAM_CALLS: CallEntries<CallName<'program' | 'notices'>> = {
  'program.load': {
    // The overhead's only call: it shows the state and requests nothing.
    callers: ['console', 'board'],
    parser: nothing,
    permissions: 'none',
    handle: (_args, deps) => Promise.resolve(ok(programState(deps))),
  },
  'program.order': fromConsole(
    ([order]) => [permissionForProgram(order)],
    v.strictTuple([programOrder]),
    ([order], deps) => Promise.resolve(ok(ordered(deps, order))),
  ),
  'notices.read': fromConsole(
    'none',
    v.strictTuple([v.pipe(v.number(), v.safeInteger(), v.minValue(1))]),
    ([id], { notices }) => {
      notices.read(id);
      return Promise.resolve(ok(null));
    },
  ),
};

/** Carries out a program order; returns whether the window fills the screen afterwards. */
function ordered({ window, screens, leave }: CallDeps, order: ProgramOrder): boolean {
  switch (order.kind) {
    case 'fullScreen':
      return window.setFullScreen(order.on);
    case 'showScreens':
      screens.showNumbers();
      return window.fullScreen;
    case 'quit':
      leave();
      return window.fullScreen;
  }
}

/** The state that a window begins with. */
function programState({
  games,
  practice,
  settings,
  logo,
  house,
  frontDesk,
  staff,
  notices,
  prints,
  screens,
  window,
  start,
}: CallDeps): ProgramState {
  // With a game on the board, the question about the unfinished game has been answered.
  const asked = (half: Half): UnfinishedGame | null =>
    games.current(half) === null ? start.unfinished[half] : null;
  return {
    ...start,
    games: { left: games.current('left'), right: games.current('right') },
    unfinished: { left: asked('left'), right: asked('right') },
    notices: notices.unread,
    prints: prints.prints,
    practice: practice.current(),
    settings: settings.current,
    logo: logo.current,
    house: house.state,
    frontDesk: frontDesk.state,
    staff: staff.state,
    screens: screens.infos,
    fullScreen: window.fullScreen,
  };
}
