import { expect, test } from 'vitest';
import type { Notice } from '../../contract/contract.ts';
import { NoticeList } from './notice-list.ts';

const LOST = { kind: 'settings-lost' } as const;
const NEWER = { kind: 'newer', file: 'g000001-0a1b2c.json' } as const;

test('a notice is told to every window until somebody has read it, and then to none', () => {
  const list = new NoticeList([LOST, NEWER], () => undefined);
  const [first, second] = [
    { id: 1, notice: LOST },
    { id: 2, notice: NEWER },
  ];
  expect(list.unread).toEqual([first, second]);
  list.read(1);
  expect(list.unread).toEqual([second]);
  // The answer was lost and the window says it again: the next one must not go unread.
  list.read(1);
  expect(list.unread).toEqual([second]);
});

test('what is found later is announced under a number of its own, and told behind what is unread', () => {
  const announced: Notice[] = [];
  const list = new NoticeList([NEWER, LOST], (notice) => announced.push(notice));
  list.read(2);
  list.tell(LOST);
  const told = { id: 3, notice: LOST };
  expect(announced).toEqual([{ name: 'noticed', value: told }]);
  expect(list.unread).toEqual([{ id: 1, notice: NEWER }, told]);
});
