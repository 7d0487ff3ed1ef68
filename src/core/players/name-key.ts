/** The same key for names that differ only in case or in how their letters are composed. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
