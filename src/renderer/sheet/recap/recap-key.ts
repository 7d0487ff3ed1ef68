import type { LeagueTerms } from '../../../core/league/terms.ts';
import { SCORE_TYPE_FACTS } from '../../../core/league/score-type.ts';
import type { Recap } from '../../../core/match/recap.ts';
import { SPECIAL_TYPES } from '../../../core/players/league.ts';
import type { Text } from '../../../text/index.ts';
import { lettersText, pointsRuleText, ruleText } from '../../../text/league/recap.ts';

/** Characters of a line beside the points, and of one as wide as the page; a Hangul syllable is as wide as two. */
const ROOM = { beside: 66, wide: 140 } as const;

/** The handicap rule, the letters that occur, and what is played for, in lines for this room. */
export function recapKey(
  terms: LeagueTerms,
  { sides, points }: Recap,
  { recap, sheet }: Text,
  room: keyof typeof ROOM,
): readonly string[] {
  const cells = sides.flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  const types = SPECIAL_TYPES.filter((type) =>
    cells.some((cell) => cell?.letter === SCORE_TYPE_FACTS[type].letter),
  );
  const letters = types.length === 0 ? '' : lettersText(recap, types, terms);
  const rule = points.length === 0 ? '' : pointsRuleText(recap, terms);
  return [ruleText(recap, terms.handicap, sheet.locale), letters, rule]
    .filter((text) => text !== '')
    .flatMap((text) => linesOf(text, ROOM[room]));
}

/** Breaks a text at its spaces, because the plan of a page counts its lines. */
function linesOf(text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (/\p{Script=Hangul}/u.test(letter) ? 2 : 1), 0);
}
