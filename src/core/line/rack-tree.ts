import { withLinks } from './links.ts';
import { countMark } from './marks.ts';
import { pinCountsTo, standingAfter, type PinCount } from './pins.ts';
import type { Fall, Rack } from './rack.ts';
import type { Format } from './format.ts';

/** A full rack, and with it every rack that its balls leave. */
export function fullRackOf(format: Format): Rack {
  return rackOf(format, 1, format.pins);
}

function rackOf(format: Format, ball: number, standing: PinCount): Rack {
  const falls = pinCountsTo(standing).map((felled) => fallOf(format, ball, standing, felled));
  return withLinks({ standing, ball }, { falls: Object.freeze(falls) });
}

function fallOf(format: Format, ball: number, standing: PinCount, felled: PinCount): Fall {
  const { pins, cleared, strikeFrom } = format;
  const counted = ball === 1 && felled >= strikeFrom ? pins : felled;
  const mark = countMark(felled);
  if (counted === standing) {
    const ended = cleared[ball - 1] ?? 'open';
    return Object.freeze({ counted, ended, left: null, mark: ended === 'open' ? mark : { kind: ended } });
  }
  if (ball === cleared.length) return Object.freeze({ counted, ended: 'open', left: null, mark });
  const left = rackOf(format, ball + 1, standingAfter(standing, felled));
  return Object.freeze({ counted, ended: null, left, mark });
}
