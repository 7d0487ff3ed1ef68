import { committed, takenBack, typed, draftOf, type LineUpDraft, type Row } from '../line-up-draft.ts';

/** Keys as pressed: `<` deletes, `>` ends a row, anything else is a letter. */
export function press(keys: string, draft: LineUpDraft = draftOf([])): LineUpDraft {
  return Array.from(keys).reduce((before, key) => {
    if (key === '<') return takenBack(before);
    if (key === '>') return committed(before);
    return typed(before, key);
  }, draft);
}

type Column<K extends keyof Row> = readonly Row[K][];

interface Columns {
  readonly names: Column<'name'>;
  readonly averages: Column<'average'>;
  readonly options: Column<'option'>;
  readonly were: Column<'was'>;
}

/** A line-up with what is known of its names column by column. */
export function columnsOf(draft: LineUpDraft): LineUpDraft & Columns {
  return {
    ...draft,
    names: draft.rows.map(({ name }) => name),
    averages: draft.rows.map(({ average }) => average),
    options: draft.rows.map(({ option }) => option),
    were: draft.rows.map(({ was }) => was),
  };
}
