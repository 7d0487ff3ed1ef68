/** A name or an id as it is compared: case makes no difference. */
export function sameText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
