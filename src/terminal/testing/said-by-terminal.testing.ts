import { Writable } from 'node:stream';
import type { Game } from '../../core/game/game.ts';
import { ok } from '../../core/line/result.ts';
import { Output } from '../output.ts';
import { Dialogue } from '../scoreboard/dialogue.ts';
import { KeptGame } from '../scoreboard/kept-game.ts';
import { play } from '../scoreboard/play.ts';
import { wordsIn } from '../scoreboard/words.ts';

/** What the terminal's last board and last lines say of a player. */
export interface SaidByTerminal {
  readonly name: string;
  /** The balls of each frame, as marks. */
  readonly marks: readonly (readonly string[])[];
  /** Under each frame; null where blank. */
  readonly totals: readonly (number | null)[];
  readonly soFar: number;
}

/** The answer to a question for this player's ball; null: the input ends. */
export type Asked = (player: string) => string | null;

/** Shows a game in the terminal, which saves nothing, and bowls on as long as there are answers. */
export async function saidByTerminal(game: Game, asked: Asked): Promise<readonly SaidByTerminal[]> {
  const kept = new KeptGame(
    game,
    () => Promise.resolve(ok(null)),
    () => '',
  );
  return saidOfKept(kept, asked);
}

/** The same of a game that is saved. */
export async function saidOfKept(kept: KeptGame, asked: Asked): Promise<readonly SaidByTerminal[]> {
  const text = await transcriptOf(kept, asked);
  const lines = text.split('\n');
  const heading = lines.findLastIndex((line) => line.includes(' NAME |'));
  const width = / {2}01 *(?=\|)/u.exec(lines[heading] ?? '')?.[0].length ?? NaN;
  const rows = lines.slice(heading + 1).filter((line) => line.startsWith('|'));
  const totals = Array.from(text.matchAll(/'s total : (-?\d+)$/gmu), ([, total]) => Number(total));
  // A team has a row above, with who begins each frame.
  const rowsEach = rows.length / totals.length;
  return totals.map((soFar, place) => {
    const [marks = '', below = ''] = rows.slice((place + 1) * rowsEach - 2);
    const [name = '', ...frames] = cellsOf(marks, width);
    return { name, marks: frames.map(marksIn), totals: cellsOf(below, width).slice(1).map(totalIn), soFar };
  });
}

async function transcriptOf(kept: KeptGame, asked: Asked): Promise<string> {
  let text = '';
  const write = (chunk: unknown): void => {
    text += String(chunk);
  };
  const output = new Output(
    new Writable({
      write: (chunk, _encoding, done) => {
        write(chunk);
        done();
      },
    }),
  );
  const next = (question: string): Promise<string | null> => {
    const answer = asked(question.replace(/'s turn : $/u, ''));
    write(`${question}${answer === null ? '' : `${answer}\n`}`);
    return Promise.resolve(answer);
  };
  const dialogue = new Dialogue({ typed: false, next, close: () => undefined }, output);
  await play(kept, dialogue, { single: false, withScore: true, words: wordsIn(null) });
  return text;
}

/** A row's columns, each of which has to end where those of the heading do. */
function cellsOf(row: string, width: number): readonly string[] {
  const [, name = '', ...frames] = row.split(/(?<=^\|[^|]*)\||^\|/u);
  const rest = frames.join('|');
  const cells: string[] = [];
  for (let at = 0; at < rest.length; at += width + 1) {
    if (rest[at + width] !== '|') throw new Error(`a column is out of line: ${row}`);
    cells.push(rest.slice(at, at + width).trim());
  }
  return [name.trim(), ...cells];
}

function marksIn(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split('|');
}

function totalIn(cell: string): number | null {
  return cell === '' ? null : Number(cell);
}
