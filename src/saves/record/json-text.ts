/** Deeper than any document of ours: a game file has seven levels. */
const DEEPEST = 64;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** Parses JSON; undefined when invalid or nested too deeply. */
export function jsonIn(text: string): unknown {
  if (isDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Measured on the text: a million parsed brackets take half a gigabyte. */
function isDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (isInText && letter === BACKSLASH) at += 1;
    else if (letter === QUOTE) isInText = !isInText;
    else if (isInText) continue;
    else if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
