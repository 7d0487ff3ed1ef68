import { cellText } from '../../league-files/csv/csv-text.ts';
import { guarded } from '../../league-files/csv/guard.ts';

/** Characters of which a spreadsheet makes numbers, sums of money, times and dates; a digit is among them. */
const LIKE_A_NUMBER = /^(?=\D*\d)[\d\s.,:()%eE+\-/$€£¥₩년월일시분초]+$/u;
const MONTH = String.raw`(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic)\p{L}*`;
/** `JUN 2` is a second bowler of that name, or a day, and so is `2 JUN`. */
const LIKE_A_DAY = new RegExp(
  String.raw`^(?:${MONTH}[\s./-]*\d|\d{1,2}[\s./-]*${MONTH}[\s./-]*\d{0,4}$)`,
  'iu',
);
const LIKE_A_TIME = /^\d[\d\s.:]*[ap]m$/iu;
/** A ring around a count, or a count and a miss: to a spreadsheet a number below zero. */
const BELOW_ZERO = /^\(\d+\)$|^\d+-$/u;
/** A spreadsheet's words for yes and no. */
const YES_OR_NO = /^(?:true|false|wahr|falsch|verdadero|falso)$/iu;

/** A name or an id: a spreadsheet shows it as it is. */
export function textCell(text: string): string {
  return cellText(isChanged(bare(text)) ? `'${text}` : text);
}

/** Balls in notation. Two digits may become a number, which shows the same digits. */
export function marksCell(marks: string): string {
  return cellText(BELOW_ZERO.test(marks) || guarded(marks) !== marks ? `'${marks}` : marks);
}

/** A number, or a text of ours that needs no guard. */
export function plainCell(value: string | number | null): string {
  return value === null ? '' : String(value);
}

/** A cell's text without the apostrophe that guards it. */
export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && isChanged(bare(cell)) ? cell.slice(1) : cell;
}

function bare(text: string): string {
  return text.replace(/^'+/u, '');
}

/** Whether a spreadsheet would execute or change the text, so that it gets an apostrophe. */
function isChanged(text: string): boolean {
  // A spreadsheet also counts in the digits of other scripts and in wide ones.
  const plain = text.normalize('NFKC').replaceAll(/\p{Nd}/gu, '0');
  const likes = [LIKE_A_NUMBER, LIKE_A_DAY, LIKE_A_TIME, YES_OR_NO];
  return likes.some((like) => like.test(plain)) || guarded(text) !== text;
}
