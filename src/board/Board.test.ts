import { mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import { h, nextTick, shallowReactive } from 'vue';
import type { Game } from '../core/game/game.ts';
import { gameOfNines } from '../core/testing/nines.testing.ts';
import { NINES_TEXT } from '../text/testing/nines-text.testing.ts';
import { BOARD_TEXT } from '../text/board/board.ts';
import Board from './Board.vue';
import type { Form } from './layout/forms.ts';
import { after, bowled, gameOf } from './testing/play.testing.ts';
import { boardRows } from './rows.ts';
import type { FrameTouch, Selection } from './frame-touch.ts';

/** The props a test may change. */
interface BoardProps {
  touchable: boolean;
  selection: Selection | null;
  form: Form;
}

interface Mounted {
  readonly wrapper: VueWrapper;
  readonly shown: BoardProps;
  readonly touches: readonly FrameTouch[];
}

function mounted(game: Game, more: Partial<BoardProps> = {}): Mounted {
  const shown = shallowReactive<BoardProps>({ touchable: false, selection: null, form: 'flat', ...more });
  const touches: FrameTouch[] = [];
  const fixed = { rows: boardRows(game), text: BOARD_TEXT.en, label: 'Lane 12' } as const;
  const onTouchFrame = (touch: FrameTouch): number => touches.push(touch);
  const wrapper = mount(
    {
      render: () =>
        h(Board, {
          ...{ ...fixed, form: shown.form, touchable: shown.touchable, selection: shown.selection },
          onTouchFrame,
        }),
    },
    { attachTo: document.body },
  );
  return { wrapper, shown, touches };
}

const board = (game: Game, more: Partial<BoardProps> = {}): VueWrapper => mounted(game, more).wrapper;

const cellOf = (wrapper: VueWrapper, player: number, frame: number): Omit<DOMWrapper<Element>, 'exists'> =>
  wrapper.get(`[data-player="${String(player)}"] [data-frame="${String(frame)}"]`);

describe('what other programs read off the board', () => {
  const ringed = after(bowled(gameOf('KYJ', '최민서'), '8'), {
    ...{ kind: 'markSplit', player: 1, frame: 1, ball: 1, split: true },
  });
  const wrapper = board(bowled(ringed, '/ X X 3'));

  test('a line has its place, name, scores and whether it is on turn', () => {
    const [first, second] = wrapper.findAll('[data-player]').map((row) => row.attributes());
    expect(first).toMatchObject({ 'data-player': '1', 'data-name': 'KYJ', 'data-posted': '20' });
    expect(first).not.toHaveProperty('data-turn');
    expect(second).toMatchObject({ 'data-name': '최민서', 'data-max': '280' });
    expect(second).toHaveProperty('data-turn');
    expect(second).toHaveProperty('aria-current', 'true');
  });

  test('a frame has its marks without rings, its total when settled, and its splits', () => {
    expect(cellOf(wrapper, 1, 1).attributes()).toMatchObject({
      ...{ 'data-marks': '8/', 'data-total': '20', 'data-split': '1' },
    });
    expect(cellOf(wrapper, 1, 2).attributes()).not.toHaveProperty('data-total');
    expect(cellOf(wrapper, 1, 3).attributes('data-marks')).toBe('');
    expect(wrapper.findAll('[data-frame]')).toHaveLength(20);
  });
});

describe('a total', () => {
  const totals = (game: Game, form: 'flat' | 'fold' | 'tall' = 'flat'): readonly string[] =>
    board(game, { form })
      .findAll('.total')
      .map((total) => total.findAll('[aria-hidden=true], span:not(.visually-hidden)').at(-1)?.text() ?? '');

  test('is a dash until the first frame is settled, and still a number in the surface', () => {
    const wrapper = board(bowled(gameOf('KYJ', 'PJS'), 'X 72'));
    expect(totals(bowled(gameOf('KYJ', 'PJS'), 'X 72'))).toEqual(['–', '9']);
    expect(wrapper.get('[data-player="1"]').attributes('data-posted')).toBe('0');
    expect(totals(bowled(gameOf('KYJ'), '--'))).toEqual(['0']);
  });

  test('is said with its name, and that there is none yet', () => {
    const [first, second] = board(bowled(gameOf('KYJ', 'PJS'), 'X 72')).findAll('.total');
    const said = (total: Omit<DOMWrapper<Element>, 'exists'> | undefined): string =>
      total
        ?.findAll('span:not([aria-hidden])')
        .map((part) => part.text())
        .join(' ') ?? '';
    expect([said(first), said(second)]).toEqual(['Total none yet', 'Total 9']);
  });

  test('of an absent player counts at once', () => {
    const absent = after(gameOf('KYJ', 'PJS'), { kind: 'absent', player: 1, score: 151 });
    expect(totals(absent)).toEqual(['151', '–']);
  });

  test('carries its label in every form', () => {
    for (const form of ['flat', 'fold', 'tall'] as const) {
      const wrapper = board(gameOf('KYJ'), { form });
      expect(wrapper.get('.total .label').text()).toBe('Total');
    }
  });
});

test('a mark is beside the number of its frame; in the tenth, which then has no number, each mark has a third', () => {
  const first = (game: Game, frame: number): boolean =>
    cellOf(board(game, { form: 'fold' }), 1, frame)
      .find('.box')
      .classes()
      .includes('first');
  const game = bowled(gameOf('PJS'), '72 XXXXXXXX XX');
  expect(first(game, 1)).toBe(true);
  expect(cellOf(board(game), 1, 10).find('.number').exists()).toBe(false);
  expect(first(game, 10)).toBe(false);
});

test('the frame number is readable on the lit box of the first ball', () => {
  const lit = (game: Game): readonly boolean[] =>
    [1, 2].map((frame) => cellOf(board(game), 1, frame).find('.number').classes().includes('lit'));
  expect(lit(gameOf('PJS'))).toEqual([true, false]);
  expect(lit(bowled(gameOf('PJS'), '8'))).toEqual([false, false]);
  expect(lit(bowled(gameOf('PJS'), '81'))).toEqual([false, true]);
});

describe('what a screen reader hears', () => {
  test('a table with headers, the player on turn, and a sentence for each frame', () => {
    const wrapper = board(bowled(gameOf('KYJ', 'PJS'), '8/ X 9/ X'));
    expect(wrapper.attributes()).toMatchObject({ role: 'table', 'aria-label': 'Lane 12' });
    expect(wrapper.findAll('[role=columnheader]').map((head) => head.text())).toEqual([
      ...['Player', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Total', 'Max'],
    ]);
    expect(wrapper.findAll('[role=rowheader]').map((head) => head.attributes('aria-label'))).toEqual([
      ...['KYJ, up now', 'PJS, next'],
    ]);
    expect(cellOf(wrapper, 1, 1).attributes('role')).toBe('cell');
    expect(cellOf(wrapper, 1, 1).get('.visually-hidden').text()).toBe('Frame 1: 8, spare; total 19');
    expect(wrapper.find('[tabindex]').exists()).toBe(false);
  });

  test('a Korean name is said in Korean', () => {
    expect(board(gameOf('최민서')).get('[role=rowheader] [lang=ko]').text()).toBe('최민서');
  });
});

describe('players who come and go', () => {
  test('a player’s presence is a word under the name and spoken after it', () => {
    const wrapper = board(after(bowled(gameOf('KYJ', 'PJS'), '72'), { kind: 'leave', player: 1 }));
    expect(wrapper.get('[role=rowheader]').attributes('aria-label')).toBe('KYJ, Left');
    expect(wrapper.get('.note').text()).toBe('Left');
    expect(wrapper.findAll('.note')).toHaveLength(1);
  });

  test('missed frames are blank cells with a line, and are spoken', () => {
    const late = board(after(bowled(gameOf('KYJ'), '72 81'), { kind: 'join', name: 'PJS', makesUp: false }));
    expect(late.findAll('.missed')).toHaveLength(2);
    expect(cellOf(late, 2, 1).find('.missed').exists()).toBe(true);
    expect(cellOf(late, 2, 1).get('.visually-hidden').text()).toBe('Frame 1: missed, counts 0');
    expect(cellOf(late, 2, 1).get('.running').text()).toBe('');
  });
});

test('a provisional frame shows both outcomes', () => {
  const balls = ([8, 1] as const).map((pins) => ({ entry: { kind: 'pins', pins } as const, split: false }));
  const wrapper = board(
    after(bowled(gameOf('KYJ'), '8/ 3'), { kind: 'dispute', player: 1, frame: 1, balls }),
  );
  expect(cellOf(wrapper, 1, 1).get('.running').text()).toBe('13');
  expect(
    cellOf(wrapper, 1, 1)
      .get('.other')
      .findAll('*')
      .map((part) => part.text()),
  ).toEqual([...['81', '9']]);
});

describe('a board that can be touched', () => {
  test('is a grid with one tab stop, on the live frame', () => {
    const wrapper = board(bowled(gameOf('KYJ', 'PJS'), '8/'), { touchable: true });
    expect(wrapper.attributes('role')).toBe('grid');
    const stops = wrapper.findAll('[tabindex="0"]');
    expect(stops).toHaveLength(1);
    expect(stops[0]?.attributes('data-frame')).toBe('1');
    expect(stops[0]?.element.closest('[data-player]')?.getAttribute('data-player')).toBe('2');
  });

  test('Enter on a frame asks for it and goes no further', async () => {
    const { wrapper, touches } = mounted(bowled(gameOf('KYJ'), '72 8'), { touchable: true });
    let heard = 0;
    document.body.addEventListener('keydown', () => (heard += 1), { once: true });
    await cellOf(wrapper, 1, 1).trigger('keydown', { key: 'Enter' });
    expect(touches).toEqual([{ player: 1, frame: 1, ball: null }]);
    expect(heard).toBe(0);
  });

  test('Enter on the frame being corrected belongs to the correction', async () => {
    const selection = { player: 1, frame: 1, ball: 2 } as const;
    const { wrapper, touches } = mounted(bowled(gameOf('KYJ'), '72 8'), { touchable: true, selection });
    await cellOf(wrapper, 1, 1).trigger('keydown', { key: 'Enter' });
    expect(touches).toEqual([]);
    expect(wrapper.get('[tabindex="0"]').attributes()).toMatchObject({
      ...{ 'data-frame': '1', 'aria-selected': 'true' },
    });
  });

  test('focus follows the frame that is chosen', async () => {
    const { wrapper, shown } = mounted(bowled(gameOf('KYJ'), '72 81 9'), { touchable: true });
    wrapper.get<HTMLElement>('[tabindex="0"]').element.focus();
    shown.selection = { player: 1, frame: 2, ball: 1 };
    await nextTick();
    await nextTick();
    expect(document.activeElement?.getAttribute('data-frame')).toBe('2');
  });

  test('an overhead board takes no touch', async () => {
    const { wrapper, touches } = mounted(bowled(gameOf('KYJ'), '72'));
    await cellOf(wrapper, 1, 1).trigger('click');
    expect(touches).toEqual([]);
  });
});

describe('in a format with an option for each player', () => {
  const text = { ...BOARD_TEXT.en, formats: { ...BOARD_TEXT.en.formats, nines: NINES_TEXT } };
  const game = bowled(gameOfNines('EVA', 'NIK'), '9 7');

  test('each name has its tag, which is spoken in full, and a strike has the figure that fell', () => {
    const wrapper = mount(Board, {
      props: { rows: boardRows(game), text, label: 'Lane 7', form: 'flat' },
    });
    expect(wrapper.findAll('.note').map((note) => note.text())).toEqual(['9=X', '9=X']);
    expect(wrapper.get('[role=rowheader]').attributes('aria-label')).toBe(
      'EVA, 9 or more are a strike, next',
    );
    expect(wrapper.get('.strike').text()).toBe('9');
    expect(wrapper.get('[data-frame="1"]').text()).toContain('strike, 9 pins');
  });

  test('a word for who is away follows the tag', () => {
    const left = after(game, { kind: 'leave', player: 1 });
    const wrapper = mount(Board, {
      props: { rows: boardRows(left), text, label: 'Lane 7', form: 'flat' },
    });
    expect(wrapper.get('.note').text()).toBe('9=X · Left');
  });
});
