import type { LineRefusal } from '../line/refusal.ts';
import type { Result } from '../line/result.ts';

/** Why a class threw: a ball was refused, or a question came too early. */
export type Fault = LineRefusal | { readonly code: 'not-over' } | { readonly code: 'frame-running' };

/** The classes throw this where the rules return a refusal. `message` gives the reason in English. */
export class BowlingError extends Error {
  override readonly name = 'BowlingError';
  readonly code: Fault['code'];

  constructor(fault: Fault) {
    super(sentenceFor(fault));
    this.code = fault.code;
  }
}

/** Unwraps a rule's result. Throws a `BowlingError` if it is a refusal. */
export function orThrow<T>(answer: Result<T, Fault>): T {
  if (!answer.ok) throw new BowlingError(answer.error);
  return answer.value;
}

type PinsFault = Extract<Fault, { pins: unknown }>;

// These sentences are not in `src/text` because core imports nothing outside core.
const SENTENCES: Readonly<Record<Exclude<Fault, PinsFault>['code'], string>> = {
  'no-strike-here': 'Only the first ball at a full rack can be a strike.',
  'no-spare-here': 'Only the second ball at a rack can be a spare.',
  'leave-does-not-fit': 'These pins cannot be the ones that this ball left.',
  'no-split-here': 'Only a first ball that leaves pins standing can be a split.',
  'frame-finished': 'This frame is finished and takes no more balls.',
  'frame-given': 'Nobody bowls this frame: its strike is given.',
  'game-over': 'The game is over and takes no more balls.',
  'not-over': 'The game is not over: it has a score at its end, and totalScore() until then.',
  'frame-running': 'This frame is still running: it has a result once it is finished.',
};

function sentenceFor(fault: Fault): string {
  return 'pins' in fault ? sentenceForPins(fault) : SENTENCES[fault.code];
}

function sentenceForPins(fault: PinsFault): string {
  switch (fault.code) {
    case 'not-an-integer':
      return `Pins are a whole number from 0 to 10; ${told(fault.pins)} is none.`;
    case 'out-of-range':
      return `A ball knocks down 0 to ${String(fault.most)} pins, not ${String(fault.pins)}.`;
    case 'too-many-pins':
      return `A ball cannot fell ${String(fault.pins)} pins where ${String(fault.standing)} stand.`;
    case 'no-such-pins':
      return `A ball here counts ${fault.counts.join(', ')}, not ${String(fault.pins)}.`;
  }
}

/** Plain JavaScript may pass `'5'`, which would print like the accepted 5, or a value that cannot be printed. */
function told(pins: unknown): string {
  return typeof pins === 'number' ? String(pins) : `a ${typeof pins}`;
}
