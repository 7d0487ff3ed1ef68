/**
 * Fills in the blanks of a text, such as `@VERSION@`. Throws if a blank has no value; `name` is the file's, for that
 * message.
 */
export function filledIn(name: string, text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/@([A-Z_]+)@/gu, (_all, blank: string) => {
    const value = values[blank];
    if (value === undefined) throw new Error(`${name} has a blank that nobody fills: ${blank}`);
    return value;
  });
}
