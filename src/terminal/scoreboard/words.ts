import { CONSOLE_TEXT, type ConsoleText } from '../../text/console/console.ts';
import { FORMATS_TEXT, type FormatsText } from '../../text/formats.ts';
import type { Language } from '../../text/language.ts';
import { REFUSALS_TEXT, type RefusalsText } from '../../text/refusals/refusals.ts';
import { scoreboardText, type ScoreboardText } from '../../text/terminal/scoreboard.ts';
import { START_TEXT, type StartText } from '../../text/start/start.ts';
import { TAKE_OVER_TEXT, type TakeOverText } from '../../text/start/take-over.ts';

export interface Words {
  readonly scoreboard: ScoreboardText;
  readonly refusals: RefusalsText;
  readonly start: StartText;
  readonly console: ConsoleText;
  readonly takeOver: TakeOverText;
  readonly formats: FormatsText;
  readonly language: Language;
}

/** The texts in a language; null: the seeds' own questions, and the rest in Korean, the language of their authors. */
export function wordsIn(language: Language | null): Words {
  return {
    scoreboard: scoreboardText(language),
    refusals: REFUSALS_TEXT[language ?? 'ko'],
    start: START_TEXT[language ?? 'ko'],
    console: CONSOLE_TEXT[language ?? 'ko'],
    takeOver: TAKE_OVER_TEXT[language ?? 'ko'],
    formats: FORMATS_TEXT[language ?? 'ko'],
    language: language ?? 'ko',
  };
}
