import { describe, expect, test } from 'vitest';
import { textFaults, type Box, type DrawnText } from './texts.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const WINDOW = box(0, 0, 100, 100);
const drawn = (text: string, where: Box, covered = false): DrawnText => ({
  ...{ text, box: where, covered, holder: null },
  clip: WINDOW,
});

describe('the texts of a picture', () => {
  test('are right when each has its own room', () => {
    expect(textFaults([drawn('PJS', box(0, 0, 50, 20)), drawn('KYJ', box(50, 0, 99, 20))])).toEqual([]);
  });

  test('are clipped at an edge that cuts them', () => {
    expect(textFaults([drawn('PJS', box(60, 0, 103, 20))])).toEqual(['clipped: "PJS"']);
    expect(textFaults([drawn('PJS', box(0, -5, 10, 20))])).toEqual(['clipped: "PJS"']);
  });

  test('are covered by what lies over them', () => {
    expect(textFaults([drawn('PJS', box(0, 0, 10, 10), true)])).toEqual(['covered: "PJS"']);
  });

  test('spill when they are wider than the button they are written on', () => {
    const apply = drawn('Übernehmen', box(10, 0, 60, 20));
    expect(textFaults([{ ...apply, holder: box(8, 0, 62, 20) }])).toEqual([]);
    expect(textFaults([{ ...apply, holder: box(20, 0, 50, 20) }])).toEqual(['spilling: "Übernehmen"']);
  });

  test('overlap when they share some room, but may touch', () => {
    const first = drawn('20', box(0, 0, 50, 20));
    expect(textFaults([first, drawn('39', box(47, 10, 99, 30))])).toEqual(['overlapping: "20" and "39"']);
    expect(textFaults([first, drawn('39', box(49, 10, 99, 30))])).toEqual([]);
    expect(textFaults([first, drawn('39', box(0, 19, 50, 40))])).toEqual([]);
  });
});
