import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import App from '../App.vue';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { SERVICE } from '../service/use-service.ts';
import { Service } from '../service/service.ts';

test('whoever signs in with a password that was made for them sees no lane before they have chosen their own', async () => {
  const asked: string[] = [];
  const fetch = (url: unknown): Promise<Response> => {
    asked.push(String(url));
    const who = { name: 'Mia', role: 'operator', given: true, csrf: 'x' };
    return Promise.resolve(Response.json(who));
  };
  const page = mount(App, {
    global: { plugins: [createPinia()], provide: { [SERVICE]: new Service(fetch) } },
  });
  await flushPromises();
  expect(page.get('h1').text()).toBe('Choose your own password');
  expect(page.findAll('input[type=password]')).toHaveLength(2);
  expect(asked).toEqual([DESK_ROUTES.me]);
});
