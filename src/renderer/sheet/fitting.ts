// A font's outlines are a hair wider on some printers than on the screen.
const SPARE_ROOM = 0.98;

/** Makes every text marked `.fit` narrower, then smaller, as far as its room asks for; it is never cut. */
export function fitTexts(root: ParentNode): void {
  for (const text of root.querySelectorAll<HTMLElement>('.fit')) {
    const room = roomIn(text.parentElement) * SPARE_ROOM;
    if (widthOf(text) <= room) continue;
    text.classList.add('tight');
    const width = widthOf(text);
    if (width <= room) continue;
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    text.style.fontSize = `${String((size * room) / width)}px`;
  }
}

function widthOf(text: HTMLElement): number {
  return text.getBoundingClientRect().width;
}

function roomIn(parent: HTMLElement | null): number {
  if (parent === null) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(parent);
  return parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
