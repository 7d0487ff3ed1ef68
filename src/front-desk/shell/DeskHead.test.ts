import { expect, test } from 'vitest';
import DeskPageView from './DeskHead.vue';
import { deskPage } from '../testing/desk.testing.ts';

test.each([
  ['manager', ['Lanes', 'To decide', 'Orders', 'Day report', 'Settings']],
  ['operator', ['Lanes', 'To decide', 'Orders', 'Settings']],
  ['secretary', ['Lanes', 'To decide', 'Orders', 'Day report', 'Settings']],
] as const)('a %s sees no tab that refuses, and no key leads to one', async (role, tabs) => {
  const desk = await deskPage(DeskPageView, {}, role);
  expect(desk.page.findAll('nav button').map((tab) => tab.text())).toEqual(tabs);
  await desk.press('F5', 'F5');
  expect(desk.view.view).toBe(role === 'operator' ? 'lanes' : 'report');
  desk.page.unmount();
});
