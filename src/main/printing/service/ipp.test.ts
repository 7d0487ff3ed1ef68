import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ippAnswer, ippRequest } from './ipp.ts';

test('a request has its version, operation and number, its groups in order, and ends before the document', () => {
  const bytes = ippRequest({
    operation: 'printJob',
    about: [{ name: 'printer-uri', tag: 'uri', values: ['ipp://localhost/printers/P'] }],
    job: [{ name: 'copies', tag: 'integer', values: [2] }],
  });
  // RFC 8010, 3.1: version, operation, request, then tagged groups.
  expect(bytes.subarray(0, 8).toString('hex')).toBe('0101000200000001');
  expect(bytes.toString('latin1')).toMatch(
    /^.{8}\x01G\0\x12attributes-charset\0\x05utf-8H\0\x1battributes-natural-language\0\x02enE\0\x0bprinter-uri\0\x1aipp:\/\/localhost\/printers\/P\x02!\0\x06copies\0\x04\0\0\0\x02\x03$/su,
  );
});

test('an attribute with several values is named once', () => {
  const about = [{ name: 'asked', tag: 'keyword', values: ['one', 'two'] }] as const;
  const text = ippRequest({ operation: 'getPrinters', about, job: [] }).toString('latin1');
  expect(text).toContain('D\0\x05asked\0\x03oneD\0\0\0\x03two\x03');
});

test.each([
  ['한'.repeat(86), '한'.repeat(85)],
  [`a${'한'.repeat(85)}`, `a${'한'.repeat(84)}`],
])(
  'a name of more than 255 bytes, which no print service accepts, is cut after a whole character',
  (name, sent) => {
    const about = [{ name: 'job-name', tag: 'name', values: [name] }] as const;
    const text = ippRequest({ operation: 'printJob', about, job: [] }).toString();
    expect(/[a한]+\x03$/u.exec(text)?.[0]).toBe(`${sent}\x03`);
  },
);

test('an answer is read group by group: texts, numbers, states, yes and no, and lists', () => {
  const answer = Buffer.concat([
    Buffer.from('0101000000000001', 'hex'),
    Buffer.from('\x01G\0\x12attributes-charset\0\x05utf-8', 'latin1'),
    Buffer.from('\x04B\0\x04name\0\x07Counter', 'latin1'),
    Buffer.from('#\0\x05state\0\x04\0\0\0\x05', 'latin1'),
    Buffer.from('"\0\x03yes\0\x01\x01"\0\x02no\0\x01\0', 'latin1'),
    Buffer.from('D\0\x03why\0\x06pausedD\0\0\0\x05media', 'latin1'),
    Buffer.from('\x04B\0\x04name\0\x06', 'latin1'),
    Buffer.from('한글'),
    Buffer.from('\x03', 'latin1'),
  ]);
  expect(ippAnswer(answer)).toEqual({
    status: 0,
    groups: [
      new Map<string, unknown>([
        ['name', ['Counter']],
        ['state', [5]],
        ['yes', [true]],
        ['no', [false]],
        ['why', ['paused', 'media']],
      ]),
      new Map([['name', ['한글']]]),
    ],
  });
});

test('malformed or truncated answers give null and never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const answer = ippAnswer(Buffer.from(bytes));
      expect(answer === null || answer.status >= 0).toBe(true);
    }),
  );
  const whole = Buffer.from('0101000000000001044200046e616d650001500 3'.replace(' ', ''), 'hex');
  expect(ippAnswer(whole)?.groups).toEqual([new Map([['name', ['P']]])]);
  for (let length = 0; length < whole.length; length += 1)
    expect(ippAnswer(whole.subarray(0, length))).toBeNull();
});
