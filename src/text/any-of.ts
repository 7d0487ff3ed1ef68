import type { Language } from './language.ts';

/** "0, 2, 3 or 5": English as in Britain, without a comma before "or". */
export function anyOf(language: Language, choices: readonly (number | string)[]): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(choices.map(String));
}
