import { expect, test } from 'vitest';
import { refuseDragging } from './no-dragging.ts';

test.each(['dragstart', 'dragover', 'drop'])(
  'a hand that slides carries nothing away: %s comes to nothing',
  (name) => {
    const page = document.createElement('main');
    const field = document.createElement('input');
    page.append(field);
    const slide = (): boolean => field.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    expect(slide()).toBe(true);
    refuseDragging(page);
    expect(slide()).toBe(false);
  },
);
