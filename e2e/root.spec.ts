import { readBoard } from '../drive/board.ts';
import { bowl, startGame } from '../drive/play.ts';
import { savedGeneration } from '../drive/saves.ts';
import { expect, test } from './support/test.ts';

test.use({ fresh: true });

test(
  'as root the program opens without a sandbox, and a ball is bowled and saved',
  { tag: '@root' },
  async ({ open, data }) => {
    test.skip(process.getuid?.() !== 0, 'only root can start the program as root');
    const { app, page } = await open({ args: ['--players', 'PJS'] });
    expect(await app.evaluate(({ app: electron }) => electron.commandLine.hasSwitch('no-sandbox'))).toBe(
      true,
    );
    await startGame(page);
    await bowl(page, '7');
    expect((await readBoard(page))[0]?.frames[0]?.marks).toBe('7');
    expect(await savedGeneration(data)).toBe(1);
  },
);
