import type { ProgramState } from '../../contract/contract.ts';
import { textFor } from '../../text/index.ts';
import { otherLetters } from './other-letters.ts';

/**
 * Fonts are there before the first text is drawn. Text without its font is drawn with the system's, and the page looks
 * each size and weight of that up in another process: 250 ms for the first board.
 */
export async function latinFont(): Promise<void> {
  await loaded('"Archivo Variable"', 'A');
}

/**
 * The letters of other scripts that a window shows first. The set-up has the button for Korean, so that it needs the
 * rules of these fonts: a page that gets them once it is drawn takes 4 MB more. The button's three letters may come a
 * frame later.
 */
export async function firstFonts({ games, settings: { language } }: ProgramState): Promise<void> {
  const shown = Object.values(games).filter((game) => game !== null);
  const names = shown.flatMap(({ setup }) => setup.players.map(({ name }) => name));
  const { board, console, setup } = textFor(language);
  const letters = JSON.stringify([names, board, console, setup]).match(/\p{Script=Hangul}/gu) ?? [];
  if (letters.length > 0 || games.left === null) await otherLetters();
  if (letters.length === 0) return;
  await loaded('"Noto Sans KR Variable"', [...new Set(letters)].join(''));
}

/** A font that cannot be loaded leaves the system's. */
async function loaded(family: string, text: string): Promise<void> {
  await document.fonts.load(`16px ${family}`, text).catch(() => undefined);
}
