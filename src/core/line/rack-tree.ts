import { PIN_NUMBERS } from './leave.ts';
import { withLinks } from './links.ts';
import { countMark, type Mark } from './marks.ts';
import { keyOfSets, setsAfter, type PinSets } from './pin-sets.ts';
import { pinCountsTo, worthOf, type PinCount } from './pins.ts';
import type { Fall, Rack, RackKind } from './rack.ts';
import type { FrameResult, Rules } from './rules.ts';

/** The racks of one table, each once. */
interface Racks {
  readonly rules: Rules;
  readonly kind: RackKind;
  readonly known: Map<string, Rack>;
}

/** A full rack, and with it every rack that its balls leave. */
export function fullRackOf(rules: Rules): Rack {
  return rackOf({ rules, kind: kindOf(rules), known: new Map() }, 1, [rules.worth]);
}

function kindOf({ worth, foulTakes }: Rules): RackKind {
  const isEqual = worth.every((pin) => pin === 1);
  return Object.freeze({
    full: worthOf(worth),
    isEqual,
    numbers: isEqual && worth.length === PIN_NUMBERS.length ? PIN_NUMBERS : [],
    countsFouls: foulTakes !== undefined,
  });
}

function rackOf(racks: Racks, ball: number, sets: PinSets): Rack {
  const key = `${String(ball)}: ${keyOfSets(sets)}`;
  const known = racks.known.get(key);
  if (known !== undefined) return known;
  const standing = worthOf(sets[0] ?? []);
  const falls = pinCountsTo(standing).map((felled) => fallOf(racks, ball, sets, felled));
  const counts = pinCountsTo(standing).filter((felled) => falls[felled] !== null);
  const links = { kind: racks.kind, falls: Object.freeze(falls), counts: Object.freeze(counts) };
  const rack = withLinks({ standing, ball }, links);
  racks.known.set(key, rack);
  return rack;
}

function fallOf(racks: Racks, ball: number, sets: PinSets, felled: PinCount): Fall | null {
  const { cleared } = racks.rules;
  const standing = worthOf(sets[0] ?? []);
  const after = setsAfter(sets, felled);
  if (after.length === 0) return null;
  const counted = countedAt(racks, ball, standing, felled);
  const mark = countMark(felled);
  if (counted === standing) {
    const ended = cleared[ball - 1] ?? 'open';
    return Object.freeze({ counted, ended, left: null, mark: endMark(ended, felled, standing) });
  }
  if (ball === cleared.length) return Object.freeze({ counted, ended: 'open', left: null, mark });
  return Object.freeze({ counted, ended: null, left: rackOf(racks, ball + 1, after), mark });
}

/** The pins that count: of a miss all that stood, where the lowest total wins. */
function countedAt({ rules, kind }: Racks, ball: number, standing: PinCount, felled: PinCount): PinCount {
  if (rules.wins === 'lowest' && felled === 0) return standing;
  return ball === 1 && felled >= rules.strikeFrom ? kind.full : felled;
}

function endMark(ended: FrameResult, felled: PinCount, standing: PinCount): Mark {
  if (ended === 'open') return countMark(felled);
  return felled < standing ? { kind: ended, fell: felled } : { kind: ended };
}
