import { describe, expect, it } from 'vitest';
import { legalEntries } from '../testing/legal-entries.testing.ts';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { bowl, newLine, nextFrame, rackOfLine, type Line } from '../line/line.ts';
import { must } from '../testing/notation.testing.ts';
import { PIN_COUNTS, isPinCount } from '../line/pins.ts';
import { pinsRoll } from '../line/roll.ts';
import { scoreLine, type LineScore } from '../line/score.ts';
import { secondScore, secondStanding } from '../testing/second-scorer.testing.ts';

/** The same balls as the engine's line and as the second scorer's list. */
interface Twins {
  readonly line: Line;
  readonly pins: readonly number[];
}

/** The result of walking all balls. `quarrels` are positions on which the two scorers disagree. */
interface Findings {
  positions: number;
  ends: number;
  readonly quarrels: string[];
}

function twinsAfter(pins: readonly number[]): Twins {
  const balls = pins.filter(isPinCount).map(pinsRoll);
  return { line: balls.reduce((line, ball) => must(bowl(line, ball)), newLine(TEN_PIN)), pins };
}

/** Every ball that the engine accepts here, after comparing both scorers for each of 0 to 10 pins. */
function branches({ line, pins }: Twins, findings: Findings): readonly Twins[] {
  const standing = secondStanding(pins) ?? -1;
  const offered = legalEntries(rackOfLine(line)).pins;
  return PIN_COUNTS.flatMap((count) => {
    const next = bowl(line, pinsRoll(count));
    const legal = count <= standing;
    if (next.ok !== legal || offered.includes(count) !== legal)
      findings.quarrels.push(`${pins.join(' ')} then ${String(count)}`);
    return next.ok ? [{ line: next.value, pins: [...pins, count] }] : [];
  });
}

function compared({ line, pins }: Twins, findings: Findings): LineScore {
  findings.positions += 1;
  const score = scoreLine(line);
  const second = secondScore(pins);
  const agreed =
    score.posted === second.posted &&
    score.soFar === second.soFar &&
    score.frames.every(({ soFar, cumulative }, index) => {
      const frame = second.frames[index];
      return soFar === frame?.points && cumulative === frame.total;
    });
  if (!agreed) findings.quarrels.push(pins.join(' '));
  return score;
}

/** Walks every way to bowl until `frame` is the next one. */
function walkUntil(frame: number, twins: Twins, findings: Findings): void {
  compared(twins, findings);
  if (nextFrame(twins.line) === frame) {
    findings.ends += 1;
    return;
  }
  for (const branch of branches(twins, findings)) walkUntil(frame, branch, findings);
}

/** Walks every way to finish the line; returns the best total that the second scorer finds. */
function bestEnding(twins: Twins, findings: Findings): number {
  const { max } = compared(twins, findings);
  const next = branches(twins, findings);
  if (next.length === 0) findings.ends += 1;
  const best =
    next.length === 0
      ? secondScore(twins.pins).posted
      : Math.max(...next.map((branch) => bestEnding(branch, findings)));
  if (max !== best) findings.quarrels.push(`maximum of ${twins.pins.join(' ')}`);
  return best;
}

function nothingFound(): Findings {
  return { positions: 0, ends: 0, quarrels: [] };
}

// Source: quality: the engine; 66 ordinary frames, 241 tenth frames. A frame's score depends on itself and the two
// after it.
const WINDOWS = 66 ** 3;
const ENDINGS = 66 ** 2 * 241;

describe('the engine and the second scorer agree on every ball of', () => {
  it('all 287,496 windows of three frames at the start of a line', () => {
    const findings = nothingFound();
    walkUntil(4, twinsAfter([]), findings);
    expect(findings).toEqual({ positions: 336_149, ends: WINDOWS, quarrels: [] });
  });

  it('all 287,496 windows of three frames after a double', () => {
    const findings = nothingFound();
    walkUntil(7, twinsAfter([9, 1, 10, 10]), findings);
    expect(findings).toEqual({ positions: 336_149, ends: WINDOWS, quarrels: [] });
  });

  it('all 1,049,796 endings of a line, and on the maximum of each', () => {
    const findings = nothingFound();
    bestEnding(twinsAfter([10, 9, 1, 8, 0, 0, 7, 0, 10, 7, 2, 10]), findings);
    expect(findings).toEqual({ positions: 1_194_281, ends: ENDINGS, quarrels: [] });
  });
});
