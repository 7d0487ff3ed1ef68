import { boardText, type BoardText } from './board.ts';
import { CONSOLE_TEXT, type ConsoleText } from './console.ts';
import { END_TEXT, type EndText } from './end.ts';
import { KEY_LIST, type KeyLine } from './key-list.ts';
import type { Language } from './language.ts';
import { PANELS_TEXT, type PanelsText } from './panels.ts';
import { PAPER_TEXT, type PaperText } from './paper.ts';
import { REFUSALS_TEXT, type RefusalsText } from './refusals.ts';
import { SECOND_COPY_TEXT, type SecondCopyText } from './second-copy.ts';
import { SETUP_TEXT, type SetupText } from './setup.ts';
import { SHEET_TEXT, type SheetText } from './sheet.ts';
import { START_TEXT, type StartText } from './start.ts';

/** Every text for people, by section. */
export interface Text {
  readonly refusals: RefusalsText;
  readonly start: StartText;
  readonly board: BoardText;
  readonly console: ConsoleText;
  readonly panels: PanelsText;
  readonly keyList: readonly KeyLine[];
  readonly setup: SetupText;
  readonly end: EndText;
  readonly paper: PaperText;
  readonly secondCopy: SecondCopyText;
  readonly sheet: SheetText;
}

/** All texts in one language. */
export function textFor(language: Language): Text {
  return {
    refusals: REFUSALS_TEXT[language],
    start: START_TEXT[language],
    board: boardText[language],
    console: CONSOLE_TEXT[language],
    panels: PANELS_TEXT[language],
    keyList: KEY_LIST[language],
    setup: SETUP_TEXT[language],
    end: END_TEXT[language],
    paper: PAPER_TEXT[language],
    secondCopy: SECOND_COPY_TEXT[language],
    sheet: SHEET_TEXT[language],
  };
}

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  ko: '한국어',
  de: 'Deutsch',
};
