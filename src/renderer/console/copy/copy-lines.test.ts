import { expect, test } from 'vitest';
import type { CopyState } from '../../../contract/contract.ts';
import { LANGUAGES } from '../../../text/language.ts';
import { SECOND_COPY_TEXT } from '../../../text/staff/second-copy.ts';
import { copyLines } from './copy-lines.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const GOOD: CopyState = {
  ...{ place: 'stick', copying: false, copiedAt: '2026-11-20T22:00:00.000Z' },
  ...{ damaged: 0, trouble: null, stickIn: true, sticksKnown: true },
};

function shown(state: Partial<CopyState>): readonly string[] {
  const { look, line, more } = copyLines(SECOND_COPY_TEXT.en, 'en', { ...GOOD, ...state }, NOW);
  return [look, line, more];
}

test.each([
  ['a copy of last night', {}, 'good', 'Copy: 14 hours ago on the stick, checked', /after five/u],
  [
    'one in the folder',
    { place: 'folder' },
    'good',
    'Copy: 14 hours ago in the folder, checked',
    /after five/u,
  ],
  [
    'one of this moment',
    { copiedAt: NOW.toISOString() },
    'good',
    'Copy: just now on the stick, checked',
    /after five/u,
  ],
  [
    'one from ahead',
    { copiedAt: '2030-01-01T00:00:00Z' },
    'good',
    'Copy: just now on the stick, checked',
    /five/u,
  ],
  ['one of five minutes ago', { copiedAt: '2026-11-21T11:54:10Z' }, 'good', /: 5 minutes ago/u, /five/u],
  ['one of 48 hours ago', { copiedAt: '2026-11-19T12:00:00Z' }, 'good', /: 2 days ago/u, /five/u],
  ['an older one', { copiedAt: '2026-11-19T11:59:59Z' }, 'warning', /: 2 days ago/u, /older than two days/u],
  ['a damaged game', { damaged: 1 }, 'good', /14 hours/u, /^One file of this lane is damaged/u],
  ['damaged games', { damaged: 3 }, 'good', /14 hours/u, /^3 files of this lane are damaged/u],
  ['a copy that is made', { copying: true, copiedAt: null }, 'busy', 'Copying all games…', /^$/u],
  ['none yet', { copiedAt: null }, 'warning', 'No copy yet', /ten minutes/u],
  ['none for want of a stick', { copiedAt: null, trouble: 'stick-not-in' }, 'warning', /^No/u, /not in/u],
  ['a stick in the safe', { trouble: 'stick-not-in' }, 'good', 'Last copy 14 hours ago', /not in/u],
  [
    'a stick in the safe for days',
    { trouble: 'stick-not-in', copiedAt: '2026-11-18T11:00:00Z' },
    ...['warning', 'Last copy 3 days ago', /not in/u],
  ],
  ['a full disk of the lane', { trouble: 'lane-disk' }, 'warning', /^Last/u, /^This PC’s own disk/u],
  ['what a newer program noted', { trouble: 'not-ours' }, 'warning', /^Last/u, /newer Headpin/u],
  ['a full stick', { trouble: 'disk-full' }, 'warning', 'Last copy 14 hours ago', /^It is full/u],
  [
    'none wanted',
    { place: null, copiedAt: null },
    'off',
    'No second copy is made.',
    /^Press Use this stick/u,
  ],
  ['no stick to use', { place: null, stickIn: false, trouble: 'stick-not-in' }, 'off', /^No/u, /^Put a USB/u],
  [
    'no stick to be known',
    { place: null, stickIn: false, sticksKnown: false },
    ...['off', /^No/u, /^Start Headpin with --copy-to/u],
  ],
  ['a stick that refuses', { place: null, trouble: 'read-only' }, 'warning', /^No/u, /cannot be written/u],
] as readonly [string, Partial<CopyState>, string, string | RegExp, RegExp][])(
  '%s is said so',
  (_what, state, look, line, more) => {
    const said = shown(state);
    expect(said[0]).toBe(look);
    expect(said[1]).toMatch(
      typeof line === 'string' ? new RegExp(`^${line.replaceAll('.', '\\.')}$`, 'u') : line,
    );
    expect(said[2]).toMatch(more);
  },
);

test('every language says how long ago', () => {
  const said = LANGUAGES.map((language) => copyLines(SECOND_COPY_TEXT[language], language, GOOD, NOW).line);
  expect(said).toEqual([
    'Copy: 14 hours ago on the stick, checked',
    'Copia: hace 14 horas en la memoria, comprobada',
    '백업: 14시간 전 USB, 확인됨',
    'Kopie: vor 14 Stunden auf dem Stick, geprüft',
  ]);
});
