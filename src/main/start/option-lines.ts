import { linesOf } from '../../options/command-line.ts';
import { commandLineSentence } from '../../text/start/command-line.ts';
import type { Language } from '../../text/language.ts';
import { REFUSALS_TEXT, refusalText } from '../../text/refusals/refusals.ts';
import { START_TEXT } from '../../text/start/start.ts';
import type { OptionRefusal } from './options.ts';

/** The lines for a refused command line: the fault, then every option. */
export function optionLines(language: Language, refusal: OptionRefusal): readonly string[] {
  return [optionSentence(language, refusal), '', ...linesOf<'headpin'>(START_TEXT[language].options)];
}

function optionSentence(language: Language, refusal: OptionRefusal): string {
  const text = START_TEXT[language];
  switch (refusal.code) {
    case 'unknown-option':
    case 'needs-value':
    case 'bad-language':
      return commandLineSentence(text, refusal);
    case 'bad-lane':
      return text.badLane(refusal.value);
    case 'bad-house':
      return text.badHouse(refusal.value);
    case 'bad-pairing-code':
      return text.badPairingCode(refusal.value);
    case 'bad-players':
      return text.badPlayers(refusalText(REFUSALS_TEXT[language], refusal.refusal));
  }
}
