/** The program's languages; a text that lacks one does not compile. */
export const LANGUAGES = ['en', 'es', 'ko', 'de'] as const;

/** A language code (ISO 639-1). */
export type Language = (typeof LANGUAGES)[number];

export type InEveryLanguage<T> = Readonly<Record<Language, T>>;

/**
 * What a section's English words ask of every other language: a sentence for a sentence, and for a function of figures
 * and names one of the same.
 */
export type LikeEnglish<T> = T extends (...given: infer Given) => infer Said
  ? (...given: Given) => Said extends string ? string : Said
  : { readonly [Key in keyof T]: LikeEnglish<T[Key]> };

type Sections = Readonly<Record<string, InEveryLanguage<unknown>>>;

/** The words of sections in one language. */
export type InOneLanguage<S extends Sections> = { readonly [Name in keyof S]: S[Name][Language] };

export function inOneLanguage<S extends Sections>(sections: S, language: Language): InOneLanguage<S> {
  const words = Object.entries(sections).map(([name, texts]) => [name, texts[language]]);
  return Object.fromEntries(words) as InOneLanguage<S>;
}

export function isLanguage(value: string): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  ko: '한국어',
  de: 'Deutsch',
};
