import type { WebContents } from 'electron';
import * as v from 'valibot';
import { err, type Result } from '../../core/line/result.ts';
import {
  isCallName,
  type AnswerOf,
  type CallName,
  type Failure,
  type Settings,
} from '../../contract/contract.ts';
import type { StaffMode } from '../staff/staff-mode.ts';
import type { Caller, CallEntries, StaffRule } from './call-entry.ts';

/** The desk's user and permissions. */
export interface Desk {
  readonly settings: { readonly current: Settings };
  readonly staff: Pick<StaffMode, 'allows'>;
}

export interface DoorDeps<C extends CallName, Deps> {
  readonly entries: CallEntries<C, Deps>;
  readonly deps: Deps;
  /** Null before the lane exists, when nobody has any permission. */
  readonly desk: Desk | null;
}

export interface Asked {
  /** Null for a foreign page. */
  readonly caller: Caller | null;
  readonly sender: WebContents;
  readonly name: unknown;
  readonly args: unknown;
}

/**
 * Answers a request. Only a known call from a permitted caller, with valid arguments and a satisfied staff rule,
 * reaches its handler.
 */
export async function answer<C extends CallName, Deps>(
  door: DoorDeps<C, Deps>,
  asked: Asked,
): Promise<Result<unknown, Failure>> {
  const { name } = asked;
  if (typeof name !== 'string' || !isCallName(name)) return err({ code: 'bad-request', path: 'name' });
  return isOneOf(door.entries, name) ? answerCall(door, name, asked) : err({ code: 'forbidden' });
}

async function answerCall<C extends CallName, Deps, N extends C>(
  { entries, deps, desk }: DoorDeps<C, Deps>,
  name: N,
  { caller, sender, args }: Asked,
): Promise<AnswerOf<N>> {
  const { callers, parser, permissions, handle } = entries[name];
  if (caller === null || !callers.includes(caller)) return err({ code: 'forbidden' });
  const parsed = v.safeParse(parser, args);
  if (!parsed.success)
    return err({ code: 'bad-request', path: v.getDotPath(parsed.issues[0]) ?? 'arguments' });
  if (!mayAsk(permissions, parsed.output, desk)) return err({ code: 'staff-only' });
  return handle(parsed.output, deps, sender);
}

/** Whether the desk's user may make the call. An owner judges that itself, when the call's turn comes. */
function mayAsk<Args, Deps>(rule: StaffRule<Args, Deps>, args: Args, desk: Desk | null): boolean {
  if (rule === 'none' || typeof rule === 'object') return true;
  if (desk === null) return false;
  return desk.staff.allows(...(typeof rule === 'string' ? [rule] : rule(args, desk.settings.current)));
}

function isOneOf<C extends CallName>(entries: Readonly<Record<C, unknown>>, name: CallName): name is C {
  return Object.hasOwn(entries, name);
}
