import { optionsOf, type Format } from '../../../core/formats/format.ts';
import type { FormatId } from '../../../core/formats/formats.ts';
import { optionMeaning } from '../../../text/formats.ts';
import type { Text } from '../../../text/index.ts';
import type { Party } from '../../lane/game/party.ts';
import { knownOf, type LineUpDraft } from './line-up-draft.ts';

/** A bowler's option as a row shows it. */
export interface ShownOption {
  /** On a button as wide as a finger: "9=X". */
  readonly tag: string;
  /** The name of the choice: "Pins for a strike". */
  readonly what: string;
  /** The meaning of the chosen option in words. */
  readonly means: string;
}

/**
 * Each committed name's option at the start: chosen here, else that of the same bowler in the last game of this format,
 * else the usual one; null in a format without options.
 */
export function chosenOptions(
  format: Format,
  draft: Pick<LineUpDraft, 'follows' | 'rows'>,
  last: Pick<Party, 'format' | 'follows' | 'players' | 'options'> | null,
): readonly (number | null)[] {
  const offered = optionsOf(format);
  const known = last?.format === format.id ? knownOf(draft, last, last.options) : [];
  return draft.rows.map(({ option }, place) => {
    const wanted = option ?? known[place] ?? null;
    return wanted !== null && offered.includes(wanted) ? wanted : (offered[0] ?? null);
  });
}

/** Each committed name's option, on its button and in words; none in a format without options. */
export function shownOptions(
  texts: Text['formats'],
  { id }: Format<FormatId>,
  options: readonly (number | null)[],
): readonly ShownOption[] {
  const words = texts[id].options;
  if (words === null) return [];
  return options.flatMap((option) =>
    option === null
      ? []
      : { tag: words.tag(option), what: words.option, means: optionMeaning(texts, id, option) },
  );
}

/** The option after this one, in a circle; null in a format without options. */
export function optionAfter(format: Format, option: number | null): number | null {
  const offered = optionsOf(format);
  const place = offered.findIndex((one) => one === option);
  return offered[(place + 1) % offered.length] ?? null;
}
