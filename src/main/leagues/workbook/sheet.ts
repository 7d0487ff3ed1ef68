import type { CsvRow } from '../../../league-files/csv/rows.ts';
import { MOST_CELLS, MOST_ROWS, MOST_SHEET_ROWS } from '../../../league-files/limits.ts';
import { numberText, type NumberForm } from './number-text.ts';
import { readXml, typedText } from './xml.ts';

/** What cells refer to. */
export interface SheetContext {
  readonly strings: readonly string[];
  readonly forms: readonly NumberForm[];
  readonly isFrom1904: boolean;
}

export interface ReadSheet {
  /** Without blank ones, and one more than a table may have at most. */
  readonly rows: readonly CsvRow[];
  /** Whether the sheet has more rows, blank ones too, than any that is read. */
  readonly isTooLong: boolean;
}

/** The rows of a sheet; null where it is damaged. Of a formula the value counts that was saved with it. */
export function readSheet(xml: string, context: SheetContext): ReadSheet | null {
  const sheet = new SheetInProgress(context);
  const isFine = readXml(xml, {
    open: (name, attributes) => {
      sheet.open(name, attributes);
    },
    text: (text) => {
      sheet.text(text);
    },
    close: (name) => {
      sheet.close(name);
    },
    isDone: () => sheet.isDone,
  });
  return isFine && !sheet.isDamaged ? { rows: sheet.rows, isTooLong: sheet.isTooLong } : null;
}

interface CellInProgress {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
}

class SheetInProgress {
  readonly #context: SheetContext;
  readonly rows: CsvRow[] = [];
  /** A cell refers to a shared text that is not there. */
  isDamaged = false;
  #seen = 0;
  #row = 0;
  #cells: string[] = [];
  #cell: CellInProgress | null = null;
  #column = 0;
  /** Inside of a value or a text that counts. */
  #isValue = false;
  #isPhonetic = false;
  #isFormula = false;

  constructor(context: SheetContext) {
    this.#context = context;
  }

  get isTooLong(): boolean {
    return this.#seen > MOST_SHEET_ROWS;
  }

  get isDone(): boolean {
    return this.isTooLong || this.rows.length > MOST_ROWS + MOST_CELLS;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.isDone) return;
    if (name === 'row') {
      this.#seen += 1;
      this.#row = numberIn(attributes['r']) ?? this.#row + 1;
      [this.#cells, this.#column] = [[], 0];
    } else if (name === 'c') {
      const letters = /^[A-Z]{1,3}(?=\d)/u.exec(attributes['r'] ?? '')?.[0];
      this.#column = letters === undefined ? this.#column + 1 : columnOf(letters);
      const style = numberIn(attributes['s']) ?? 0;
      this.#cell = { column: this.#column, type: attributes['t'] ?? 'n', style, value: '', formula: '' };
    } else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'v' || name === 't') this.#isValue = !this.#isPhonetic;
    else if (name === 'f') this.#isFormula = true;
  }

  text(text: string): void {
    if (this.#cell === null) return;
    if (this.#isValue) this.#cell.value += text;
    if (this.#isFormula) this.#cell.formula += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'f') this.#isFormula = false;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row' && this.#cells.some((cell) => cell.trim() !== ''))
      this.rows.push({
        row: this.#row,
        cells: Array.from(this.#cells, (cell: string | undefined) => cell ?? ''),
      });
  }

  #endCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (cell === null) return;
    const text = this.#textOf(cell);
    // One column more than a table may have shows that there are too many.
    if (text !== '') this.#cells[Math.min(cell.column, MOST_CELLS + 1) - 1] = text;
  }

  #textOf({ type, style, value, formula }: CellInProgress): string {
    const { strings, forms, isFrom1904 } = this.#context;
    // Without its value a formula stands for itself, and no number or day is taken for empty.
    if (value === '' && formula !== '') return `=${formula}`;
    switch (type) {
      case 's': {
        const shared = strings[numberIn(value) ?? -1];
        this.isDamaged ||= shared === undefined;
        return typedText(shared ?? '');
      }
      case 'b':
        return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : value;
      case 'n':
        return numberText(value, forms[style] ?? 'plain', isFrom1904);
      default:
        return typedText(value);
    }
  }
}

function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : null;
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
