import type { AskingCall, HostileTest } from './hostile-test.testing.ts';

const GAME = 'g000001-00ff00';

/** The hostile tests of the calls about sheets. */
export const HOSTILE_PRINTING: {
  readonly [C in AskingCall & (`printing.${string}` | `sheet.${string}`)]: HostileTest<C>;
} = {
  'printing.print': {
    good: [{ what: { kind: 'game', gameId: GAME }, paper: 'A4', printer: null, copies: 1 }],
    hostile: [
      { why: 'no copies', args: [{ what: { kind: 'blank' }, paper: 'A4', printer: null, copies: 0 }] },
      {
        why: 'a recovery code of words',
        args: [{ what: { kind: 'recovery', code: 'open' }, paper: 'A4', printer: null, copies: 1 }],
      },
    ],
  },
  'printing.preview': {
    good: [{ what: { kind: 'card', gameId: GAME, player: 1 }, paper: 'receipt' }],
    hostile: [
      { why: 'a card of nobody', args: [{ what: { kind: 'card', gameId: GAME, player: 0 }, paper: 'A4' }] },
      {
        why: 'statistics of a path',
        args: [
          {
            what: {
              ...{ kind: 'statistics', who: { kind: 'bowler', bowler: '../PJS' }, name: 'PJS' },
              chosen: { period: 'all', kind: { format: 'ten-pin', option: null }, place: null },
            },
            paper: 'A4',
          },
        ],
      },
      {
        why: 'statistics of a time nobody offers',
        args: [
          {
            what: {
              ...{ kind: 'statistics', who: { kind: 'name', name: 'PJS' }, name: 'PJS' },
              chosen: { period: 'never' as never, kind: { format: 'ten-pin', option: null }, place: null },
            },
            paper: 'A4',
          },
        ],
      },
      { why: 'a recap on a receipt', args: [{ what: { kind: 'recap', gameId: GAME }, paper: 'receipt' }] },
      { why: 'the recovery code', args: [{ what: { kind: 'recovery', code: '123456789012' }, paper: 'A4' }] },
    ],
  },
  'printing.again': {
    good: [GAME],
    hostile: [
      { why: 'a path', args: ['../g000001-00ff00'] },
      { why: 'no game and not every one', args: [undefined] },
    ],
  },
  'printing.savePdf': {
    good: [{ what: { kind: 'blank' }, paper: 'Letter' }],
    hostile: [
      { why: 'a blank sheet of a game', args: [{ what: { kind: 'blank', gameId: GAME }, paper: 'A4' }] },
      { why: 'the sheet of no game', args: [{ what: { kind: 'game' }, paper: 'A4' }] },
      { why: 'a paper nobody cuts', args: [{ what: { kind: 'blank' }, paper: 'A3' }] },
    ],
  },
  'sheet.drawn': {
    good: [{ pages: 2, length: null }],
    hostile: [
      { why: 'an answer of its own', args: [true] },
      { why: 'no pages', args: [{ pages: 0, length: null }] },
      { why: 'a page of a kilometre', args: [{ pages: 1, length: 1_000_000 }] },
    ],
  },
};
