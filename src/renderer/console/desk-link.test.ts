import { mount } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import type { LinkStatus } from '../../contract/contract.ts';
import { HOUSE_LINK_TEXT } from '../../text/house/house-link.ts';
import { LANGUAGES } from '../../text/language.ts';
import DeskLink from './DeskLink.vue';

const since = new Date(2026, 10, 21, 19, 36).toISOString();

function said(link: LinkStatus): string {
  return mount(DeskLink, { props: { link, language: 'en', text: HOUSE_LINK_TEXT.en.bar } }).text();
}

describe('the bar above the board', () => {
  test.each<readonly [string, LinkStatus]>([
    ['', { kind: 'off' }],
    ['Desk', { kind: 'connected', toDeliver: 0, behind: 0 }],
    ['Desk: 1 game to deliver', { kind: 'connected', toDeliver: 1, behind: 0 }],
    ['Desk: 2 games to deliver', { kind: 'connected', toDeliver: 2, behind: 0 }],
    [
      'Desk offline since 19:36, 3 games to deliver',
      { kind: 'offline', since, toDeliver: 3, behind: 0, trouble: 'unreachable' },
    ],
    ['Desk offline since 19:36', { kind: 'offline', since, toDeliver: 0, behind: 0, trouble: 'revoked' }],
  ])('says %j', (words, link) => {
    expect(said(link)).toBe(words);
  });

  test.each(LANGUAGES)('says how many games are on their way in %s', (language) => {
    const { bar } = HOUSE_LINK_TEXT[language];
    expect(bar.toDeliver(12)).toContain('12');
    expect(bar.offline('19:36', 12)).toMatch(/19:36.*12/u);
    expect(bar.offline('19:36', 0)).not.toContain('0 ');
  });
});
