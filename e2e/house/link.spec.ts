import { createHash } from 'node:crypto';
import { House } from '../../drive/house.ts';
import { bowl, bowlAll, startGame } from '../../drive/play.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../../drive/turns.ts';

// A database and a program begin, on a machine that may be busy.
test.describe.configure({ timeout: 300_000 });
const SLOW = { timeout: 120_000 };
const CODE = '4F7K-92QX';

test(
  'a lane that is paired at its start delivers each ball, and bowls on while the front desk is off (2 of 2)',
  { tag: inTurn(2, 2) },
  async ({ open }) => {
    const house = await House.begin('Test Bowl');
    try {
      await house.ask(
        `INSERT INTO house.pairing_codes (code_hash, house, ends) VALUES ($1, $2, now() + interval '1 hour')`,
        [createHash('sha256').update(CODE).digest('hex'), house.id],
      );
      await house.ask(`UPDATE house.houses SET opens_by = 'anyone' WHERE id = $1`, [house.id]);
      const facts = async (): Promise<number> => (await house.ask('SELECT FROM house.facts')).length;
      const { page } = await open({
        args: ['--players', 'PJS', '--house', house.url, '--pairing-code', CODE],
      });
      await startGame(page);
      const sign = page.locator('[data-link]');
      await expect(sign).toHaveText('Desk', SLOW);
      await bowl(page, '7');
      await expect.poll(facts, SLOW).toBe(2);

      await house.killService();
      await expect(sign).toHaveAttribute('data-link', 'offline', SLOW);
      await bowlAll(page, '2 X');
      await expect(sign).toHaveText(/^Desk offline since \d\d:\d\d, 1 game to deliver$/u, SLOW);

      await house.beginService();
      await expect.poll(facts, SLOW).toBe(4);
      await expect(sign).toHaveText('Desk', SLOW);
    } finally {
      await house.end();
    }
  },
);
