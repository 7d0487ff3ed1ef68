import { bodiesOf, namesIn } from '../../../src/core/chain/names.ts';
import { applyCommand } from '../../../src/core/game/command.ts';
import { newGame, phaseOf, type Game } from '../../../src/core/game/game.ts';
import { turnToBowl } from '../../../src/core/players/position.ts';
import { numbersFrom } from '../../../src/core/testing/random-pins.testing.ts';
import { occasion, setupOf } from '../../../src/core/testing/setup.testing.ts';
import { makeGameLine } from '../../../src/saves/archive/archived-line.ts';

/** Different games of a season; the others are bowled again under other ids. */
const DIFFERENT = 50;
const DAY = '2026-03-14T18:00:00.000Z';

/** A whole game of three bowlers, with a correction by undo now and then. */
export function wholeGame(origin: string, seed: number): Game {
  const draw = numbersFrom(seed);
  let game = newGame(setupOf(['ANNA', 'BEN', '민서'], { origin, startedAt: DAY }));
  while (phaseOf(game) === 'running') {
    const turn = turnToBowl(game.position);
    const standing = turn.ok ? turn.value.rack.standing : 0;
    const applied = applyCommand(
      game,
      draw(30) === 0 ? { kind: 'undo' } : { kind: 'roll', entry: { kind: 'pins', pins: draw(standing + 1) } },
      occasion(DAY),
    );
    if (applied.ok) game = applied.value.game;
  }
  return game;
}

/** The games of one origin, over and over. */
export function differentGames(origin: string): readonly Game[] {
  return Array.from({ length: DIFFERENT }, (_, place) => wholeGame(origin, place + 1));
}

export function idOf(counter: number): string {
  return `g${String(counter).padStart(6, '0')}-${(counter * 7919).toString(16).padStart(6, '0').slice(-6)}`;
}

/** Lines of a month file with at least so many facts, and how many there are. */
export function archivedLines(
  origin: string,
  facts: number,
): { readonly text: string; readonly facts: number } {
  const games = differentGames(origin);
  const lines: string[] = [];
  let written = 0;
  for (let counter = 1; written < facts; counter += 1) {
    const game = games[counter % games.length];
    if (game === undefined) break;
    lines.push(makeGameLine({ id: idOf(counter), counter, savedAt: DAY, game }));
    written += game.events.length + 1;
  }
  return { text: lines.join(''), facts: written };
}

export interface Fact {
  readonly game: string;
  readonly generation: number;
  readonly body: string;
}

/** Games as facts of the house, one game after another. */
export function* seasonGames(
  origin: string,
  facts: number,
): Generator<{ readonly id: string; readonly bodies: readonly string[]; readonly names: string }> {
  const games = differentGames(origin).map((game) => ({
    bodies: bodiesOf(game),
    names: JSON.stringify(namesIn(game).map(({ path, value }) => ({ path, value }))),
  }));
  let made = 0;
  for (let counter = 1; made < facts; counter += 1) {
    const game = games[counter % games.length];
    if (game === undefined) return;
    made += game.bodies.length;
    yield { id: idOf(counter), ...game };
  }
}
