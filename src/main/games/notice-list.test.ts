import { expect, test } from 'vitest';
import type { Notice } from '../../contract/contract.ts';
import { NoticeList } from './notice-list.ts';

const LOST = { kind: 'settings-lost' } as const;
const NEWER = { kind: 'newer', file: 'g000001-0a1b2c.json' } as const;

test('a notice goes to every window until it is read, and then to none', () => {
  const list = new NoticeList([LOST, NEWER], () => undefined);
  const [first, second] = [
    { id: 1, notice: LOST },
    { id: 2, notice: NEWER },
  ];
  expect(list.unread).toEqual([first, second]);
  list.read(1);
  expect(list.unread).toEqual([second]);
  // The answer was lost and the window repeats it; the next notice must stay unread.
  list.read(1);
  expect(list.unread).toEqual([second]);
});

test('a later notice has a number of its own and comes after the unread ones', () => {
  const announced: Notice[] = [];
  const list = new NoticeList([NEWER, LOST], (notice) => announced.push(notice));
  list.read(2);
  list.tell(LOST);
  const told = { id: 3, notice: LOST };
  expect(announced).toEqual([{ name: 'noticed', value: told }]);
  expect(list.unread).toEqual([{ id: 1, notice: NEWER }, told]);
});

test('a folder taken over by another PC is reported when it happens', async () => {
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
