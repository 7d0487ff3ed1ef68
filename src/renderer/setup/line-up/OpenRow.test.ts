import { mount, type VueWrapper } from '@vue/test-utils';
import { describe, expect, it } from 'vitest';
import { h, nextTick, shallowRef } from 'vue';
import { SETUP_TEXT } from '../../../text/setup/setup.ts';
import { draftOf, lengthened, opened, retyped, typed, type LineUpDraft } from './line-up-draft.ts';
import OpenRow from './OpenRow.vue';

interface Shown {
  readonly row: VueWrapper;
  readonly heard: readonly string[];
  readonly change: (draft: LineUpDraft) => Promise<void>;
}

function show(first: LineUpDraft, note = ''): Shown {
  const draft = shallowRef(first);
  const heard: string[] = [];
  const row = mount(
    {
      render: () =>
        h(OpenRow, {
          ...{ draft: draft.value, note, refused: note !== '', text: SETUP_TEXT.en },
          onRetype: (text: string) => void heard.push(text),
          onBack: () => void heard.push('back'),
          onEnter: () => void heard.push('enter'),
        }),
    },
    { attachTo: document.body },
  );
  const change = async (next: LineUpDraft): Promise<void> => {
    draft.value = next;
    await nextTick();
  };
  return { row, heard, change };
}

describe('the row of the name that is typed', () => {
  it('takes the keyboard when it opens', () => {
    const { row } = show(draftOf([]));
    expect(document.activeElement).toBe(row.get('input').element);
  });

  it('shows three boxes, the next one for the next letter', () => {
    const { row } = show(typed(draftOf([]), 'k'));
    expect(row.findAll('.slots span').map((slot) => slot.text())).toEqual(['K', '', '']);
    expect(row.findAll('.slots span').map((slot) => slot.classes('caret'))).toEqual([false, true, false]);
  });

  it('shows the name that stays while nothing is typed', () => {
    const { row } = show(opened(draftOf(['KYJ']), 0));
    expect(row.findAll('.slots .before').map((slot) => slot.text())).toEqual(['K', 'Y', 'J']);
  });

  it('passes on what is written', async () => {
    const { row, heard } = show(draftOf([]));
    await row.get('input').setValue('k');
    expect(heard).toEqual(['k']);
  });

  it('has one field for letters and for a longer name: an input method is never cut off', async () => {
    const { row, change } = show(draftOf([]));
    const field = row.get('input').element;
    await change(retyped(draftOf([]), '최'));
    expect(row.get('input').element).toBe(field);
    expect(field.value).toBe('최');
    expect(row.find('.slots').exists()).toBe(false);
  });

  it('leaves Enter to the input method that composes', async () => {
    const { row, heard } = show(lengthened(draftOf([])));
    await row.get('input').trigger('keydown', { key: 'Enter', isComposing: true });
    expect(heard).toEqual([]);
    await row.get('input').trigger('keydown', { key: 'Enter' });
    expect(heard).toEqual(['enter']);
  });

  it('goes back by Backspace only when nothing is left to delete', async () => {
    const { row, heard, change } = show(typed(draftOf([]), 'k'));
    await row.get('input').trigger('keydown', { key: 'Backspace' });
    expect(heard).toEqual([]);
    await change(draftOf(['KYJ']));
    await row.get('input').trigger('keydown', { key: 'Backspace' });
    expect(heard).toEqual(['back']);
  });

  it('says in words why a name is refused, tied to its field', () => {
    const { row } = show(
      retyped(lengthened(draftOf([])), 'Alexandra Kim'),
      'The name of player 1 is longer than 12 letters.',
    );
    const field = row.get('input');
    expect(field.attributes('aria-invalid')).toBe('true');
    expect(row.get(`#${field.attributes('aria-describedby') ?? ''}`).text()).toContain('longer than 12');
  });
});
