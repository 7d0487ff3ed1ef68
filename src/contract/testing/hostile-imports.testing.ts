import type { AskingCall, HostileTest } from './hostile-test.testing.ts';

type ImportsCall = AskingCall & `imports.${string}`;

const ID = '0123456789abcdef01234567';

/** The hostile tests of the calls about games that come in from files. */
export const HOSTILE_IMPORTS: { readonly [C in ImportsCall]: HostileTest<C> } = {
  'imports.read': {
    good: [[ID], [{ source: ID, encoding: 'windows-1250' }]],
    hostile: [
      { why: 'no source', args: [[], []] },
      { why: 'a path of a file', args: [['/media/lane/STICK/games.jsonl'], []] },
      { why: 'a hundred and one sources', args: [Array.from({ length: 101 }, () => ID), []] },
      { why: 'an encoding that there is not', args: [[ID], [{ source: ID, encoding: 'utf-7' }]] },
      {
        why: 'more encodings than sources',
        args: [[ID], Array.from({ length: 101 }, () => ({ source: ID, encoding: 'utf-8' }))],
      },
    ],
  },
  'imports.add': {
    good: [ID, [{ key: ID, take: 'theirs' }]],
    hostile: [
      { why: 'a path to add', args: ['../../archive', []] },
      { why: 'a choice that there is not', args: [ID, [{ key: ID, take: 'delete ours' }]] },
      { why: 'a game of its own', args: [ID, [{ key: ID, take: 'both', game: {} }]] },
      {
        why: 'more choices than questions',
        args: [ID, Array.from({ length: 101 }, () => ({ key: ID, take: 'ours' }))],
      },
    ],
  },
};
