import { expect, test } from 'vitest';
import { answerTo } from './refusal.ts';

test.each([
  ['its disk is gone', '58030', 503, 'database-gone'],
  ['it ends', '57P01', 503, 'database-gone'],
  ['its disk is full', '53100', 503, 'database-full'],
  ['a statement of ours is wrong', '42601', 500, 'bug'],
])('a database error is answered by its kind: %s', (_what, code, status, said) => {
  expect(answerTo(Object.assign(new Error('words'), { code }))).toEqual({ status, code: said });
});
