/** A name or an id for comparison: case makes no difference. */
export function sameText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
