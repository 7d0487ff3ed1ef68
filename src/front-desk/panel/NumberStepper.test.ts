import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import NumberStepper from './NumberStepper.vue';

/** The number after these keys, in a field of minutes that says 30. */
async function after(...keys: readonly string[]): Promise<number> {
  const stepper = mount(NumberStepper, {
    props: { label: 'Minutes', least: 5, most: 240, step: 5, modelValue: 30 },
    global: { plugins: [createPinia()] },
  });
  for (const key of keys) {
    await stepper.get('[role=spinbutton]').trigger('keydown', { key });
    const told = stepper.emitted<[number]>('update:modelValue')?.at(-1)?.[0];
    if (told !== undefined) await stepper.setProps({ modelValue: told });
  }
  return Number(stepper.get('[role=spinbutton]').attributes('aria-valuenow'));
}

test('a number that is typed takes the place of the one before', async () => {
  expect(await after('4', '5')).toBe(45);
  expect(await after('1', '2', '0')).toBe(120);
});

test('more than the most begins anew, and arrows take steps', async () => {
  expect(await after('4', '5', '9')).toBe(9);
  expect(await after('4', 'ArrowUp')).toBe(10);
  expect(await after('4', '5', 'ArrowUp', '6', '0')).toBe(60);
});
