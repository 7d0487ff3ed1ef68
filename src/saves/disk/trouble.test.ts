import { expect, test } from 'vitest';
import { systemError } from './testing/failing-disk.testing.ts';
import { codeOf, troubleOf } from './trouble.ts';

test.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EFBIG', 'disk-full'],
  ['EROFS', 'read-only'],
  ['ENOENT', 'folder-missing'],
  ['ENOTDIR', 'folder-missing'],
  ['EEXIST', 'folder-missing'],
  ['EACCES', 'not-allowed'],
  ['EPERM', 'not-allowed'],
  ['EIO', 'device-error'],
  ['EX_ERR_IO', 'device-error'],
  ['ERR_FS_FILE_TOO_LARGE', 'device-error'],
  ['ERR_STREAM_PREMATURE_CLOSE', 'device-error'],
])('%s is reported as %s', (code, trouble) => {
  expect(troubleOf(systemError(code))).toBe(trouble);
});

test.each<[string, unknown]>([
  ['an error without a code', new TypeError('a bug')],
  ['an argument that Node refuses', systemError('ERR_INVALID_ARG_TYPE')],
  ['an error whose code is a number', Object.assign(new Error('a bug'), { code: 5 })],
  ['what only looks like an error', { code: 'EIO' }],
  ['nothing', null],
])('%s is not a disk error: it is rethrown unchanged', (_, bug) => {
  let thrown: unknown = 'nothing was thrown';
  try {
    codeOf(bug);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBe(bug);
});
