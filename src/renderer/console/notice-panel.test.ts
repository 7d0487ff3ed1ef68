import { mount } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import type { StartNotice } from '../../contract/contract.ts';
import { textFor } from '../../text/index.ts';
import { LANGUAGES } from '../../text/language.ts';
import NoticePanel from './NoticePanel.vue';

describe('a notice of a game that was not printed', () => {
  test('says why, and one press prints it again', async () => {
    const notice = {
      kind: 'not-printed',
      lane: 7,
      gameNumber: 2,
      games: 1,
      why: 'Desk: media-empty-error',
    } as const;
    const panel = mount(NoticePanel, { props: { notice, text: textFor('en') } });
    expect(panel.text()).toContain('Game 2 of lane 7 was not printed (Desk: no paper). Everything is saved.');
    const [again, ok] = panel.findAll('button');
    await again?.trigger('click');
    await ok?.trigger('click', { detail: 0 });
    expect([panel.emitted('printAgain'), panel.emitted('read')?.length]).toEqual([[[]], 1]);
  });

  test.each(LANGUAGES)('names the lane, the printer and what came out in %s', (language) => {
    const text = textFor(language);
    const stopped: StartNotice = {
      kind: 'print-stopped',
      ...{ lane: 7, gameNumber: 2, printer: 'Desk', reasons: ['media-jam'], printed: 2, pages: 5 },
    };
    const said = mount(NoticePanel, { props: { notice: stopped, text } }).text();
    for (const fact of ['7', 'Desk', text.printing.reasons['media-jam'], text.printing.pagesOut(2, 5)])
      expect(said).toContain(fact);
    const missing = { kind: 'not-printed', lane: 7, gameNumber: 2, games: 3, why: 'no-printer' } as const;
    const told = mount(NoticePanel, { props: { notice: missing, text } }).text();
    for (const fact of ['3', text.start.prints.why['no-printer'], text.printing.printAgain])
      expect(told).toContain(fact);
  });
});
