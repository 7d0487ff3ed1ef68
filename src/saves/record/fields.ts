/** An unchecked object, as migrations read it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Content that is not an object has no fields; the schema refuses it later. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/**
 * Changes the objects of a list. A list that is longer than in any game stays unchanged, and its length gets it
 * refused.
 */
export function each(list: unknown, most: number, change: (item: Fields, index: number) => Fields): unknown {
  if (!Array.isArray(list) || list.length > most) return list;
  return list.map((item: unknown, index) => (isFields(item) ? change(item, index) : item));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
