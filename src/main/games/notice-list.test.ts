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

test('a folder that another machine took is told of when it did', async () => {
  const announced: Notice[] = [];
  const list = new NoticeList([], (notice) => announced.push(notice));
  let lose: (by: string) => void = () => undefined;
  const lost = new Promise<string>((resolve) => {
    lose = resolve;
  });
  const told = list.tellOfLoss(lost);
  expect(list.unread).toEqual([]);
  lose('LANE-2');
  await told;
  expect(list.unread).toEqual([{ id: 1, notice: { kind: 'folder-lost', by: 'LANE-2' } }]);
  expect(announced).toHaveLength(1);
});
