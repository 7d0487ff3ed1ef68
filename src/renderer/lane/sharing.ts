/**
 * The new value with every part that equals its old one replaced by the old object. Everything that crosses the bridge
 * is a new object; sharing the old ones redraws only the lines and frames that changed. For plain JSON data, and for the
 * rules' own values in it, which stay what they are.
 */
export function shared<T>(before: unknown, after: T): T {
  return share(before, after) as T;
}

function share(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after);
  if (isRecord(before) && isRecord(after)) return shareRecord(before, after);
  return after;
}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const list = after.map((item, index) => share(before[index], item));
  const same = list.length === before.length && list.every((item, index) => item === before[index]);
  return same ? before : list;
}

function shareRecord(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(after);
  const record = Object.fromEntries(names.map((name) => [name, share(before[name], after[name])]));
  const same =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && record[name] === before[name]);
  return same ? before : record;
}

/** What is frozen, as a format's table, has links that no copy would have. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.isFrozen(value);
}
