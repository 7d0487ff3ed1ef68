import { FORMAT_IDS } from '../../core/formats/formats.ts';
import type { LockRefusal } from '../../saves/lock/lock.ts';
import { commandLineSentence } from '../../text/start/command-line.ts';
import type { Language } from '../../text/language.ts';
import { SCOREBOARD_TEXT } from '../../text/terminal/scoreboard.ts';
import { START_TEXT } from '../../text/start/start.ts';
import { linesOf } from '../../options/command-line.ts';
import type { OptionRefusal } from './options.ts';
import { notAsked } from './second-machine.ts';
import type { Words } from './words.ts';

/** The fault in the command line, then every option. */
export function optionLines(language: Language, refusal: OptionRefusal): readonly string[] {
  return [optionSentence(language, refusal), '', ...linesOf<'scoreboard'>(SCOREBOARD_TEXT[language].options)];
}

function optionSentence(language: Language, refusal: OptionRefusal): string {
  switch (refusal.code) {
    case 'unknown-option':
    case 'needs-value':
    case 'takes-no-value':
    case 'bad-language':
      return commandLineSentence(START_TEXT[language], refusal);
    case 'bad-name':
      return SCOREBOARD_TEXT[language].badName(refusal.value);
    case 'bad-format':
      return SCOREBOARD_TEXT[language].badFormat(refusal.value, FORMAT_IDS);
    case 'name-needs-single':
      return SCOREBOARD_TEXT[language].nameNeedsSingle;
    case 'name-of-nobody':
      return SCOREBOARD_TEXT[language].nameOfNobody(refusal.value);
  }
}

export function folderSentence(words: Words, folder: string, refusal: LockRefusal): string {
  const { start, refusals } = words;
  switch (refusal.code) {
    case 'held-elsewhere':
      return words.takeOver.heldElsewhere(refusal.name);
    case 'unclear':
      return notAsked(words, refusal);
    case 'trouble':
      return start.folderUnusable(folder, refusals.troubles[refusal.trouble]);
    case 'held':
      return refusal.by === 'program' ? start.heldByProgram(refusal.pid) : start.heldByConsole(refusal.pid);
  }
}
