import { needsOtherLetters } from '../../board/styles/letters.ts';
import { otherLetters } from '../../board/styles/other-letters.ts';

// The sheet's two font families; each is one variable file with all weights.
const FAMILIES = ['Archivo Variable', 'Noto Sans KR Variable'];

/** Loads the fonts for this text: a page that is never shown loads none by itself. */
export async function loadFonts(text: string): Promise<void> {
  if (needsOtherLetters(text)) await otherLetters();
  await Promise.all(FAMILIES.map((family) => document.fonts.load(`16px "${family}"`, text)));
  await document.fonts.ready;
}
