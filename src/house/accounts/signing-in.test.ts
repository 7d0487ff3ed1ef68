import { verify } from '@node-rs/argon2';
import type pg from 'pg';
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

test('an unknown name costs the same statements and one verification with the same parameters, like a wrong password', async () => {
  const { pool: real, owner } = database();
  let statements: string[] = [];
  const pool = {
    query: (text: string, values: unknown[]) => {
      statements.push(text);
      return real.query(text, values);
    },
  } as unknown as pg.Pool;
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
  const done: (readonly string[])[] = [];
  for (const name of [account.name, gone.name, 'nobody at all']) {
    statements = [];
    vi.mocked(verify).mockClear();
    const answer = await signing.signIn({ name, password: 'not its password' }, '127.0.0.1', null);
    expect(answer).toEqual({ ok: false, error: 'unknown-account' });
    const settings = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4));
    expect(settings).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);
    done.push(statements);
  }
  const [ofAccount, ...ofOthers] = done;
  expect(ofAccount?.at(-1)).toContain('INSERT INTO house.audit');
  expect(ofOthers).toEqual([ofAccount, ofAccount]);
  const audited =
    "SELECT name, account FROM house.audit WHERE what = 'sign-in-refused' ORDER BY n DESC LIMIT 1";
  expect(await asked(owner, audited)).toEqual([{ name: '', account: null }]);
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
