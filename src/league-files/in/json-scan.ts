/** What JSON.parse does not report: how deep a text nests, and a key that an object has twice (null: none). */
export interface JsonScan {
  readonly depth: number;
  readonly keyTwice: string | null;
}

/** Scans a JSON text once. The answer for invalid JSON is meaningless. */
export function scanJson(text: string): JsonScan {
  const open: Set<string>[] = [];
  let depth = 0;
  let keyTwice: string | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') {
      open.push(new Set());
      depth = Math.max(depth, open.length);
    } else if (character === '}' || character === ']') {
      open.pop();
    } else if (character === '"') {
      const end = endOfString(text, at);
      const key = text.slice(at, end + 1);
      if (/^\s*:/u.test(text.slice(end + 1, end + 1 + SPACES))) {
        const keys = open.at(-1);
        if (keys?.has(key) === true) keyTwice ??= key.slice(1, -1);
        keys?.add(key);
      }
      at = end;
    }
  }
  return { depth, keyTwice };
}

/** More spaces between a key and its colon than any real file has. */
const SPACES = 64;

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
