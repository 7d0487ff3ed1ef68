import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { FRONT_DESK_TEXT } from './front-desk.ts';

test.each(LANGUAGES)(
  'what a narrow button says is part of its name, so that a voice can press it: %s',
  (language) => {
    const { staff, waits, coming, ask, asked, come } = FRONT_DESK_TEXT[language];
    const said = (name: string, word: string): void => {
      expect(name.toLowerCase()).toContain(word.toLowerCase());
    };
    said(ask, staff);
    said(asked('20:15'), waits);
    said(come, coming);
  },
);
