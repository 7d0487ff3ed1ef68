import { expect, it } from 'vitest';
import { mostBallsByFrame, mostPoints } from '../line/rules.ts';
import { highestScore } from '../line/score.ts';
import { FORMAT_IDS, formatOf } from './formats.ts';

it.each(FORMAT_IDS)('the format %s is found by its id', (id) => {
  expect(formatOf(id).id).toBe(id);
});

const ways = FORMAT_IDS.flatMap((id) => formatOf(id).ways.map((way) => ({ id, option: way.option, way })));

it.each(ways)(
  'the rules of $id with $option say, before any frame is built, how long and high a line can be',
  ({ way: { rules, table } }) => {
    expect(mostBallsByFrame(rules)).toEqual(table().balls);
    expect(mostPoints(rules)).toBe(highestScore(table()));
  },
);
