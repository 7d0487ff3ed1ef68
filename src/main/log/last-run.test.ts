import { describe, expect, test } from 'vitest';
import { lastRunIn, makeLogLine } from './log-entry.ts';

const AT = '2026-11-21T12:00:00.000Z';
const started = (headpin: string): string =>
  makeLogLine(AT, 'started', { headpin, electron: '33.2.1', system: 'Linux 6.1 x64', pid: 7 });
const stopped = makeLogLine(AT, 'stopped', {});
const refused = makeLogLine(AT, 'start-refused', { why: 'console 7 has the folder', pid: 8 });
const slow = makeLogLine(AT, 'save-slow', { ms: 900 });

describe('the log of the run before', () => {
  test.each([
    ['nothing, at the first start', [], { version: null, wasCutOff: false }],
    ['its version and its end', [started('0.1.0'), slow, stopped], { version: '0.1.0', wasCutOff: false }],
    ['that it was cut off', [started('0.1.0'), slow], { version: '0.1.0', wasCutOff: true }],
    [
      'its end, also before a refused start',
      [started('0.2.0'), stopped, refused],
      { version: '0.2.0', wasCutOff: false },
    ],
    [
      'the newest of several',
      [started('0.1.0'), stopped, started('0.2.0'), stopped],
      { version: '0.2.0', wasCutOff: false },
    ],
    ['what is left of it behind a torn line', ['{"at":', slow, stopped], { version: null, wasCutOff: false }],
  ])('tells %s', (_, lines, run) => {
    expect(lastRunIn(lines)).toEqual(run);
  });
});
