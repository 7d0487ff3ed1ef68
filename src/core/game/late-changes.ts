import type { PlayerLine } from '../players/player-line.ts';
import type { PlayerId } from '../players/player.ts';
import type { Position } from '../players/position.ts';
import type { Stamp } from './event.ts';
import { factsIn, type FactKind, type Facts } from './fact-changes.ts';
import { goOn, newGame, type Done, type Game } from './game.ts';

/** One event's change to a signed game: a frame, or a fact of the league. */
export interface LateChange extends Stamp {
  readonly player: PlayerId;
  /** The player's name before the change, or after it for a new player. */
  readonly name: string;
  /** Null: another figure, told by `fact`. */
  readonly frame: number | null;
  /** Null for a frame, and for who joined or was removed. */
  readonly fact: FactKind | null;
  /** Marks, a number, a score type or a name; empty where there was nothing. */
  readonly before: string;
  readonly after: string;
  /** The game's generation since then. */
  readonly generation: number;
}

type Difference = Pick<LateChange, 'player' | 'name' | 'frame' | 'fact' | 'before' | 'after'>;

/** The changes after this generation, oldest first: corrections, undone balls and balls entered again. */
export function lateChanges({ setup, events }: Game, after: number): readonly LateChange[] {
  const signed = goOn(newGame(setup), events.slice(0, after));
  if (!signed.ok) return [];
  const changes: LateChange[] = [];
  let generation = after;
  goOn(signed.value, events.slice(after), (done) => {
    const event = events[generation];
    generation += 1;
    if (event === undefined) return;
    const { at, by } = event;
    const [was, is] = sidesOf(done);
    for (const difference of differences(was, is)) changes.push({ at, by, ...difference, generation });
  });
  return changes;
}

function sidesOf({ kind, step: { before, after } }: Done): readonly [was: Position, is: Position] {
  return kind === 'undone' ? [after, before] : [before, after];
}

function differences(was: Position, is: Position): readonly Difference[] {
  const players = new Set([...was.lines, ...is.lines].map(({ player }) => player));
  return Array.from(players).flatMap((player) => {
    const [before, after] = [lineIn(was, player), lineIn(is, player)];
    if (before === null || after === null) return ofSomebody(player, before, after);
    return [...ofFrames(before, after), ...ofFacts(was, is, after)];
  });
}

function lineIn({ lines }: Position, player: PlayerId): PlayerLine | null {
  return lines.find((line) => line.player === player) ?? null;
}

function ofSomebody(
  player: PlayerId,
  before: PlayerLine | null,
  after: PlayerLine | null,
): readonly Difference[] {
  const [was, is] = [before?.name ?? '', after?.name ?? ''];
  return [{ player, name: was || is, frame: null, fact: null, before: was, after: is }];
}

function ofFrames(before: PlayerLine, after: PlayerLine): readonly Difference[] {
  // A player who bowls no more has no frames that count, so the change is one of facts.
  if (before.line.blind !== null || after.line.blind !== null) return [];
  return after.line.frames.flatMap(({ notation: is }, index) => {
    const was = before.line.frames[index]?.notation ?? '';
    const { player } = after;
    return was === is
      ? []
      : [{ player, name: before.name, frame: index + 1, fact: null, before: was, after: is }];
  });
}

type FactText = readonly [fact: FactKind, text: (facts: Facts) => string];

const FACTS: readonly FactText[] = [
  ['bowler', ({ name }) => name],
  ['type', ({ type, blind }) => (blind === null ? type : `${type} ${String(blind)}`)],
  ['average', ({ average }) => numberText(average)],
  ['handicap', ({ handicap }) => numberText(handicap)],
  ['team', ({ team, place }) => `${team ?? ''} ${numberText(place)}`.trim()],
];

function ofFacts(was: Position, is: Position, { player }: PlayerLine): readonly Difference[] {
  const [before, after] = [factsIn(was, player), factsIn(is, player)];
  if (before === null || after === null) return [];
  return FACTS.flatMap(([fact, text]) =>
    text(before) === text(after)
      ? []
      : [{ player, name: before.name, frame: null, fact, before: text(before), after: text(after) }],
  );
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}
