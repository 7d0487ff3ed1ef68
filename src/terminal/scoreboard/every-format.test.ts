import { expect, test } from 'vitest';
import { FORMAT_IDS } from '../../core/formats/formats.ts';
import { newGame } from '../../core/game/game.ts';
import { setupOfFormat } from '../../core/testing/format-setup.testing.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { NOON } from '../../saves/record/testing/game.testing.ts';
import { SECOND_SCORERS } from '../../core/testing/second-formats.testing.ts';
import { saidByTerminal, saidOfKept, type Asked } from '../testing/said-by-terminal.testing.ts';
import { openHome, type Home } from './home.ts';
import { readOptions } from './options.ts';

/** These pins, whoever is asked. */
function answers(...pins: readonly number[]): Asked {
  const left = pins.map(String);
  return () => left.shift() ?? null;
}

async function opened(data: string): Promise<Home> {
  const ears = { clock: () => NOON, tell: () => Promise.resolve() };
  const home = await openHome(new NodeDisk(), data, ears);
  if (!home.ok) expect.fail(home.error.code);
  return home.value;
}

test.each(FORMAT_IDS)(
  'a game of %s is saved ball by ball, and continues where it was left',
  async (format) => {
    const data = await tempFolder();
    expect(readOptions(['--format', format, '--data', data]).ok).toBe(true);
    const options = SECOND_SCORERS[format].map(({ option }) => option);
    const setup = setupOfFormat(format, [options[0] ?? null, options.at(-1) ?? null]);
    const players = setup.players.map(({ mates, ...player }) => ({
      ...player,
      ...(mates === undefined ? {} : { mates: mates.map(({ name }) => name) }),
    }));
    const first = await opened(data);
    const begun = await first.begin({ format, players });
    if (!begun.ok) expect.fail(begun.error.trouble);
    const shown = await saidOfKept(begun.value, answers(3, 4, 0));
    await first.release();

    const second = await opened(data);
    const { running } = second;
    if (running === null) expect.fail('no game continues');
    expect(await saidOfKept(running, answers())).toEqual(shown);
    const ended = await saidOfKept(running, answers(5, 2, 1));
    expect(ended).toEqual(await saidByTerminal(newGame(running.game.setup), answers(3, 4, 0, 5, 2, 1)));
    await second.release();
  },
);
