/** A reader of CSV written from RFC 4180 alone: one state, one character after the other. It knows no guards. */
export function readCsv(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let [row, cell, isQuoted, wasQuote]: [string[], string, boolean, boolean] = [[], '', false, false];
  const endCell = (): void => {
    row.push(cell);
    [cell, wasQuote] = ['', false];
  };
  for (const sign of text.startsWith('\ufeff') ? text.slice(1) : text) {
    if (isQuoted && !wasQuote) {
      if (sign === '"') wasQuote = true;
      else cell += sign;
    } else if (isQuoted && sign === '"') {
      cell += '"';
      wasQuote = false;
    } else {
      isQuoted = false;
      if (sign === '"' && cell === '') isQuoted = true;
      else if (sign === separator) endCell();
      else if (sign === '\n') {
        endCell();
        rows.push(row);
        row = [];
      } else if (sign !== '\r') cell += sign;
    }
  }
  return rows;
}

/** The rows below the header, each by the names of its columns. */
export function recordsIn(text: string, separator: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...rows] = readCsv(text, separator);
  return rows.map((row) => {
    if (row.length !== header.length) throw new Error(`a row has ${String(row.length)} cells`);
    return Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']));
  });
}
