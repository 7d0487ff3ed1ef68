import type { PlayerLine } from '../players/player-line.ts';
import type { PlayerId } from '../players/player.ts';
import type { Position } from '../players/position.ts';
import { FACT_KINDS, factsIn } from './fact-changes.ts';
import { goOn, newGame, type Done, type Game } from './game.ts';
import { FACT_WORDS, type Difference, type ListedChange } from './listed-change.ts';

/** The changes after this generation, oldest first: corrections, undone balls and balls entered again. */
export function lateChanges({ setup, events }: Game, after: number): readonly ListedChange[] {
  const signed = goOn(newGame(setup), events.slice(0, after));
  if (!signed.ok) return [];
  const changes: ListedChange[] = [];
  let generation = after;
  goOn(signed.value, events.slice(after), (done) => {
    const event = events[generation];
    generation += 1;
    if (event === undefined) return;
    const { at, by } = event;
    const [was, is] = sidesOf(done);
    for (const difference of differences(was, is))
      changes.push({ at, by, manner: null, to: null, ...difference, generation });
  });
  return changes;
}

function sidesOf({ kind, step: { before, after } }: Done): readonly [was: Position, is: Position] {
  return kind === 'undone' ? [after, before] : [before, after];
}

/** What two positions of a game differ in: frames, facts of the league, and who is in it. */
export function differences(was: Position, is: Position): readonly Difference[] {
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

function ofFacts(was: Position, is: Position, { player }: PlayerLine): readonly Difference[] {
  const [before, after] = [factsIn(was, player), factsIn(is, player)];
  if (before === null || after === null) return [];
  return FACT_KINDS.flatMap((fact) => {
    const [said, says] = [FACT_WORDS[fact](before), FACT_WORDS[fact](after)];
    return said === says ? [] : [{ player, name: before.name, frame: null, fact, before: said, after: says }];
  });
}
