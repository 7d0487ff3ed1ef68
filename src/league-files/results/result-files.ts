import { checkCodeText } from '../../core/game/check-code.ts';
import { csvText } from '../csv/csv-text.ts';
import type { Separator } from '../csv/separator.ts';
import { headerOf, resultRows } from './result-rows.ts';
import { resultVersion, type NightResult } from './result-shape.ts';

/** SHA-256 of a text in UTF-8. */
export type Sha256 = (text: string) => Uint8Array;

/** The check code over all cells of a result, the same for CSV and JSON. */
export function resultCode(result: NightResult, sha256: Sha256): string {
  return checkCodeText(sha256(JSON.stringify(resultRows(result))));
}

/** A result as a JSON file. */
export function resultJson(result: NightResult, sha256: Sha256): string {
  const head = {
    file: 'headpin-result',
    version: resultVersion(result),
    check: resultCode(result, sha256),
  };
  return `${JSON.stringify({ ...head, ...result }, null, 2)}\n`;
}

/**
 * A result as a CSV file with one record per row and the check code in the last. Begins with a byte order mark, which
 * Excel needs.
 */
export function resultCsv(result: NightResult, sha256: Sha256, separator: Separator = ','): string {
  const check = headerOf(result).map((column) => {
    if (column === 'record') return 'check';
    return column === 'check' ? resultCode(result, sha256) : '';
  });
  return `\ufeff${csvText([...resultRows(result), check], separator)}`;
}
