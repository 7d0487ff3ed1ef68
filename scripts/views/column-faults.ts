/** A cell of a table or list as drawn; cells with one column are below each other and of one kind. */
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

/** Runs in the page: the cells of its tables, each with the largest text in it, and the texts of its lists by their class. */
export function cellsIn(): readonly DrawnCell[] {
  const ROWS = 'tr, [role=row]';
  const CELLS = 'td, th[scope=row], [role=cell], [role=gridcell], [role=rowheader]';
  const isSeen = (part: Element): boolean =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const textsIn = (part: Element): readonly (DrawnCell & { readonly part: Element })[] =>
    [part, ...part.querySelectorAll('*')]
      .filter(
        (one) =>
          isSeen(one) &&
          one.closest('.visually-hidden, svg') === null &&
          [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''),
      )
      .map((one) => ({
        part: one,
        // A name's lines have no class of their own.
        column: (one.closest('[class]') ?? one).classList.item(0) ?? '',
        text: (one.textContent ?? '').trim(),
        size: Number.parseFloat(getComputedStyle(one).fontSize),
      }));
  const kindOf = ({ tagName, classList }: Element): string =>
    [tagName.toLowerCase(), ...[...classList].slice(0, 1)].join('.');
  const tables = [...document.querySelectorAll('table, [role=table], [role=grid], [role=list]')].flatMap(
    (table, place) =>
      [...table.querySelectorAll(ROWS)].flatMap((row) => {
        const cells = [...row.children].filter((cell) => cell.matches(CELLS));
        // Lines of one kind are equally high and have as many cells.
        const kind = `${String(cells.length)} cells, ${String(Math.round(row.getBoundingClientRect().height))} px`;
        return cells.flatMap((cell, index): DrawnCell[] => {
          const [largest] = textsIn(cell).toSorted((one, other) => other.size - one.size);
          if (largest === undefined) return [];
          // The two outcomes of a provisional frame share the room of one.
          const shared = cell.matches('.disputed') ? ' of two outcomes' : '';
          const column = `table ${String(place + 1)} of ${kind}, column ${String(index + 1)}, ${largest.column}${shared}`;
          return [{ column, text: largest.text, size: largest.size }];
        });
      }),
  );
  const lists = [...document.querySelectorAll('ol, ul')].flatMap((list, place) =>
    [...list.children].flatMap((row) =>
      textsIn(row)
        .filter(({ part }) => part.closest('ol, ul') === list)
        .map(({ part, column, text, size }) => ({
          // A figure of a place and one of a button in its line are of one class.
          column: `list ${String(place + 1)}, ${part.tagName.toLowerCase()}.${column} in ${kindOf(part.parentElement ?? row)}`,
          text,
          size,
        })),
    ),
  );
  return [...tables, ...lists];
}
