import { gameOfMisses, recordOf } from '../../record/testing/game.testing.ts';
import { makeGameLine } from '../archived-line.ts';
import { NOTHING, indexed } from '../index-making.ts';
import type { IndexedGame } from '../index-search.ts';
import { piecesOf } from '../pieces.ts';

/** The index of a month with these lines. */
export function indexOf(...lines: readonly string[]): Uint8Array {
  let reach = NOTHING;
  let text = '';
  for (const piece of piecesOf(bytesOf(...lines), 0)) {
    const next = indexed(piece, reach);
    text += next.text;
    reach = next;
  }
  return bytesOf(text);
}

/** The archive line of one bowler's game after this many balls, which is its generation. */
export function lineOf(counter: number, generation: number): string {
  return makeGameLine(recordOf(gameOfMisses(generation), counter));
}

/** Indexed games as counter and generation, `newer` for a newer program's. */
export function brief(games: readonly IndexedGame[]): readonly string[] {
  return games.map((game) => {
    const state = game.kind === 'newer' ? 'newer' : String(game.generation);
    return `${String(Number(game.summary.id.slice(1, 7)))}/${state}`;
  });
}

export function bytesOf(...lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.join(''));
}

/** The file with one byte changed near the end of this line, counted from 1. */
export function withDamageIn(line: number, bytes: Uint8Array): Uint8Array {
  const changed = bytes.slice();
  let end = -1;
  for (let number = 0; number < line; number += 1) end = bytes.indexOf(0x0a, end + 1);
  changed[end - 3] = 0;
  return changed;
}
