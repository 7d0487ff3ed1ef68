import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Presses } from './support/presses.ts';
import { startGame } from '../drive/play.ts';
import { putGame } from '../drive/put-game.ts';
import { takeTurns } from '../drive/turns.ts';
import { expect, test } from './support/test.ts';
import { ballTasks } from './tasks/frames.ts';
import { formatTasks } from './tasks/formats.ts';
import { houseTasks } from './tasks/house.ts';
import { leagueTasks } from './tasks/league.ts';
import { pairTasks } from './tasks/pair.ts';
import { playerTasks } from './tasks/players.ts';
import { PLAYERS } from './tasks/task.ts';

const TASKS = [
  ...ballTasks(),
  ...playerTasks(),
  ...houseTasks(),
  ...leagueTasks(),
  ...pairTasks(),
  ...formatTasks(),
];

/** A row of the table: how a task is done. */
interface Row {
  readonly task: string;
  readonly presses: string;
  readonly made: string;
}

/** `npm test` does a third of the tasks, another one each day. */
const THIRDS = [0, 1, 2];

/** Every third row, from this one on. */
function thirdOf<T>(rows: readonly T[], third: number): readonly T[] {
  return rows.filter((_row, place) => place % THIRDS.length === third);
}

function documented(): Readonly<Record<'keyboard' | 'touch', readonly Row[]>> {
  const text = readFileSync(join(import.meta.dirname, '../docs/tasks.md'), 'utf8');
  const cells = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const rows = (presses: number): readonly Row[] =>
    cells.map((row) => ({ task: row[1] ?? '', presses: row[presses] ?? '', made: row[presses + 1] ?? '' }));
  return { keyboard: rows(2), touch: rows(4) };
}

test('docs/tasks.md has every task, in this order', () => {
  for (const way of ['keyboard', 'touch'] as const)
    expect(documented()[way].map(({ task }) => task)).toEqual(TASKS.map(({ name }) => name));
});

// A third of the tasks in one way each day.
const TURNS = (['keyboard', 'touch'] as const).flatMap((way) => THIRDS.map((third) => ({ way, third })));

for (const {
  one: { way, third },
  share,
  tag,
} of takeTurns(TURNS)) {
  test(
    `every task of docs/tasks.md takes by ${way} what the table says (${share})`,
    { tag },
    async ({ open }) => {
      test.setTimeout(600_000);
      const { page } = await open({ args: ['--players', PLAYERS.join(',')] });
      await startGame(page);
      const counted: Row[] = [];
      for (const task of thirdOf(TASKS, third)) {
        await test.step(task.name, async () => {
          await putGame(page, PLAYERS, task.bowled);
          await task.before?.(page);
          const presses = await Presses.on(page);
          await task[way](presses);
          await task.done(page);
          counted.push({ task: task.name, presses: presses.count, made: presses.made });
          await task.after?.(page);
        });
      }
      expect(counted).toEqual(thirdOf(documented()[way], third));
    },
  );
}
