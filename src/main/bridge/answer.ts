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
import type { Caller, CallEntries } from './call-entry.ts';

/** Who is at the desk, and what the house lets them do. */
export interface Desk {
  readonly settings: { readonly current: Settings };
  readonly staff: Pick<StaffMode, 'allows'>;
}

/** What a door takes, and what its calls work with. */
export interface DoorDeps<C extends CallName, Deps> {
  readonly entries: CallEntries<C, Deps>;
  readonly deps: Deps;
  /** Null before there is a lane: nobody may do what takes staff. */
  readonly desk: Desk | null;
}

/** What comes to a door: which page asks, for what. */
export interface Asked {
  /** Null for a page that is none of ours. */
  readonly caller: Caller | null;
  readonly sender: WebContents;
  readonly name: unknown;
  readonly args: unknown;
}

/**
 * Answers what was asked: only a known call, of a caller that may, with arguments that parse, and only while its staff rule
 * holds, comes to its handler.
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
  if (typeof permissions === 'function') {
    const isAllowed = desk?.staff.allows(...permissions(parsed.output, desk.settings.current)) ?? false;
    if (!isAllowed) return err({ code: 'staff-only' });
  }
  return handle(parsed.output, deps, sender);
}

function isOneOf<C extends CallName>(entries: Readonly<Record<C, unknown>>, name: CallName): name is C {
  return Object.hasOwn(entries, name);
}
