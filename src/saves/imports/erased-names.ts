import type { BowlerId } from '../../core/players/opaque-id.ts';
import type { GameLine } from '../archive/archive.ts';
import { makeGameLine, parseLine } from '../archive/archived-line.ts';
import { withoutBowler } from '../games/without-bowler.ts';
import { newId } from '../record/new-id.ts';
import type { GameRecord } from '../record/game-record.ts';

/** The game without the names and ids of these bowlers; the same game where it has none of them. */
export function withoutErased(record: GameRecord, isErased: (bowler: BowlerId) => boolean): GameRecord {
  const gone = namesOf(record, isErased);
  let without = record;
  for (const name of gone) without = withoutBowler(without, name, newId) ?? without;
  return without;
}

/** The same for lines of games that were read before these bowlers were erased. */
export function linesWithoutErased(
  lines: readonly GameLine[],
  erased: ReadonlySet<BowlerId>,
): readonly GameLine[] {
  return lines.map((line) => {
    const reading = parseLine(new TextEncoder().encode(line.text.trimEnd()));
    if (reading.kind !== 'read' || reading.value.kind !== 'game') return line;
    const without = withoutErased(reading.value.record, (bowler) => erased.has(bowler));
    return without === reading.value.record ? line : { id: line.id, text: makeGameLine(without) };
  });
}

/** Every name that these bowlers have in a game, also those that a later event mended. */
function namesOf({ game }: GameRecord, isErased: (bowler: BowlerId) => boolean): ReadonlySet<string> {
  const names = new Set<string>();
  /** Who bowls as this player, or as this mate of a team. */
  const who = new Map<string, BowlerId>();
  const is = (key: string, bowler: BowlerId, name: string): void => {
    who.set(key, bowler);
    if (isErased(bowler)) names.add(name);
  };
  for (const { id, bowler, name, mates = [] } of game.setup.players) {
    is(String(id), bowler, name);
    for (const [place, mate] of mates.entries())
      is(`${String(id)}/${String(place + 1)}`, mate.bowler, mate.name);
  }
  for (const event of game.events) {
    if (event.type === 'playerJoined') is(String(event.player), event.bowler, event.name);
    if (event.type !== 'playerRenamed') continue;
    const key =
      event.mate === undefined ? String(event.player) : `${String(event.player)}/${String(event.mate)}`;
    const bowler = event.bowler ?? who.get(key);
    if (bowler !== undefined) is(key, bowler, event.name);
  }
  return names;
}
