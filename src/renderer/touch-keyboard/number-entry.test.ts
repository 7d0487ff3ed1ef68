import { expect, test } from 'vitest';
import { numberEntry, numberOf, pressed, retyped, roomFor } from './number-entry.ts';

test('the first digit replaces the old number, and the next one follows it', () => {
  const first = pressed(numberEntry(165), '1659');
  expect(first.text).toBe('9');
  expect(numberOf(pressed(first, '90'))).toBe(90);
});

test('erasing a digit starts from the old number', () => {
  expect(pressed(numberEntry(165), '16').text).toBe('16');
  expect(pressed(pressed(numberEntry(165), '16'), '168').text).toBe('168');
});

test('three digits fit, and one more while the old number is there', () => {
  expect(roomFor(numberEntry(165), 3)).toBe(4);
  expect(roomFor(numberEntry(null), 3)).toBe(3);
});

test('everything but digits is left out, and an empty field is no number', () => {
  expect(retyped('1a6 5').text).toBe('165');
  expect(numberOf(retyped('x'))).toBeNull();
  expect(numberOf(numberEntry(0))).toBe(0);
});
