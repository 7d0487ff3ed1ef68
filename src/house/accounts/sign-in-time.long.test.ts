import { expect, test } from 'vitest';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownAccount } from '../testing/desk.testing.ts';
import { Attempts } from './attempts.ts';
import { Sessions } from './sessions.ts';
import { SigningIn } from './signing-in.ts';

const PAIRS = 1_000;
/** By how much the middle of the differences may deviate, as a share of a sign-in's time. */
const MOST = 0.02;
/** In milliseconds. */
const LONGEST = 20 * 60_000;

const database = databaseOfTests();

test(
  'a sign-in takes the same time for a name that does not exist, over 1,000 pairs',
  async () => {
    const { pool } = database();
    const limit = { most: Infinity, seconds: 60 };
    const signing = new SigningIn({
      ...{ pool, house: HOUSE.id, sessions: new Sessions(pool, HOUSE.id, false) },
      attempts: new Attempts(pool, HOUSE.id, { name: limit, address: limit, pairing: limit }),
    });
    const { name } = await knownAccount(database(), 'operator');
    const timed = async (tried: string): Promise<number> => {
      const before = performance.now();
      await signing.signIn({ name: tried, password: 'not its password' }, '127.0.0.1', null);
      return performance.now() - before;
    };
    const [known, differences]: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // The first of a pair may pay for something that the second one finds ready.
      const isKnownFirst = pair % 2 === 0;
      const first = await timed(isKnownFirst ? name : 'nobody at all');
      const second = await timed(isKnownFirst ? 'nobody at all' : name);
      known.push(isKnownFirst ? first : second);
      differences.push(isKnownFirst ? second - first : first - second);
    }
    const ratio = 1 + middle(differences) / middle(known);
    const told = `unknown to known: ${ratio.toFixed(4)} of ${middle(known).toFixed(1)} ms`;
    expect(Math.abs(ratio - 1), told).toBeLessThan(MOST);
  },
  LONGEST,
);

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
