import { firstLetters, isLongerThan, lettersOf } from '../../../core/players/letters.ts';
import { LONGEST_NAME, tidyName } from '../../../core/players/player.ts';

/** Fewer than a person reads at one look. */
const MOST_OFFERED = 4;

/** Whether a name has more letters than a board shows. */
export function isLongName(name: string): boolean {
  return isLongerThan(name, LONGEST_NAME);
}

/** Shorter forms of a name that a lane can show: "Maximiliane von Hohenfels" as "Maximiliane", "M. Hohenfels". */
export function shortNames(name: string): readonly string[] {
  const words = name.normalize('NFC').trim().split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const initial = (word: string): string => `${lettersOf(word)[0] ?? ''}.`;
  const forms = [
    ...(words.length > 1 ? [`${first} ${initial(last)}`, `${initial(first)} ${last}`, first, last] : []),
    firstLetters(name.trim(), LONGEST_NAME),
  ];
  const offered = forms.flatMap((form) => {
    const tidy = tidyName(form, 1);
    return tidy.ok ? [tidy.value] : [];
  });
  return [...new Set(offered)].slice(0, MOST_OFFERED);
}
