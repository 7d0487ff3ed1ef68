import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import NameView from './NameView.vue';

const ADD = { title: 'PJS', where: 'starts in frame 1', missed: [], done: 'Add' };
const RENAME = { ...ADD, done: 'Same person', other: { label: 'Somebody else', key: 'Shift+Enter' } };

beforeEach(() => {
  setActivePinia(createPinia());
});

/** The view with a name typed into it. */
async function typed(props: typeof RENAME | typeof ADD): Promise<VueWrapper> {
  const view = mount(NameView, { props, attachTo: document.body });
  await view.get('input').setValue('eve');
  return view;
}

/** For each sent name, whether it is another person's. */
function answers(view: VueWrapper): readonly unknown[] {
  return (view.emitted('send') ?? []).map(([name, , somebodyElse]) => [name, somebodyElse]);
}

describe('a rename', () => {
  test('by Enter mends a name, by Shift and Enter it is somebody else’s', async () => {
    const view = await typed(RENAME);
    await view.get('input').trigger('keydown', { key: 'Enter' });
    await view.get('input').trigger('keydown', { key: 'Enter', shiftKey: true });
    expect(answers(view)).toEqual([
      ['eve', false],
      ['eve', true],
    ]);
  });

  test('has a key for each answer, and no third', async () => {
    const view = await typed(RENAME);
    const labels = view.findAll('button').map((button) => button.text());
    expect(labels.filter((label) => /person|else|Apply/u.test(label))).toEqual([
      'Somebody else Shift+Enter',
      'Same person',
    ]);
    for (const label of ['Same person', 'Somebody else Shift+Enter']) {
      const button = view.findAll('button').find((one) => one.text() === label);
      await button?.trigger('click', { detail: 0 });
    }
    expect(answers(view)).toEqual([
      ['eve', false],
      ['eve', true],
    ]);
  });
});

test('a player who is added is nobody else: Shift and Enter is Enter', async () => {
  const view = await typed(ADD);
  await view.get('input').trigger('keydown', { key: 'Enter', shiftKey: true });
  expect(answers(view)).toEqual([['eve', false]]);
  expect(view.text()).not.toContain('Somebody else');
});
