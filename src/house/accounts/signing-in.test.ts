import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownAccount } from '../testing/desk.testing.ts';
import { Attempts } from './attempts.ts';
import { Sessions } from './sessions.ts';
import { SigningIn } from './signing-in.ts';

// Counts calls without changing what they do.
vi.mock(import('@node-rs/argon2'), { spy: true });

const database = databaseOfTests();

test('an unknown name costs one verification with the same parameters, like a wrong password', async () => {
  const { pool, owner } = database();
  const limit = { most: 100, seconds: 60 };
  const signing = new SigningIn({
    ...{ pool, house: HOUSE.id, sessions: new Sessions(pool, HOUSE.id, false) },
    attempts: new Attempts(pool, HOUSE.id, { name: limit, address: limit, pairing: limit }),
  });
  const [account, gone] = [
    await knownAccount(database(), 'operator'),
    await knownAccount(database(), 'operator'),
  ];
  await asked(owner, 'UPDATE house.accounts SET disabled = now() WHERE id = $1', [gone.id]);
  for (const name of [account.name, gone.name, 'nobody at all']) {
    vi.mocked(verify).mockClear();
    const answer = await signing.signIn({ name, password: 'not its password' }, '127.0.0.1', null);
    expect(answer).toEqual({ ok: false, error: 'unknown-account' });
    const settings = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4));
    expect(settings).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);
  }
});

test('a name written in another way has no further guesses at its password', async () => {
  const { pool } = database();
  const free = { most: 100, seconds: 60 };
  const signing = new SigningIn({
    ...{ pool, house: HOUSE.id, sessions: new Sessions(pool, HOUSE.id, false) },
    attempts: new Attempts(pool, HOUSE.id, { name: { most: 2, seconds: 60 }, address: free, pairing: free }),
  });
  const { name } = await knownAccount(database(), 'operator');
  const answers: unknown[] = [];
  for (const written of [name, name.toUpperCase(), ` ${name} `]) {
    const answer = await signing.signIn({ name: written, password: 'a guess' }, '127.0.0.1', null);
    answers.push(answer.ok || answer.error);
  }
  expect(answers).toEqual(['unknown-account', 'unknown-account', 'too-many']);
});
