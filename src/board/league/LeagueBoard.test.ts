import { mount, type VueWrapper } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import { h } from 'vue';
import type { Game } from '../../core/game/game.ts';
import { SCRATCH, handicapGame, matchGame } from '../../core/testing/league.testing.ts';
import { afterBalls } from '../../core/testing/notation.testing.ts';
import { BOARD_TEXT } from '../../text/board/board.ts';
import { LANGUAGES, type Language } from '../../text/language.ts';
import Board from '../Board.vue';
import { everythingOf, type Form } from '../layout/forms.ts';
import { boardRows } from '../rows.ts';
import { leagueBoard, leagueShown } from './league-board.ts';

function board(game: Game, language: Language = 'en', form: Form = 'flat', touchable = false): VueWrapper {
  const league = leagueBoard(game);
  const shown = everythingOf(true, false, leagueShown(league));
  const drawn = { rows: boardRows(game), league, shown, form, touchable };
  const props = { ...drawn, text: BOARD_TEXT[language], label: 'Lane 12' };
  return mount({ render: () => h(Board, props) });
}

const everyKind = matchGame(
  ['KYJ', 'PJS', 'DOM', '최민서', 'TOM', 'EVA', 'MAX'],
  [
    { average: 181 },
    { average: 158, type: 'substitute', instead: 'NIK' },
    { average: 163, type: 'absent' },
    { type: 'vacancy' },
    { average: 176, type: 'pre-bowl', score: 157 },
    { average: 149 },
    {},
  ],
);

const texts = (wrapper: VueWrapper, what: string): readonly string[] =>
  wrapper.findAll(what).map((part) => part.text());

describe('a board of a league', () => {
  test('has the words of the score types beside the names, and stripes behind who does not bowl here and now', () => {
    const wrapper = board(everyKind);
    expect(texts(wrapper, '[data-player] .facts')).toEqual([
      ...['+35', '+51Absent', '+39Pre-bowled', 'Pacer'],
      ...['+55Sub for NIK', '+90Vacancy 120', '+63'],
    ]);
    const away = wrapper.findAll('.row.away').map((row) => row.attributes('data-name'));
    expect(away).toEqual(['DOM', 'TOM', '최민서']);
  });

  test('has a blind score and where it comes from in the place of frames', () => {
    const wrapper = board(everyKind);
    expect(texts(wrapper, '.blind')).toEqual([
      'Blind score 153average 163 less 10',
      'Pre-bowled 157',
      'Blind score 120',
    ]);
    expect(wrapper.findAll('[data-name="DOM"] [data-frame]')).toEqual([]);
    expect(wrapper.get('[data-name="DOM"] .blind').attributes()).toMatchObject({
      ...{ 'aria-colspan': '10', 'data-blind': '153', role: 'cell' },
    });
  });

  test('has scratch always, with handicap beside it, and a head for each team above its lines', () => {
    const wrapper = board(
      afterBalls(matchGame(['PJS', 'KYJ'], [{ average: 180 }, { average: 150 }]), '9- 72'),
    );
    expect(texts(wrapper, '[role=columnheader]').slice(-2)).toEqual(['Scratch', 'With hcp']);
    expect(texts(wrapper, '[data-player] .total')).toEqual(['ScratchScratch9', 'ScratchScratch9']);
    expect(texts(wrapper, '[data-player] .beside')).toEqual([
      'with handicapWith hcp45',
      'with handicapWith hcp72',
    ]);
    expect(texts(wrapper, '[data-team-head] .posted')).toEqual(['ScratchScratch9', 'ScratchScratch9']);
    expect(texts(wrapper, '[data-team-head] .lead')).toEqual([
      'After frame 1, with handicap:12, 3 behind',
      'After frame 1, with handicap:15, 3 ahead',
    ]);
    const order = wrapper.findAll('[data-team-head], [data-player]').map((part) => part.attributes());
    expect(order.map((part) => part['data-team-name'] ?? part['data-name'])).toEqual([
      ...['Pin Pals', 'PJS', 'Alley Cats', 'KYJ'],
    ]);
  });

  test('keeps what other programs read, and adds handicap, total with it, type and team', () => {
    const [first] = board(afterBalls(everyKind, '9-')).findAll('[data-player]');
    expect(first?.attributes()).toMatchObject({
      ...{ 'data-player': '1', 'data-posted': '9', 'data-handicap': '35', 'data-total-hcp': '44' },
      ...{ 'data-type': 'bowler', 'data-team': '1' },
    });
  });

  test('says of a game that is over who is ahead, without the last frame and that nobody can catch up', () => {
    const game = matchGame(['PJS', 'KYJ'], [{ average: 180 }, { average: 150 }]);
    const wrapper = board(afterBalls(game, '9- 72 '.repeat(10)));
    expect(texts(wrapper, '[data-team-head] .lead')).toEqual(['126, 27 behind', '153, 27 ahead']);
  });

  test('speaks type and handicap after the name', () => {
    const labels = board(everyKind)
      .findAll('[data-player] [role=rowheader]')
      .map((head) => head.attributes('aria-label'));
    expect(labels.slice(0, 2)).toEqual(['KYJ, handicap +35, up now', 'DOM, Absent, handicap +51']);
  });

  test('has neither heads nor handicaps where there are no teams and averages give no pins', () => {
    const wrapper = board(handicapGame(['PJS', 'KYJ'], [{ average: 150 }], SCRATCH));
    expect(wrapper.findAll('[data-team-head], .facts')).toEqual([]);
    expect(texts(wrapper, '[role=columnheader]').slice(-2)).toEqual(['Total', 'Max']);
  });

  test('that can be touched is reached by Tab where somebody bowls', () => {
    const game = matchGame(['PJS', 'KYJ'], [{ type: 'absent' }, { type: 'absent' }]);
    expect(board(game, 'en', 'console', true).findAll('[tabindex="0"]')).toEqual([]);
    const one = board(matchGame(['PJS', 'KYJ'], [{ type: 'absent' }]), 'en', 'console', true);
    expect(one.findAll('[data-name="KYJ"] [tabindex="0"]')).toHaveLength(1);
  });

  test.each(LANGUAGES)('says all of it in every form (%s)', (language) => {
    for (const form of ['flat', 'fold', 'tall', 'five', 'beside', 'console'] as const) {
      const wrapper = board(afterBalls(everyKind, '9- 72 81 63'), language, form);
      expect(wrapper.findAll('[data-player]')).toHaveLength(7);
      for (const word of [...texts(wrapper, '.tag'), ...texts(wrapper, '.blind'), ...texts(wrapper, '.lead')])
        expect(word).not.toMatch(/^$|undefined|null|NaN/u);
    }
  });
});
