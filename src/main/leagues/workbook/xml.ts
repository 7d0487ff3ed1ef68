import sax from 'sax';

/** In characters: a text is given to the parser in parts, so that it can be stopped early. */
const PART = 64 * 1024;
/** A text of a cell lies seven deep. */
const DEEPEST = 50;

export interface XmlHearing {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** Whether the rest need not be read. */
  readonly isDone?: () => boolean;
}

/**
 * Reads XML and says what is in it, names without their prefix. False where it is none. A document type is refused, and
 * with it every entity that could grow.
 */
export function readXml(xml: string, { open, text, close, isDone }: XmlHearing): boolean {
  const parser = sax.parser(true, { position: false });
  let [isFine, depth] = [true, 0];
  const refuse = (): void => {
    isFine = false;
  };
  parser.onerror = refuse;
  parser.ondoctype = refuse;
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) refuse();
    // Attributes have more than a text only where a parser looks at namespaces.
    open?.(plainName(name), attributes as Readonly<Record<string, string>>);
  };
  parser.ontext = (part) => text?.(part);
  parser.oncdata = (part) => text?.(part);
  parser.onclosetag = (name) => {
    depth -= 1;
    close?.(plainName(name));
  };
  for (let at = 0; at < xml.length && isFine; at += PART) {
    parser.write(xml.slice(at, at + PART));
    if (isDone?.() === true) return isFine;
  }
  if (isFine) parser.close();
  return isFine;
}

function plainName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** A text as it was typed: spreadsheets write characters that XML lacks by their number, `_x000D_`. */
export function typedText(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/giu, (_written, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}
