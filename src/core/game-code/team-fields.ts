import type { Format } from '../formats/format.ts';
import type { Line } from '../line/line.ts';
import { keptName } from '../players/player.ts';
import {
  newSharedLine,
  teamsFit,
  type Mate,
  type SharedLine,
  mateDue,
  matesOfFrame,
  type MateNumber,
} from '../players/shared-line.ts';
import type { CodedTeam } from './coded-game.ts';
import { readNumber, takeDigit, writeDigits, type Digit } from './digits.ts';
import { fieldOf, fieldsOf, numberFrom, readName, writeName } from './fields.ts';

/** Who shares a line: `N` and a name each, `F` who began if not the first, `Y` who bowled out of turn. */
export function writeTeam({ sharing }: Format, { mates, first, bowledBy }: CodedTeam): readonly string[] {
  if (sharing === null) return [];
  const others = writeBowledBy({ ...newSharedLine(sharing, mates.map(withoutId), first), bowledBy });
  return [
    ...mates.map((mate) => `N${writeName(mate)}`),
    ...(first === 1 ? [] : [`F${String(first)}`]),
    ...(others === '' ? [] : [`Y${others}`]),
  ];
}

/** The team of these fields. Null where they do not fit the format; `alone` where everybody bowls alone. */
export function readTeam(format: Format, line: Line, fields: readonly string[]): CodedTeam | 'alone' | null {
  const mates = fieldsOf(fields, 'N').map(readName);
  if (!teamsFit(format.sharing, [mates.length]).ok || !mates.every(isName)) return null;
  if (format.sharing === null) return 'alone';
  const first = numberFrom(fieldOf(fields, 'F') ?? '1', 1, mates.length);
  if (first === null) return null;
  const shared = newSharedLine(format.sharing, mates.map(withoutId), first);
  return bowledIn(shared, line, fieldOf(fields, 'Y') ?? '');
}

function bowledIn(empty: SharedLine, line: Line, text: string): CodedTeam | null {
  const number = readNumber(text);
  if (number === null) return null;
  const { shared, left } = withBowledBy(empty, line, number);
  if (left !== 0n) return null;
  return { mates: shared.mates.map(({ name }) => name), first: shared.first, bowledBy: shared.bowledBy };
}

/** A code has no ids. */
function withoutId(name: string): Mate {
  return { name, bowler: '' };
}

/** Whether this is a name as a game has it. */
export function isName(name: string): boolean {
  const kept = keptName(name, 1);
  return kept.ok && kept.value === name;
}

/** Who bowled each ball, as the distance from who was due: nothing where everybody bowled in turn. */
function writeBowledBy(shared: SharedLine): string {
  const mates = shared.mates.length;
  const digits: Digit[] = [];
  let sofar: SharedLine = { ...shared, bowledBy: [] };
  for (const [place, all] of shared.bowledBy.entries()) {
    sofar = { ...sofar, bowledBy: [...sofar.bowledBy, []] };
    for (const mate of all) {
      const due = mateDue(sofar, place + 1);
      digits.push({ value: (mate - due + mates) % mates, of: mates });
      sofar = bowledNext(sofar, mate);
    }
  }
  return writeDigits(digits);
}

/** The line with who bowled each ball, and what is left of the number. */
function withBowledBy(
  shared: SharedLine,
  line: Line,
  number: bigint,
): { readonly shared: SharedLine; readonly left: bigint } {
  const mates = shared.mates.length;
  let [sofar, left] = [{ ...shared, bowledBy: [] } as SharedLine, number];
  for (const [place, { rolls }] of line.frames.entries()) {
    sofar = { ...sofar, bowledBy: [...sofar.bowledBy, []] };
    while (matesOfFrame(sofar, place + 1).length < rolls.length) {
      const digit = takeDigit(left, mates);
      left = digit.left;
      sofar = bowledNext(sofar, ((mateDue(sofar, place + 1) - 1 + digit.value) % mates) + 1);
    }
  }
  return { shared: sofar, left };
}

function bowledNext(shared: SharedLine, mate: MateNumber): SharedLine {
  const frames = shared.bowledBy;
  return { ...shared, bowledBy: frames.with(-1, [...(frames.at(-1) ?? []), mate]) };
}
