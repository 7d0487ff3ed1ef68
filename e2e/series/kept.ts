import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { phaseOf, type Game } from '../../src/core/game/game.ts';
import { splitBalls } from '../../src/core/line/marks.ts';
import { turnOf } from '../../src/core/players/position.ts';
import { scoreLine } from '../../src/core/line/score.ts';
import { parseRecord } from '../../src/saves/record/game-record.ts';
import { readBoard, type ShownLine } from '../../drive/board.ts';
import { newestGameFile } from '../../drive/saves.ts';
import { expect } from '../support/test.ts';

/** The board from the newest file, replayed through the rules. */
async function keptBoard(data: string): Promise<readonly ShownLine[]> {
  const read = parseRecord(await readFile(await newestGameFile(data)));
  if (read.kind !== 'read') throw new Error(`the save cannot be read: ${read.kind}`);
  return boardOf(read.value.game);
}

/** The names and totals that the board must show for a game. */
export function boardOf(game: Game): readonly ShownLine[] {
  const turn = phaseOf(game) === 'running' ? turnOf(game.position) : null;
  return game.position.lines.map(({ player, name, line }, place) => {
    const { posted, max, frames } = scoreLine(line);
    return {
      ...{ player: place + 1, name, onTurn: turn?.player === player, posted, max },
      frames: line.frames.map((frame, index) => {
        const splits = splitBalls(frame);
        return {
          ...{ frame: index + 1, marks: frame.text, total: frames[index]?.cumulative ?? null },
          split: splits.length === 0 ? null : splits.join(','),
        };
      }),
    };
  });
}

/** Expects the replayed file to equal the board: every mark, ring and total. */
export async function expectKept(page: Page, data: string): Promise<void> {
  await expect(async () => {
    expect(await keptBoard(data)).toEqual(await readBoard(page));
  }).toPass({ timeout: 120_000 });
}
