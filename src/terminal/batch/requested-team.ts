import type { Sharing } from '../../core/formats/format.ts';
import { begunFrames, type Line } from '../../core/line/line.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  bowledIn,
  mateBeginning,
  matesOfFrame,
  newSharedLine,
  nextFirst,
  teamsFit,
  type SharedLine,
} from '../../core/players/shared-line.ts';
import { badRequest, type BatchError } from './error.ts';

/** A request's bowlers who share its line, if the format has any, and its other keys. */
export interface RequestedTeam {
  readonly team: SharedLine | null;
  readonly rest: Readonly<Record<string, unknown>>;
}

/**
 * Reads `bowlers`, how many share the line, and `startsWith`, the number of who begins. Refuses with `bad-request` a
 * number that the format does not take, and who is not in the team.
 */
export function requestedTeam(
  sharing: Sharing | null,
  json: Readonly<Record<string, unknown>>,
): Result<RequestedTeam, BatchError> {
  if (sharing === null) return ok({ team: null, rest: json });
  const { least, most } = sharing;
  // Partners are always two.
  const { bowlers = least === most ? least : 0, startsWith = 1, ...rest } = json;
  if (typeof bowlers !== 'number' || !Number.isInteger(bowlers))
    return err(badRequest({ kind: 'no-such-option', options: fromTo(least, most) }));
  const fits = teamsFit(sharing, [bowlers]);
  if (!fits.ok) return err(badRequest({ kind: 'team', refusal: fits.error }));
  const first = fromTo(1, bowlers).find((number) => number === startsWith);
  if (first === undefined) return err(badRequest({ kind: 'no-such-option', options: fromTo(1, bowlers) }));
  const mates = fromTo(1, bowlers).map((number) => ({ name: String(number), bowler: '' }));
  return ok({ team: newSharedLine(sharing, mates, first), rest });
}

/** The end of an answer: who bowls what, and who begins the next game where the beginning goes round. */
export function teamText(team: SharedLine, line: Line): string {
  const bowled = bowledIn(team, line);
  const next = `"nextGameStartsWith":${String(nextFirst(team))}`;
  switch (team.sharing.turns) {
    case 'frame': {
      const frames = line.frames.map((_frame, place) => mateBeginning(bowled, place + 1));
      return `"bowlerByFrame":${JSON.stringify(frames)},${next}`;
    }
    case 'ball': {
      const balls = begunFrames(line).map((_frame, place) => matesOfFrame(bowled, place + 1));
      return `"bowlersByFrame":${JSON.stringify(balls)},${next}`;
    }
  }
}

function fromTo(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_none, place) => from + place);
}
