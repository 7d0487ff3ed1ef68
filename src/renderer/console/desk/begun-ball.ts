import type { Entry } from '../../../core/line/entry.ts';
import type { Rack } from '../../../core/line/rack.ts';
import type { BegunBallText } from '../../../text/console/begun-ball.ts';

/** A ball that takes more than one press, before its last one. None of it belongs to the game. */
export interface BegunBall {
  /** The next press is a foul's, whose pins count. */
  readonly foul: boolean;
  /** The first of two digits. */
  readonly digit: number | null;
}

export const NOTHING_BEGUN: BegunBall = { foul: false, digit: null };

/** What a press comes to: an entry, or a ball that is begun. */
export type Pressed =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'begun'; readonly begun: BegunBall };

export function isBegun({ foul, digit }: BegunBall): boolean {
  return foul || digit !== null;
}

/** What the next press says of a begun ball; null where none is. */
export function begunSentence(text: BegunBallText, { foul, digit }: BegunBall): string | null {
  if (digit !== null) return text.digit(digit, foul);
  return foul ? text.foul : null;
}

/** A digit of the keyboard. One that begins a number, and is none itself, waits for the second digit. */
export function pressedDigit(begun: BegunBall, digit: number, rack: Rack | null): Pressed {
  if (begun.digit === null && rack !== null && beginsNumber(rack, digit))
    return { kind: 'begun', begun: { ...begun, digit } };
  const pins = (begun.digit ?? 0) * 10 + digit;
  return { kind: 'entry', entry: asFoul(begun.foul, { kind: 'pins', pins }) };
}

/** Whether a ball at this full rack may take more than one press. */
export function takesSeveralPresses(rack: Rack): boolean {
  return rack.kind.countsFouls || rack.counts.some((count) => beginsNumber(rack, Math.floor(count / 10)));
}

export function beginsNumber({ counts }: Rack, digit: number): boolean {
  return counts.every((count) => count !== digit) && counts.some((count) => beginsWith(count, digit));
}

/** Whether this number of two digits begins with this one. */
export function beginsWith(count: number, digit: number): boolean {
  return count >= 10 && Math.floor(count / 10) === digit;
}

/** Any other key of a ball; a first digit that waits is forgotten. A foul whose pins count waits for them. */
export function pressedEntry(begun: BegunBall, entry: Entry, countsFouls: boolean): Pressed {
  if (countsFouls && entry.kind === 'foul' && entry.fell === undefined)
    return { kind: 'begun', begun: { foul: !begun.foul, digit: null } };
  return { kind: 'entry', entry: asFoul(begun.foul, entry) };
}

/** The same ball, as a foul if it is one. */
export function asFoul(foul: boolean, entry: Entry): Entry {
  if (!foul) return entry;
  switch (entry.kind) {
    case 'pins':
      return { kind: 'foul', fell: entry.pins };
    case 'strike':
    case 'spare':
      return { ...entry, foul: true };
    case 'leave':
    case 'foul':
      return entry;
  }
}

/** Takes the last press back: the digit, else the foul. */
export function takenBack({ foul, digit }: BegunBall): BegunBall {
  return digit === null ? NOTHING_BEGUN : { foul, digit: null };
}
