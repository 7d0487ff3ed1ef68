import type { ElectronApplication } from '@playwright/test';

/** A text that a sheet's window draws outside its box, or over another one. */
export interface WordFault {
  readonly text: string;
  readonly what: 'outside' | 'over' | 'hidden' | 'small' | 'long page';
  /** The box that it leaves, or the text that it lies on. */
  readonly where: string;
  readonly pixels: number;
}

export interface MeasuredSheet {
  readonly texts: number;
  readonly faults: readonly WordFault[];
}

/** The sheets that have been made into a PDF since, each measured in its own window just before. */
export interface SheetWatch {
  readonly taken: () => Promise<readonly MeasuredSheet[]>;
}

/**
 * Measures each sheet in the window that prints it.
 * @param unfitted undoes the fitting of long texts first, so that a test sees what the measure finds
 */
export async function watchSheets(app: ElectronApplication, { unfitted = false } = {}): Promise<SheetWatch> {
  const script = `(${measureSheet.toString()})(${String(unfitted)})`;
  await app.evaluate((electron, code) => {
    const measured: unknown[] = [];
    Object.assign(globalThis, { measuredSheets: measured });
    electron.app.on('browser-window-created', (_event, { webContents }) => {
      const print = webContents.printToPDF.bind(webContents);
      webContents.printToPDF = async (options) => {
        measured.push(await webContents.executeJavaScript(code));
        return print(options);
      };
    });
  }, script);
  return {
    taken: () =>
      app.evaluate(() => {
        const { measuredSheets } = globalThis as unknown as { readonly measuredSheets: MeasuredSheet[] };
        return measuredSheets.splice(0);
      }),
  };
}

/** Runs in the sheet's page, and so uses nothing from outside. */
function measureSheet(unfitted: boolean): MeasuredSheet {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  type Ink = Box & { readonly text: string };
  /** In CSS pixels: letters lean a little out of their box, and boxes begin on whole dots. */
  const SLACK = 1;
  /** Points; smaller print is hard to read. */
  const LEAST = 6;
  const faults: WordFault[] = [];
  const canvas = document.createElement('canvas').getContext('2d');
  let texts = 0;
  if (unfitted)
    for (const fitted of document.querySelectorAll<HTMLElement>('.fit')) {
      fitted.classList.remove('tight');
      fitted.style.fontSize = '';
    }

  function inksOf(node: Text, around: Element): readonly Ink[] {
    const text = node.data.trim();
    if (around.closest('svg') !== null) {
      const { left, right, top, bottom } = around.getBoundingClientRect();
      return [{ text, left, right, top: top + 2, bottom: bottom - 2 }];
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(around);
    if (canvas === null) throw new Error('no canvas to measure on');
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const measured = canvas.measureText(text);
    return Array.from(range.getClientRects(), ({ left, right, top }) => {
      const line = top + measured.fontBoundingBoxAscent;
      return {
        ...{ text, left, right },
        top: line - measured.actualBoundingBoxAscent,
        bottom: line + measured.actualBoundingBoxDescent,
      };
    }).filter(({ left, right }) => right - left > 0.1);
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  }

  /** Boxes of whole texts and lines; an outline on them cuts what is higher. */
  function isFramed(box: Element): boolean {
    const { borderTopWidth, borderBottomWidth, overflowY } = getComputedStyle(box);
    return overflowY !== 'visible' || borderTopWidth !== '0px' || borderBottomWidth !== '0px';
  }

  function isBlock(box: Element): boolean {
    const { display, position } = getComputedStyle(box);
    if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) return false;
    return display !== 'inline' && display !== 'contents' && display !== 'none' && position !== 'absolute';
  }

  function lookOut(text: string, inner: Box, box: Element): boolean {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const beside = Math.max(left - inner.left, inner.right - right);
    const over = isFramed(box) ? Math.max(beside, top - inner.top, inner.bottom - bottom) : beside;
    if (over > SLACK) faults.push({ text, what: 'outside', where: nameOf(box), pixels: over });
    return over > SLACK;
  }

  function leaves(ink: Ink, around: Element, page: Element): void {
    for (let box: Element | null = around; box !== null; box = box === page ? null : box.parentElement)
      if (isBlock(box) && lookOut(ink.text, ink, box)) return;
  }

  for (const page of document.querySelectorAll('article')) {
    const inks: Ink[] = [];
    if (page.scrollHeight > page.clientHeight + 1)
      faults.push({
        ...{ text: page.textContent.slice(0, 30), what: 'long page', where: nameOf(page) },
        pixels: page.scrollHeight - page.clientHeight,
      });
    for (const box of page.querySelectorAll('*')) {
      const outer = box.parentElement;
      if (outer !== null && isBlock(box) && isBlock(outer))
        lookOut(nameOf(box), box.getBoundingClientRect(), outer);
    }
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      const around = node.parentElement;
      if (!(node instanceof Text) || around === null || node.data.trim() === '') continue;
      if (around.closest('title, desc, style') !== null || !around.checkVisibility()) continue;
      const found = inksOf(node, around);
      texts += 1;
      if (found.length === 0)
        faults.push({ text: node.data.trim(), what: 'hidden', where: nameOf(around), pixels: 0 });
      const points = (Number.parseFloat(getComputedStyle(around).fontSize) * 72) / 96;
      if (around.closest('svg') === null && points < LEAST)
        faults.push({ text: node.data.trim(), what: 'small', where: nameOf(around), pixels: points });
      for (const ink of found) leaves(ink, around, page);
      inks.push(...found);
    }
    for (const [index, one] of inks.entries())
      for (const other of inks.slice(index + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > SLACK && high > SLACK)
          faults.push({
            text: one.text,
            what: 'over',
            where: other.text,
            pixels: Math.min(wide, high),
          });
      }
  }
  return { texts, faults };
}
