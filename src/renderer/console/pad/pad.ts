import { allPinsAt, rollOf, type Entry } from '../../../core/line/entry.ts';
import { markOf, type Mark } from '../../../core/line/marks.ts';
import type { Rack } from '../../../core/line/rack.ts';
import type { ConsoleText } from '../../../text/console/console.ts';

export interface PadKey {
  readonly entry: Entry;
  readonly name: string;
  /** The mark drawn before the name; null for a number. */
  readonly mark: Mark | null;
  /** Whether it is legal at this rack. */
  readonly legal: boolean;
  /** Whether this number completes a strike or a spare. */
  readonly makes: 'strike' | 'spare' | null;
}

const MISS: Entry = { kind: 'pins', pins: 0 };

/** In a phone's order, 0 last; a strike or spare stands for ten, or the key in its place does. */
const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** The numbers of a format whose full rack this is: with worths, all that a ball can be but a miss and a strike. */
function numbersOf({ counts, standing, kind }: Rack): readonly number[] {
  return kind.isEqual ? NUMBERS : counts.filter((count) => count > 0 && count < standing);
}

/**
 * The pad's keys for the next ball's rack, numbers first; without a rack none is legal. `full` is a full rack of the
 * format.
 */
export function padKeys(text: ConsoleText, rack: Rack | null, full: Rack): readonly PadKey[] {
  const numbers = numbersOf(full).map((pins) => {
    const entry: Entry = { kind: 'pins', pins };
    const legal = rack !== null && rollOf(entry, rack).ok;
    return { entry, name: String(pins), mark: null, legal, makes: madeBy(entry, rack) };
  });
  return [
    ...numbers,
    allPinsKey(rack) ?? markKey({ kind: 'strike' }, text.strike, { kind: 'strike' }, rack),
    markKey({ kind: 'spare' }, text.spare, { kind: 'spare' }, rack),
    // Where the lowest total wins, a miss is a strike or a spare.
    { ...markKey(MISS, text.miss, { kind: 'miss' }, rack), makes: madeBy(MISS, rack) },
    markKey({ kind: 'foul' }, text.foul, { kind: 'foul' }, rack),
  ];
}

/** What this number of pins completes at the rack. */
function madeBy(entry: Entry, rack: Rack | null): PadKey['makes'] {
  const roll = rack === null ? null : rollOf(entry, rack);
  const mark = rack !== null && roll?.ok === true ? markOf(rack, roll.value).kind : null;
  return mark === 'strike' || mark === 'spare' ? mark : null;
}

/** The number of all pins, in the strike's place, where they make no mark. */
function allPinsKey(rack: Rack | null): PadKey | null {
  const entry = rack === null ? null : allPinsAt(rack);
  if (entry?.kind !== 'pins') return null;
  return { entry, name: String(entry.pins), mark: null, legal: true, makes: null };
}

function markKey(entry: Entry, name: string, mark: Mark, rack: Rack | null): PadKey {
  return { entry, name, mark, legal: rack !== null && rollOf(entry, rack).ok, makes: null };
}
