import { withLinks } from './links.ts';
import { countMark, type Mark } from './marks.ts';
import { pinCountsTo, standingAfter, type PinCount } from './pins.ts';
import type { Fall, Rack } from './rack.ts';
import type { FrameResult, Rules } from './rules.ts';

/** A full rack, and with it every rack that its balls leave. */
export function fullRackOf(rules: Rules): Rack {
  return rackOf(rules, 1, rules.pins);
}

function rackOf(rules: Rules, ball: number, standing: PinCount): Rack {
  const falls = pinCountsTo(standing).map((felled) => fallOf(rules, ball, standing, felled));
  return withLinks({ standing, ball }, { falls: Object.freeze(falls) });
}

function fallOf(rules: Rules, ball: number, standing: PinCount, felled: PinCount): Fall {
  const { cleared } = rules;
  const counted = countedAt(rules, ball, standing, felled);
  const mark = countMark(felled);
  if (counted === standing) {
    const ended = cleared[ball - 1] ?? 'open';
    return Object.freeze({ counted, ended, left: null, mark: endMark(ended, felled, standing) });
  }
  if (ball === cleared.length) return Object.freeze({ counted, ended: 'open', left: null, mark });
  const left = rackOf(rules, ball + 1, standingAfter(standing, felled));
  return Object.freeze({ counted, ended: null, left, mark });
}

/** The pins that count: of a miss all that stood, where the lowest total wins. */
function countedAt(
  { pins, strikeFrom, wins }: Rules,
  ball: number,
  standing: PinCount,
  felled: PinCount,
): PinCount {
  if (wins === 'lowest' && felled === 0) return standing;
  return ball === 1 && felled >= strikeFrom ? pins : felled;
}

function endMark(ended: FrameResult, felled: PinCount, standing: PinCount): Mark {
  if (ended === 'open') return countMark(felled);
  return felled < standing ? { kind: ended, fell: felled } : { kind: ended };
}
