import { expect, test } from 'vitest';
import { LANE_REFUSALS } from '../../house-contract/lane-refusals.ts';
import { LANGUAGES } from '../../text/language.ts';
import { deskText, problemIn } from '../../text/front-desk/front-desk.ts';
import { laneSentences } from './lane-answers.ts';

test.each(LANGUAGES)('each reason of a lane is a sentence of its own in %s', (language) => {
  const text = deskText(language);
  for (const code of LANE_REFUSALS) expect(problemIn(text, code)).toBe(laneSentences(text)[code]);
  const sentences = LANE_REFUSALS.map((code) => laneSentences(text)[code]);
  expect(new Set(sentences).size).toBe(LANE_REFUSALS.length);
});
