/** What two names have in common that differ only in their case or in how their letters are composed. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
