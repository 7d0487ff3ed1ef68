import type { GameEvent } from '../../../core/game/event.ts';
import { sealLine, sealText, type Field } from '../sealed-text.ts';

const AT = '2026-11-21T12:00:00.000Z';

/** The id of hostile games. */
export const HOSTILE_ID = 'g000001-0a1b2c';

/** A hostile game's fields; the rest is as in one bowler's game before its first ball. */
export interface Hostile {
  readonly players?: string;
  readonly events?: string;
  readonly generation?: number;
  readonly sheet?: string;
}

/** A game file with a right checksum, whatever its content. */
export function hostileGame(says: Hostile): string {
  return sealText('headpin-game', 3, fields(says));
}

/** The same as an archive line with its line end. */
export function hostileLine(says: Hostile): string {
  return `${sealLine('headpin-archived-game', 3, fields(says))}\n`;
}

/** This many items, separated by commas. */
export function many(count: number, item: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => item(index)).join(',');
}

/** A game of this many players before its first ball. */
export function partyOf(people: number): Required<Pick<Hostile, 'players' | 'sheet'>> {
  return {
    players: many(people, (index) => `{"id":${String(index + 1)},"name":"A${String(index)}"}`),
    sheet: many(people, (index) => `"A${String(index)}: . . . . . . . . . . = 0"`),
  };
}

/** One bowler's ball and its undo, this many times. */
export function takenBack(times: number): readonly GameEvent[] {
  return Array.from({ length: times }, (_, index): readonly GameEvent[] => [
    { type: 'ballRolled', player: 1, frame: 1, roll: { kind: 'pins', pins: 7 }, at: AT, by: 'bowler' },
    { type: 'undone', event: index * 2 + 1, at: AT, by: 'bowler' },
  ]).flat();
}

function fields({ players, events = '', generation = 0, sheet }: Hostile): readonly Field[] {
  const one = partyOf(1);
  const setup = `"format":"ten-pin","lane":7,"gameNumber":1,"startedAt":"${AT}"`;
  return [
    ['generation', String(generation)],
    ['id', `"${HOSTILE_ID}"`],
    ['counter', '1'],
    ['savedAt', `"${AT}"`],
    ['setup', `{${setup},"players":[${players ?? one.players}]}`],
    ['events', `[${events}]`],
    ['sheet', `[${sheet ?? one.sheet}]`],
  ];
}
