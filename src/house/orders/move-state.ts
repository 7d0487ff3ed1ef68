import type { LanePlace, MoveState, ShownMove } from '../../house-contract/moves.ts';
import type { OrderAnswer, OrderState } from '../../house-contract/orders.ts';

/** An order of a move. */
export interface Step {
  readonly id: string;
  readonly step: 'away' | 'take';
  readonly attempt: number;
  readonly place: LanePlace;
  readonly state: OrderState;
  readonly outcome: OrderAnswer['outcome'] | null;
  readonly late: boolean;
}

export interface MoveStanding {
  readonly state: MoveState;
  readonly code: string | null;
  readonly attempt: number;
  readonly twice: boolean;
  /** The lane that has the game or is asked to take it; null before any was asked. */
  readonly place: LanePlace | null;
  readonly waitsFor: ShownMove['waitsFor'];
}

/**
 * A move's state, from its steps. `code` says why no new lane was asked although the old one closed the game.
 */
export function standingOf(steps: readonly Step[], code: string | null): MoveStanding {
  const takes = steps.filter(({ step }) => step === 'take').toSorted((one, two) => one.attempt - two.attempt);
  const away = steps.find(({ step }) => step === 'away');
  const newest = takes.at(-1);
  if (newest === undefined) return { ...nothing, ...beforeTaking(away, code), waitsFor: openIn(away) };
  const taken = takes.filter(({ state }) => state === 'done');
  const about = {
    ...{ attempt: newest.attempt, twice: taken.length > 1, place: (taken.at(-1) ?? newest).place },
    waitsFor: taken.length > 0 ? null : openIn(newest),
  };
  if (taken.length > 0) return { ...about, state: 'done', code: null };
  if (isOpen(newest)) return { ...about, state: 'taking', code: null };
  // A forced move has no step at the old lane, so nothing was closed.
  const closed = away?.state === 'done';
  if (closed) return { ...about, state: 'stopped', code: codeOf(newest) ?? 'no-answer' };
  return { ...about, state: newest.state === 'refused' ? 'refused' : 'void', code: codeOf(newest) };
}

const nothing = { attempt: 0, twice: false, place: null };

function beforeTaking(away: Step | undefined, code: string | null): Pick<MoveStanding, 'state' | 'code'> {
  if (away === undefined || isOpen(away)) return { state: 'closing', code: null };
  if (away.state === 'done') return { state: 'stopped', code: code ?? (away.late ? 'late' : null) };
  return { state: away.state === 'refused' ? 'refused' : 'void', code: codeOf(away) };
}

export function isOpen({ state }: Pick<Step, 'state'>): boolean {
  return state === 'sent' || state === 'unknown';
}

function openIn(step: Step | undefined): ShownMove['waitsFor'] {
  return step === undefined || !isOpen(step) ? null : { id: step.id, late: step.late };
}

function codeOf({ outcome }: Step): string | null {
  return outcome?.state === 'refused' ? outcome.code : null;
}
