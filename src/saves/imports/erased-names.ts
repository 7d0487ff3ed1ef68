import { personsIn } from '../../core/chain/erasing.ts';
import type { BowlerId } from '../../core/players/opaque-id.ts';
import type { GameLine } from '../archive/archive.ts';
import { makeGameLine, parseLine } from '../archive/archived-line.ts';
import { calledInRecord, namedFacts, withoutPersons } from '../games/without-bowler.ts';
import { otherIds } from '../record/new-id.ts';
import type { GameRecord } from '../record/game-record.ts';

/** The game without the names and ids of these bowlers; the same game where it has none of them. */
export function withoutErasedNames(record: GameRecord, erased: ReadonlySet<BowlerId>): GameRecord {
  const gone = calledInRecord(record).flatMap(({ bowler }) =>
    bowler !== null && erased.has(bowler) ? [bowler] : [],
  );
  if (gone.length === 0) return record;
  const persons = personsIn(namedFacts(record), new Set(gone));
  return withoutPersons(record, persons, otherIds()) ?? record;
}

/** The same for lines of games that were read before these bowlers were erased. */
export function linesWithoutErased(
  lines: readonly GameLine[],
  erased: ReadonlySet<BowlerId>,
): readonly GameLine[] {
  return lines.map((line) => {
    const reading = parseLine(new TextEncoder().encode(line.text.trimEnd()));
    if (reading.kind !== 'read' || reading.value.kind !== 'game') return line;
    const without = withoutErasedNames(reading.value.record, erased);
    return without === reading.value.record ? line : { id: line.id, text: makeGameLine(without) };
  });
}
