/** A text with each blank, such as `@VERSION@`, filled in. Throws where there is nothing for one; `name` is the file's. */
export function filledIn(name: string, text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/@([A-Z_]+)@/gu, (_all, blank: string) => {
    const value = values[blank];
    if (value === undefined) throw new Error(`${name} has a blank that nobody fills: ${blank}`);
    return value;
  });
}
