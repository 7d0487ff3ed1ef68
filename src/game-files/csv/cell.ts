import { cellText } from '../../league-files/csv/csv-text.ts';
import { guarded } from '../../league-files/csv/guard.ts';

/** Characters of which a spreadsheet makes numbers, sums of money, times and dates; a digit is among them. */
const LIKE_A_NUMBER = /^(?=\D*\d)[\d\s.,:()%eE+\-/$€£¥₩년월일시분초]+$/u;
/** `JUN 2` is a second bowler of that name, or a day. */
const LIKE_A_DAY =
  /^(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic)\p{L}*[\s./-]*\d/iu;
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
  return [LIKE_A_NUMBER, LIKE_A_DAY, YES_OR_NO].some((like) => like.test(text)) || guarded(text) !== text;
}
