// The two families of the sheet, in every weight that it is set in: each is one variable file.
const FAMILIES = ['Archivo Variable', 'Noto Sans KR Variable'];

/** Loads what the fonts have for this text: a page that nobody looks at loads no font by itself. */
export async function loadFonts(text: string): Promise<void> {
  await Promise.all(FAMILIES.map((family) => document.fonts.load(`16px "${family}"`, text)));
  await document.fonts.ready;
}
