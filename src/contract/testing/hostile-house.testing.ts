import type { AskingCall, HostileTest } from './hostile-test.testing.ts';

/** Of the link to a house, and of help and messages. */
export const HOSTILE_HOUSE: {
  readonly [C in AskingCall & (`house.${string}` | `frontDesk.${string}`)]: HostileTest<C>;
} = {
  'frontDesk.askHelp': {
    good: ['left'],
    hostile: [
      { why: 'a third lane', args: ['middle'] },
      { why: 'a time of its own', args: ['left', '2020-01-01T00:00:00.000Z'] },
    ],
  },
  'frontDesk.dismissHelp': {
    good: ['right'],
    hostile: [{ why: 'no lane', args: [] }],
  },
  'frontDesk.dismissMessage': {
    good: ['a'.repeat(24)],
    hostile: [
      { why: 'no id', args: [''] },
      { why: 'a message of its own', args: ['a'.repeat(24), 'Free games for all'] },
    ],
  },
  'house.find': {
    good: ['desk.lan'],
    hostile: [
      { why: 'no address', args: [''] },
      { why: 'an address of a megabyte', args: ['a'.repeat(1_000_000)] },
      { why: 'a request of its own', args: [{ url: 'https://desk.lan/', method: 'PUT' }] },
    ],
  },
  'house.pair': {
    good: [{ address: 'desk.lan', code: '4F7K-92QX', fingerprint: '3F2A 91BC 07DE 55A1' }],
    hostile: [
      { why: 'a code of another form', args: [{ address: 'desk.lan', code: '4F7K92QX', fingerprint: null }] },
      {
        why: 'a fingerprint of a megabyte',
        args: [{ address: 'desk.lan', code: '4F7K-92QX', fingerprint: 'A'.repeat(1_000_000) }],
      },
      {
        why: 'an authority of its own',
        args: [{ address: 'desk.lan', code: '4F7K-92QX', fingerprint: null, authority: 'PEM' }],
      },
    ],
  },
};
