import type { StartText } from './start.ts';

/** Why a command line of any of the programs was refused. */
export type CommandLineRefusal =
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'needs-value'; readonly option: string }
  | { readonly code: 'takes-no-value'; readonly option: string }
  | { readonly code: 'bad-language'; readonly value: string };

export function commandLineSentence(text: StartText, refusal: CommandLineRefusal): string {
  switch (refusal.code) {
    case 'unknown-option':
      return text.unknownOption(refusal.option);
    case 'needs-value':
      return text.optionNeedsValue(refusal.option);
    case 'takes-no-value':
      return text.optionTakesNoValue(refusal.option);
    case 'bad-language':
      return text.badLanguage(refusal.value);
  }
}
