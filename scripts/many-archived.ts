import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setup } from '../src/core/game/event.ts';
import { applyCommand } from '../src/core/game/command.ts';
import { newGame, type Game } from '../src/core/game/game.ts';
import { occasion, setupOf } from '../src/core/testing/setup.testing.ts';
import { Archive } from '../src/saves/archive/archive.ts';
import { makeGameLine } from '../src/saves/archive/archived-line.ts';
import { NodeDisk } from '../src/saves/disk/node-disk.ts';

/** A busy lane's games per month. */
const GAMES_A_MONTH = 1500;

/** Every hundredth game has this bowler; all other games have new ones. */
export const REGULAR = 'e'.repeat(24);
const REGULAR_EVERY = 100;

/**
 * Writes an archive of this many games, month by month. A bowler of every 997th game is called `ZOË`. Games begin in the
 * first 28 days of the month.
 */
export function writeArchive(data: string, games: number): void {
  mkdirSync(join(data, 'archive'), { recursive: true });
  for (let first = 0; first < games; first += GAMES_A_MONTH) {
    const month = first / GAMES_A_MONTH;
    const name = `${String(2020 + Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`;
    const count = Math.min(GAMES_A_MONTH, games - first);
    const lines = Array.from({ length: count }, (_, place) =>
      lineOf(`${name}-${String(1 + Math.floor((place * 28) / count)).padStart(2, '0')}`, first + place + 1),
    );
    writeFileSync(join(data, 'archive', `${name}.jsonl`), lines.join(''));
  }
}

/** The same, with the index of each month. */
export async function writeIndexed(data: string, games: number, stop: AbortSignal): Promise<void> {
  writeArchive(data, games);
  const archive = new Archive(new NodeDisk(), data);
  await archive.open();
  while (await archive.step()) stop.throwIfAborted();
}

function lineOf(day: string, counter: number): string {
  const at = `${day}T20:00:00.000Z`;
  const id = `g${String(counter).padStart(6, '0')}-${(counter * 7919).toString(16).padStart(6, '0').slice(-6)}`;
  const names = counter % 997 === 0 ? ['ZOË', 'KYJ'] : ['PJS', `BOWLER ${String(counter % 100)}`];
  return makeGameLine({ id, counter, savedAt: at, game: stoppedGame(names, counter, at) });
}

/** A game of four balls: only the number of games matters here. */
function stoppedGame(names: readonly string[], counter: number, startedAt: string): Game {
  const balls = [counter % 9, 0, 7, 1].map(
    (pins) => ({ kind: 'roll', entry: { kind: 'pins', pins } }) as const,
  );
  return [...balls, { kind: 'stop' } as const].reduce(
    (game, command) => {
      const applied = applyCommand(game, command, occasion(startedAt));
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.game;
    },
    newGame(withBowlers(setupOf(names, { startedAt }), counter)),
  );
}

function withBowlers(setup: Setup, counter: number): Setup {
  const players = setup.players.map((player) => {
    const isRegular = player.id === 1 && counter % REGULAR_EVERY === 0;
    const bowler = isRegular ? REGULAR : (counter * 10 + player.id).toString(16).padStart(24, '0');
    return { ...player, bowler };
  });
  return { ...setup, players };
}
