import { describe, expect, test } from 'vitest';
import { RECORD_VERSION } from '../record/migrations.ts';
import { NOON } from '../record/testing/game.testing.ts';
import { bytesOf } from './testing/index-of.testing.ts';
import { makeIndexLine, parseIndexLine, PACKING, sumOf, type IndexLine } from './index-line.ts';

const where = { place: 0, at: 7, length: 900, sum: '0a1b2c3d', low: 3, top: 4 };
const summary = {
  id: 'g000003-0a1b2c',
  lane: 7,
  gameNumber: 1,
  startedAt: NOON,
  names: ['PJS'],
  ...({ format: 'ten-pin' } as const),
  ...{ players: [1], averages: [null], options: [null] },
  scores: [9],
  party: 'f'.repeat(24),
  bowlers: ['1'.repeat(24)],
  series: [{ id: '0'.repeat(24), number: 2 }],
  ...{ games: 3, league: { match: 'e'.repeat(24), teams: ['Pin Pals', 'Late Hooks'] } },
};

const WHO = [[{ name: 'PJS', bowler: '1'.repeat(24), packed: '1,9,-1' }]];

function game(phase: 'running' | 'over' | 'stopped'): IndexLine {
  return {
    ...where,
    kind: 'game',
    generation: 5,
    packing: PACKING,
    origin: 'a'.repeat(24),
    summary: { ...summary, phase },
    who: WHO,
  };
}

const newer: IndexLine = {
  ...{ ...where, kind: 'newer', reader: RECORD_VERSION, who: [[{ name: 'PJS', bowler: null }]] },
  summary: { id: 'g000003-00112233445566778899aabb', phase: 'newer', startedAt: '', names: ['PJS'] },
};

const lines: readonly IndexLine[] = [
  game('running'),
  game('over'),
  game('stopped'),
  { ...game('over'), summary: { ...summary, phase: 'over', scores: [-28] } } as IndexLine,
  { ...where, kind: 'deleted', id: 'g000003-0a1b2c' },
  { ...where, kind: 'damaged' },
  newer,
  { ...where, kind: 'newer-nameless', reader: RECORD_VERSION },
  { ...where, kind: 'blank' },
];

describe('a line of the index', () => {
  test.each(lines)('is read as it was written: $kind', (line) => {
    const text = makeIndexLine(line, 0xfe);
    expect(parseIndexLine(bytesOf(text))).toEqual({ line, all: 0xfe });
    expect(text.indexOf('\n')).toBe(text.length - 1);
  });

  test('with any bit flipped or any end cut off is detected', () => {
    const whole = bytesOf(makeIndexLine(game('over'), 1));
    for (let place = 0; place < whole.length; place += 1) {
      expect(parseIndexLine(whole.subarray(0, place)), `cut to ${String(place)}`).toBeNull();
      const changed = whole.slice();
      changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
      expect(parseIndexLine(changed), `byte ${String(place)}`).toBeNull();
    }
  });

  test.each<object>([
    { kind: 'another' },
    { kind: 'blank', size: 1 },
    { place: -1 },
    { at: 1.5 },
    { top: '4' },
    { generation: -1 },
    { summary },
    { summary: { ...summary, phase: 'paused' } },
    // As written by programs that knew only whether it was a league’s game.
    { summary: { ...summary, phase: 'over', league: true } },
    { who: 'pjs' },
  ])('of another program is rejected: %j', (change) => {
    const line: IndexLine = { ...game('over'), ...change };
    expect(parseIndexLine(bytesOf(makeIndexLine(line, 1)))).toBeNull();
  });
});

test.each([
  { ...newer, reader: RECORD_VERSION + 1 },
  { ...newer, reader: RECORD_VERSION - 1 },
  { ...where, kind: 'newer-nameless', reader: RECORD_VERSION - 1 },
  // As written by programs that did not list such a game.
  { ...where, kind: 'newer' },
])('what another program could not read is looked at anew: %j', (line) => {
  expect(parseIndexLine(bytesOf(makeIndexLine(line as IndexLine, 1)))).toBeNull();
});

test('a CRC-32 has eight digits', () => {
  // The check value of CRC-32/ISO-HDLC; empty input gives 0.
  expect(sumOf(bytesOf('123456789'))).toBe('cbf43926');
  expect(sumOf(bytesOf())).toBe('00000000');
});
