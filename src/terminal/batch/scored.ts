import { RESULT_WORDS, type FinishedResult } from '../../core/classes/frame.ts';
import { pinfalls, type Frame } from '../../core/line/frame.ts';
import { lastBowledFrame, nextFrame, type Line } from '../../core/line/line.ts';
import { makeNotation } from '../../core/line/notation.ts';
import { scoreLine } from '../../core/line/score.ts';
import type { SharedLine } from '../../core/players/shared-line.ts';
import { teamText } from './requested-team.ts';

/** A frame's part of an answer, without the running total. */
interface AnsweredFrame {
  /** The pins that count, by ball. */
  readonly rolls: readonly number[];
  readonly marks: string;
  readonly state: Frame['state'];
  readonly result: FinishedResult | null;
  /** The frame's points so far. */
  readonly soFar: number;
}

/** The answer to a scored line. It ends with the last frame begun, so that a frame's place is its number. */
export function scoredText(line: Line, team: SharedLine | null = null): string {
  const { frames: scores, posted, soFar, max } = scoreLine(line);
  const last = lastBowledFrame(line) ?? 0;
  let frames = '';
  for (let place = 0; place < last; place += 1) {
    const [frame, score] = [line.frames[place], scores[place]];
    if (frame === undefined || score === undefined) break;
    const text = frameText(frame, score.soFar) + String(score.cumulative);
    frames += place === 0 ? text : `},${text}`;
  }
  if (last > 0) frames += '}';
  const totals = `"posted":${String(posted)},"soFar":${String(soFar)},"maxPossible":${String(max)}`;
  const over = String(nextFrame(line) === null);
  const sheet = JSON.stringify(makeNotation(line));
  const who = team === null ? '' : `,${teamText(team, line)}`;
  return `{"ok":true,"frames":[${frames}],${totals},"over":${over},"sheet":${sheet}${who}}`;
}

// By frame and points: a table has so few that each is written once.
const TEXTS = new Map<Frame, string[]>();

/** A frame's object up to its running total. */
function frameText(frame: Frame, soFar: number): string {
  const known = TEXTS.get(frame)?.[soFar];
  if (known !== undefined) return known;
  const { text: marks, state, result } = frame;
  const answered: AnsweredFrame = {
    ...{ rolls: pinfalls(frame), marks, state },
    ...{ result: result === null ? null : RESULT_WORDS[result], soFar },
  };
  const text = `${JSON.stringify(answered).slice(0, -1)},"cumulative":`;
  // A place of an array: fouls can take more off than a frame has.
  if (!frame.isNoted && soFar >= 0) remember(frame, soFar, text);
  return text;
}

function remember(frame: Frame, soFar: number, text: string): void {
  const texts = TEXTS.get(frame) ?? [];
  texts[soFar] = text;
  TEXTS.set(frame, texts);
}
