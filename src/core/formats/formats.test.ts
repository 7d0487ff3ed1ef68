import { expect, it } from 'vitest';
import { FORMAT_IDS, formatOf } from './formats.ts';

it.each(FORMAT_IDS)('the format %s is found by its id', (id) => {
  expect(formatOf(id).id).toBe(id);
});
