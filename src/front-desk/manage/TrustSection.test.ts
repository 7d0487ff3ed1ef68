import { resolveObjectURL } from 'node:buffer';
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import { Service } from '../service/service.ts';
import { SERVICE } from '../service/use-service.ts';
import { markOf } from './authority-mark.ts';
import TrustSection from './TrustSection.vue';

const AUTHORITY = `-----BEGIN CERTIFICATE-----\n${btoa('a certificate')}\n-----END CERTIFICATE-----\n`;

async function section(authority: string | null): Promise<VueWrapper> {
  const service = new Service((address) => {
    expect(address).toBe(LANE_ROUTES.authority);
    return Promise.resolve(new Response(JSON.stringify({ authority })));
  });
  const view = mount(TrustSection, {
    global: { plugins: [createPinia()], provide: { [SERVICE as symbol]: service } },
  });
  await expect.poll(() => flushPromises().then(() => view.findAll('p').length)).toBeGreaterThan(0);
  return view;
}

test('a desk’s PC gets the house’s certificate, its fingerprint, and the steps for each browser', async () => {
  const view = await section(AUTHORITY);
  const link = view.get('a').element as HTMLAnchorElement;
  expect(link.download).toBe('headpin-house.crt');
  expect(await resolveObjectURL(link.href)?.text()).toBe(AUTHORITY);
  expect(view.text()).toContain((await markOf(AUTHORITY)) ?? 'none');
  expect(view.findAll('li').map((step) => step.text().split(':')[0])).toEqual([
    'Windows, for Edge and Chrome',
    'Chrome and Chromium on Linux',
    'Firefox',
  ]);
});

test('a house on one machine has nothing to trust', async () => {
  const view = await section(null);
  expect([view.find('a').exists(), view.text()]).toEqual([
    false,
    expect.stringContaining('without a certificate'),
  ]);
});
