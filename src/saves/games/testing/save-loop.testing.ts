/** A process that saves ball after ball until it is killed, and prints each generation once it is safe. */
import { applyCommand } from '../../../core/game/command.ts';
import { occasion } from '../../../core/testing/setup.testing.ts';
import { generationOf } from '../../../core/game/game.ts';
import { NOON, ball, freshGame, recordOf } from '../../record/testing/game.testing.ts';
import { GamesFolder } from '../games-folder.ts';
import { NodeDisk } from '../../disk/node-disk.ts';

const [, , data = ''] = process.argv;
const folder = new GamesFolder(new NodeDisk(), data);
const opened = await folder.open();
let game = (opened.ok ? opened.value.resume?.game : null) ?? freshGame(['PJS', 'KYJ']);
for (;;) {
  const command = game.done.length > 20 ? ({ kind: 'undo' } as const) : ball(0);
  const next = applyCommand(game, command, occasion(NOON));
  if (!next.ok) throw new Error(next.error.code);
  game = next.value.game;
  const saved = await folder.save(recordOf(game));
  if (!saved.ok) throw new Error(saved.error.trouble);
  process.stdout.write(`${String(generationOf(game))}\n`);
}
