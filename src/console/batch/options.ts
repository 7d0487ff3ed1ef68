import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '../../text/language.ts';

/** Why the command line was refused. */
export type OptionRefusal =
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'needs-value'; readonly option: string }
  | { readonly code: 'bad-language'; readonly value: string };

/** What was asked for on the command line. */
export interface Options {
  /** The language of the messages, also of one about the command line itself; English when nothing is said. */
  readonly language: Language;
  /** The first thing that was not understood; null when everything was. */
  readonly refusal: OptionRefusal | null;
}

/** Reads the scorer's own options: `--lang`, and nothing else. */
export function readOptions(argv: readonly string[]): Options {
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    options: { lang: { type: 'string' } },
  });
  const languages = tokens.flatMap((token) => {
    const value = token.kind === 'option' && token.name === 'lang' ? (token.value ?? '') : '';
    return isLanguage(value) ? [value] : [];
  });
  const refusals = tokens.map(refusalOf).filter((refusal) => refusal !== null);
  return { language: languages.at(-1) ?? 'en', refusal: refusals[0] ?? null };
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function refusalOf(token: Token): OptionRefusal | null {
  if (token.kind === 'option-terminator') return null;
  if (token.kind === 'positional') return { code: 'unknown-option', option: token.value };
  if (token.name !== 'lang') return { code: 'unknown-option', option: token.rawName };
  if (token.value === undefined || token.value === '') return { code: 'needs-value', option: token.rawName };
  return isLanguage(token.value) ? null : { code: 'bad-language', value: token.value };
}
