import type { ConsoleText } from '../../../text/console/console.ts';
import type { BoardText } from '../../../text/board/board.ts';
import type { Effect, TotalShift } from '../desk/effect.ts';

/**
 * A number that a correction changes, in words. `after` is null where it stays, or where `before` already states the
 * change.
 */
export interface ShiftLine {
  readonly what: string;
  readonly before: string;
  readonly after: string | null;
}

export interface ShiftText {
  readonly board: Pick<BoardText, 'total' | 'max'>;
  readonly console: Pick<ConsoleText, 'placeOf' | 'frame' | 'frames'>;
}

/** Every number that changes: total, maximum unless it is the total, places, and other frames' running totals. */
export function shiftLines(
  { total, max, places, others }: Pick<Effect, 'total' | 'max' | 'places' | 'others'>,
  text: ShiftText,
): readonly ShiftLine[] {
  const isSettled = total.before === max.before && total.after === max.after;
  return [
    line(text.board.total, total.before, total.after),
    ...(isSettled ? [] : [line(text.board.max, max.before, max.after)]),
    ...places.map(({ name, before, after }) => line(text.console.placeOf(name), before, after)),
    ...runs(others).map((run) => runLine(run, text.console)),
  ];
}

function line(what: string, before: number | null, after: number | null): ShiftLine {
  return { what, before: written(before), after: before === after ? null : written(after) };
}

function written(total: number | null): string {
  return String(total ?? '–');
}

/** Consecutive frames that change by the same number of pins share a line, so that all fit on the card. */
type Run = readonly [TotalShift, ...TotalShift[]];

function runs(others: readonly TotalShift[]): readonly Run[] {
  return others.reduce<readonly Run[]>((found, shift) => {
    const run = found.at(-1);
    const last = run?.at(-1);
    const goesOn = last !== undefined && shift.frame === last.frame + 1 && by(shift) === by(last);
    return run !== undefined && goesOn && by(shift) !== null
      ? [...found.slice(0, -1), [...run, shift]]
      : [...found, [shift]];
  }, []);
}

/** The pins a running total changes by; null where it did not or does not exist. */
function by({ before, after }: TotalShift): number | null {
  return before === null || after === null ? null : after - before;
}

function runLine(run: Run, text: ShiftText['console']): ShiftLine {
  const [first] = run;
  const last = run.at(-1) ?? first;
  const pins = by(first);
  if (last === first || pins === null)
    return {
      what: text.frame(first.frame),
      before: written(first.before),
      after: written(first.after),
    };
  const what = text.frames(first.frame, last.frame);
  return { what, before: pins > 0 ? `+${String(pins)}` : `−${String(-pins)}`, after: null };
}
