// On some printers fonts are slightly wider than on screen.
const SPARE_ROOM = 0.98;

/** Narrows, then shrinks every `.fit` text until it fits; text is never cut. */
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
