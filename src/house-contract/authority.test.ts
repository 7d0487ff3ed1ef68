import { expect, test } from 'vitest';
import { authorityMark } from './authority.ts';

test('the mark of an authority is the beginning of its fingerprint, in groups that people can read aloud', () => {
  expect(authorityMark('3f:2a:91:bc:07:de:55:a1:99:00')).toBe('3F2A 91BC 07DE 55A1');
});
