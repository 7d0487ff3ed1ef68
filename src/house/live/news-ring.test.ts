import { expect, test } from 'vitest';
import type { DeskNews } from '../../house-contract/front-desk.ts';
import { MOST_UNREAD } from './event-stream.ts';
import { NewsRing } from './news-ring.ts';

const news: readonly DeskNews[] = [{ kind: 'waiting', waiting: [] }];

test('a page that heard the middle of a batch from another service hears all of that batch', () => {
  const ring = new NewsRing();
  ring.add(['1', '2'], news);
  const second = ring.add(['3', '4', '5'], news);
  const third = ring.add(['6'], news);
  expect(ring.after('2')).toEqual([second, third]);
  expect(ring.after('3')).toEqual([second, third]);
  expect(ring.after('4')).toEqual([second, third]);
  expect(ring.after('5')).toEqual([third]);
  expect(ring.after('6')).toEqual([]);
});

test('a page that heard the newest batch that was dropped continues after it', () => {
  const ring = new NewsRing();
  for (let n = 1; n <= 2_001; n += 1) ring.add([`${String(n)} a`, `${String(n)} b`], news);
  expect(ring.after('1 a')).toBeNull();
  expect(ring.after('1 b')).toHaveLength(2_000);
  expect(ring.after('2 a')).toHaveLength(2_000);
  expect(ring.after('2 b')).toHaveLength(1_999);
});

test('a page that missed more than its stream can hold loads everything again', () => {
  const ring = new NewsRing();
  const party = {
    id: 'a'.repeat(24),
    name: '볼'.repeat(20_000),
    bowlers: 4,
    note: '',
    since: '',
    perhaps: null,
  };
  const ids = Array.from({ length: 40 }, (_none, place) => String(place));
  for (const id of ids) ring.add([id], [{ kind: 'waiting', waiting: [party] }]);
  const missed = ids.map(
    (id) =>
      ring
        .after(id)
        ?.flatMap(({ lines }) => lines)
        .join('\n') ?? null,
  );
  expect(missed[0]).toBeNull();
  expect(missed.at(-1)).toBe('');
  expect(missed.at(-2)).toContain('볼');
  for (const text of missed) expect(Buffer.byteLength(text ?? '')).toBeLessThan(MOST_UNREAD / 2);
});
