import { expect, test } from 'vitest';
import { shortFingerprint } from './authority.ts';

test('staff compare the beginning of a fingerprint, in groups that can be read aloud', () => {
  expect(shortFingerprint('3f:2a:91:bc:07:de:55:a1:99:00')).toBe('3F2A 91BC 07DE 55A1');
});
