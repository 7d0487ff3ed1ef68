import { expect, test } from 'vitest';
import { refusalOf } from './e2e-options.ts';

test.each([
  [['resume.spec.ts']],
  [['-g', 'a spare']],
  [['--ui-port', '8080']],
  [['--ui', '--ui-port=8080']],
  [['--headed']],
])('end-to-end tests are run with %j', (options) => {
  expect(refusalOf(options, true)).toBeNull();
});

test.each([['--ui'], ['--debug'], ['--debug=cli']])(
  '%s is refused with what does the same here',
  (option) => {
    expect(refusalOf(['resume.spec.ts', option], true)).toMatch(
      /needs a browser that Playwright downloads.*: --/u,
    );
  },
);

test('--headed is refused where there is no display', () => {
  expect(refusalOf(['--headed'], false)).toContain('there is none here');
});
