import fc from 'fast-check';
import { secondStanding } from '../../testing/second-scorer.testing.ts';

/** One line's pins, in as many balls as given; strikes are as likely as all other first balls together. */
function pinsOf(choices: readonly number[]): readonly number[] {
  const pins: number[] = [];
  for (const choice of choices) {
    const standing = secondStanding(pins);
    if (standing === null) break;
    pins.push(choice % 2 === 0 ? standing : choice % (standing + 1));
  }
  return pins;
}

const choice = fc.nat({ max: 1_000_000 });

/** The pins of a line, finished or not, by the second scorer's rules. */
export const legalPins = fc.array(choice, { maxLength: 21 }).map(pinsOf);

/** The pins of a finished line. */
export const wholeLinePins = fc.array(choice, { minLength: 21, maxLength: 21 }).map(pinsOf);
