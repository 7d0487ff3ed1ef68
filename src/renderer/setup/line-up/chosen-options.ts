import { optionsOf, type Format } from '../../../core/formats/format.ts';
import type { Party } from '../../lane/game/party.ts';
import { shownNames, type LineUpDraft } from './line-up-draft.ts';

/** A bowler's option as a row shows it. */
export interface ShownOption {
  /** On a button as wide as a finger: "9=X". */
  readonly tag: string;
  /** What is chosen: "Pins for a strike". */
  readonly what: string;
  /** What this choice means, in words. */
  readonly means: string;
}

/**
 * Each committed name's option at the start: chosen here, else that of the same bowler in the last game of this format,
 * else the usual one; null in a format without options.
 */
export function chosenOptions(
  format: Format,
  { names, options }: Pick<LineUpDraft, 'names' | 'options'>,
  last: Pick<Party, 'format' | 'names' | 'options'> | null,
): readonly (number | null)[] {
  const offered = optionsOf(format);
  const before = last?.format === format.id ? last : null;
  return shownNames(names).map((name, place) => {
    const known = before?.options[before.names.indexOf(name)];
    const wanted = options[place] ?? known ?? null;
    return wanted !== null && offered.includes(wanted) ? wanted : (offered[0] ?? null);
  });
}

/** The option after this one, in a circle; null in a format without options. */
export function optionAfter(format: Format, option: number | null): number | null {
  const offered = optionsOf(format);
  const place = offered.findIndex((one) => one === option);
  return offered[(place + 1) % offered.length] ?? null;
}
