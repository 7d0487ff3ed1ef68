import { firstLetters, isLongerThan, lettersOf } from '../../../core/players/letters.ts';
import { LONGEST_NAME, tidyName } from '../../../core/players/player.ts';
import { sameText } from '../../../league-files/in/same-text.ts';

/** Fewer than a person reads at one look. */
const MOST_OFFERED = 4;

/** Whether a name has more letters than a board shows. */
export function isLongName(name: string): boolean {
  return isLongerThan(name, LONGEST_NAME);
}

/** Shorter forms of a name that a lane can show: "Maximiliane von Hohenfels" as "Maximiliane", "M. Hohenfels". */
export function shortNames(name: string): readonly string[] {
  return tidy([...formsOf(name), firstLetters(name.trim(), LONGEST_NAME)]);
}

/**
 * Forms of a name that tell its bowler from namesakes by the league's numbers: "Minsu 12", "M. Kim 12". Of a long number
 * only so many of its last letters are taken as differ from the others'.
 */
export function shortNamesApart(name: string, number: string, others: readonly string[]): readonly string[] {
  const end = ` ${endApart(number, others)}`;
  const room = LONGEST_NAME - lettersOf(end).length;
  const whole = name.normalize('NFC').trim();
  const forms = [whole, ...formsOf(name)].filter((form) => !isLongerThan(form, room));
  return tidy([...forms, firstLetters(whole, room)].map((form) => form + end));
}

/** The longest end of a number that a short name has room for. */
const LONGEST_END = 6;

function endApart(number: string, others: readonly string[]): string {
  const letters = lettersOf(number);
  if (letters.length <= LONGEST_END) return number;
  const ends = Array.from({ length: LONGEST_END - 1 }, (_none, index) => letters.slice(-index - 2).join(''));
  const isApart = (end: string): boolean => others.every((other) => !sameText(other).endsWith(sameText(end)));
  return ends.find(isApart) ?? letters.slice(0, LONGEST_END).join('');
}

function formsOf(name: string): readonly string[] {
  const words = name.normalize('NFC').trim().split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const initial = (word: string): string => `${lettersOf(word)[0] ?? ''}.`;
  return words.length > 1 ? [`${first} ${initial(last)}`, `${initial(first)} ${last}`, first, last] : [];
}

/** Those that a board can show, each once. */
function tidy(forms: readonly string[]): readonly string[] {
  const offered = forms.flatMap((form) => {
    const one = tidyName(form, 1);
    return one.ok ? [one.value] : [];
  });
  return [...new Set(offered)].slice(0, MOST_OFFERED);
}
