import { expect, test } from 'vitest';
import { typedAtLanes } from './house-addresses.ts';

const HOSTS = ['desk', '192.168.1.10'];

test.each([
  ['https:', '8300', HOSTS, ['desk', '192.168.1.10']],
  ['https:', '8443', HOSTS, ['desk:8443', '192.168.1.10:8443']],
  ['https:', '', HOSTS, ['desk:443', '192.168.1.10:443']],
  ['https:', '8300', [], ['https://page:8300']],
  ['http:', '8300', [], ['http://page:8300']],
])('of a page on %s port "%s" staff type at a lane what finds the house', (protocol, port, hosts, typed) => {
  const origin = `${protocol}//page${port === '' ? '' : `:${port}`}`;
  expect(typedAtLanes(hosts, { protocol, port, origin })).toEqual(typed);
});
