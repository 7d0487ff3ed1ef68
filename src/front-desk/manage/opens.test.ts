import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import type { ChosenOpens, OpensChange } from '../../house-contract/accounts.ts';
import type { Role } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { Service } from '../service/service.ts';
import { SERVICE } from '../service/use-service.ts';
import { useAccount } from '../session/account.ts';
import OpensCard from './OpensCard.vue';
import OpensQuestion from './OpensQuestion.vue';

interface Shown {
  readonly page: VueWrapper;
  /** The changes that the house was asked for. */
  readonly asked: readonly OpensChange[];
}

/** The component at the desk of a house that has this choice. */
async function shown(
  component: typeof OpensCard,
  chosen: ChosenOpens,
  role: Role = 'manager',
): Promise<Shown> {
  const asked: OpensChange[] = [];
  let now = chosen;
  const service = new Service((url, init) => {
    if (url === DESK_ROUTES.me)
      return Promise.resolve(Response.json({ name: 'Ana', role, given: false, csrf: 'c' }));
    if (init?.method === 'POST' && typeof init.body === 'string') {
      const change = JSON.parse(init.body) as OpensChange;
      asked.push(change);
      now = change.kind === 'by' ? { ...now, by: change.by } : { ...now, pin: '777777' };
    }
    return Promise.resolve(Response.json(now));
  });
  const pinia = createPinia();
  const page = mount(component, { global: { plugins: [pinia], provide: { [SERVICE]: service } } });
  await useAccount(pinia).look();
  await flushPromises();
  return { page, asked };
}

async function press(page: VueWrapper, words: string): Promise<void> {
  await page
    .findAll('button')
    .find((button) => button.text() === words)
    ?.trigger('click');
  await flushPromises();
}

test('a house that had lanes before asks its manager once who opens them', async () => {
  const { page, asked } = await shown(OpensQuestion, { by: null, pin: '481920' });
  expect(page.text()).toContain('Who opens the lanes from now on?');
  await press(page, 'The front desk');
  expect(asked).toEqual([{ kind: 'by', by: 'desk' }]);
  expect(page.text()).toBe('');
});

test.each<[string, ChosenOpens, Role]>([
  ['an operator, who may not choose', { by: null, pin: '481920' }, 'operator'],
  ['a manager of a house that has chosen', { by: 'anyone', pin: '481920' }, 'manager'],
])('nobody is asked but who may choose, and only once: not %s', async (_who, chosen, role) => {
  const { page } = await shown(OpensQuestion, chosen, role);
  expect(page.text()).toBe('');
});

test('the settings show the staff PIN of the lanes where the desk opens them, and make another one at the second press', async () => {
  const { page, asked } = await shown(OpensCard, { by: 'desk', pin: '481920' });
  expect(page.text()).toContain('481920');
  await press(page, 'New PIN');
  expect(asked).toEqual([]);
  await press(page, 'Sure? New PIN');
  expect(asked).toEqual([{ kind: 'pin' }]);
  expect(page.text()).toContain('777777');
  await press(page, 'Anybody at the lane');
  expect(page.text()).not.toContain('777777');
});
