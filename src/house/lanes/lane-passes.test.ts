import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { lanePass, passIn, passName, passProof, type LanePass } from '../../house-contract/lane-pass.ts';
import { asked } from '../db/asked.ts';
import { sha256 } from '../db/hash.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane, type TestLane } from '../testing/lane.testing.ts';
import { LanePasses } from './lane-passes.ts';

const database = databaseOfTests();

function passOf({ key }: Pick<TestLane, 'key'>): LanePass {
  const pass = passIn(lanePass(sha256, sha256(key), randomBytes(16).toString('hex')));
  return pass ?? expect.fail('no pass');
}

async function passes(): Promise<LanePasses> {
  const all = new LanePasses(database().pool, (line) => expect.fail(line));
  await all.begin();
  return all;
}

test('a lane’s pass is good once; a stranger’s, and one with another lane’s name, is never', async () => {
  const [lane, other] = [await knownLane(database(), 1), await knownLane(database(), 2)];
  const known = await passes();
  const [pass, others] = [passOf(lane), passOf(other)];
  const forged = [
    passOf({ key: 'no key of this house' }),
    { ...pass, name: others.name },
    { ...pass, once: others.once },
    { ...pass, proof: others.proof },
  ];
  expect(forged.map((one) => known.takes(one))).toEqual([false, false, false, false]);
  expect([pass, others, pass, others].map((one) => known.takes(one))).toEqual([true, true, false, false]);
});

test('a lane that comes without end is not let in without end, and another lane is', async () => {
  const [lane, other] = [await knownLane(database(), 3), await knownLane(database(), 4)];
  const known = await passes();
  const many = Array.from({ length: 200 }, () => known.takes(passOf(lane)));
  expect(many.slice(0, 32)).not.toContain(false);
  expect(many).toContain(false);
  expect(known.takes(passOf(other))).toBe(true);
});

test('a key that is revoked or made while the service runs counts from then on', async () => {
  const known = await passes();
  const lane = await knownLane(database(), 5);
  const news = { n: 1, change: { kind: 'unpaired', house: HOUSE.id, origin: lane.origin } } as const;
  expect(known.takes(passOf(lane))).toBe(false);
  known.news(news);
  await expect.poll(() => known.takes(passOf(lane))).toBe(true);
  await asked(database().owner, 'UPDATE house.lanes SET revoked = now() WHERE origin = $1', [lane.origin]);
  known.again();
  await expect.poll(() => known.takes(passOf(lane))).toBe(false);
});

test('what a pass says in the open is neither the key nor what the house keeps of it', () => {
  const keyHash = sha256('a key');
  const shown = [passName(sha256, keyHash), passProof(sha256, keyHash, 'a'.repeat(32))].join(' ');
  expect(shown).not.toContain(keyHash.slice(0, 8));
});
