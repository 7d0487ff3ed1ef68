/** A cell of a table as drawn; cells with one column are below each other and of one kind. */
export interface DrawnCell {
  readonly column: string;
  readonly text: string;
  /** The font size in px. */
  readonly size: number;
}

/** Layout uses fractions of a pixel. */
const ROUNDING = 0.6;

/** The columns of one picture whose cells differ in size. */
export function columnFaults(cells: readonly DrawnCell[]): readonly string[] {
  const columns = new Set(cells.map(({ column }) => column));
  return Array.from(columns).flatMap((column) => {
    const below = cells.filter((cell) => cell.column === column);
    const [smallest, ...others] = below.toSorted((one, other) => one.size - other.size);
    const largest = others.at(-1);
    if (smallest === undefined || largest === undefined) return [];
    if (largest.size - smallest.size <= ROUNDING) return [];
    const said = [smallest, largest].map(({ text, size }) => `"${text}" ${size.toFixed(1)} px`);
    return [`sizes: ${column}: ${said.join(', ')}`];
  });
}

/** Runs in the page: the cells of its tables, each with the largest text in it. */
export function cellsIn(): readonly DrawnCell[] {
  const ROWS = 'tr, [role=row]';
  const CELLS = 'td, th[scope=row], [role=cell], [role=gridcell], [role=rowheader]';
  const tables = [...document.querySelectorAll('table, [role=table], [role=grid], [role=list]')];
  return tables.flatMap((table, place) =>
    [...table.querySelectorAll(ROWS)].flatMap((row) => {
      const cells = [...row.children].filter((cell) => cell.matches(CELLS));
      // Lines of one kind are equally high and have as many cells.
      const kind = `${String(cells.length)} cells, ${String(Math.round(row.getBoundingClientRect().height))} px`;
      return cells.flatMap((cell, index): DrawnCell[] => {
        const texts = [cell, ...cell.querySelectorAll('*')].filter(
          (part) =>
            part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            part.closest('.visually-hidden, svg') === null &&
            [...part.childNodes].some(
              (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
            ),
        );
        const sized = texts.map((part) => ({
          part,
          size: Number.parseFloat(getComputedStyle(part).fontSize),
        }));
        const [first] = sized.toSorted((one, other) => other.size - one.size);
        if (first === undefined) return [];
        // A name's lines have no class of their own.
        const named = first.part.closest('[class]') ?? first.part;
        const column = `table ${String(place + 1)} of ${kind}, column ${String(index + 1)}, ${named.classList.item(0) ?? ''}`;
        return [{ column, text: (first.part.textContent ?? '').trim(), size: first.size }];
      });
    }),
  );
}
