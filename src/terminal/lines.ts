/** An input line without its line end; `null` for one that was too long. */
export type InputLine = string | null;

/** In UTF-16 units; a whole game in notation has about forty. */
export const LONGEST_LINE = 1024 * 1024;

/**
 * The lines of a UTF-8 stream, in groups as they come. A line that is too long is dropped while it is read, so that
 * memory never holds more than a chunk and a line. The last line may lack its line end.
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<readonly InputLine[], void, undefined> {
  const decoder = new TextDecoder();
  let begun: InputLine = '';
  for await (const chunk of input) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    begun = grown(begun, first, longest);
    const ended: InputLine[] = [];
    for (const piece of others) {
      ended.push(withoutReturn(begun));
      begun = grown('', piece, longest);
    }
    if (ended.length > 0) yield ended;
  }
  const last = grown(begun, decoder.decode(), longest);
  if (last !== '') yield [withoutReturn(last)];
}

function grown(line: InputLine, piece: string, longest: number): InputLine {
  return line === null || line.length + piece.length > longest ? null : line + piece;
}

function withoutReturn(line: InputLine): InputLine {
  return line?.endsWith('\r') === true ? line.slice(0, -1) : line;
}
