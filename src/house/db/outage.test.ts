import { expect, test } from 'vitest';
import { Outage } from './outage.ts';

test('an outage is logged when it begins, and the next one again', () => {
  const said: string[] = [];
  const outage = new Outage('orders', (line) => said.push(line));
  for (const words of ['gone', 'still gone']) outage.failed(new Error(words));
  outage.over();
  outage.over();
  outage.failed(new Error('gone again'));
  expect(said).toEqual(['orders: Error: gone', 'orders: Error: gone again']);
});
