import { USUAL_TERMS } from '../../core/league/terms.ts';
import { ANY_GAME, CALLS, type CallName, type ExportOrder } from '../contract.ts';
import { HOSTILE_HOUSE } from './hostile-house.testing.ts';
import { HOSTILE_IMPORTS } from './hostile-imports.testing.ts';
import { HOSTILE_LEAGUES } from './hostile-leagues.testing.ts';
import { HOSTILE_PRINTING } from './hostile-printing.testing.ts';
import type { AskingCall, HostileTest } from './hostile-test.testing.ts';
import { orderOf } from './order.testing.ts';

const GAME = 'g000001-00ff00';
const NOON = '2026-11-23T12:00:00.000Z';

const EXPORT: ExportOrder = {
  what: { kind: 'game', gameId: GAME },
  kinds: ['games', 'pdf'],
  separator: ';',
  paper: 'A4',
  sticks: true,
};

const frameOf = (balls: number): unknown => ({
  kind: 'correctFrame',
  player: 1,
  frame: 1,
  balls: Array.from({ length: balls }, () => ({ entry: { kind: 'foul' }, split: false })),
});

const WRITTEN: { readonly [C in AskingCall]: HostileTest<C> } = {
  'program.order': {
    good: [{ kind: 'fullScreen', on: true }],
    hostile: [
      { why: 'an order of no kind', args: [{}] },
      { why: 'a full screen that is neither on nor off', args: [{ kind: 'fullScreen', on: 1 }] },
      { why: 'a program to start', args: [{ kind: 'start', path: '/bin/sh' }] },
    ],
  },
  'games.new': {
    good: [orderOf(['PJS', '최민서'])],
    hostile: [
      {
        why: 'ten thousand and one players',
        args: [orderOf(Array.from({ length: 10_001 }, () => 'A'))],
      },
      { why: 'a name of a megabyte', args: [orderOf(['A'.repeat(1_000_000)])] },
      {
        why: 'an average that no format has',
        args: [{ players: [{ name: 'PJS', average: 451, was: null }], follows: null }],
      },
      {
        why: 'a player number 0',
        args: [{ players: [{ name: 'PJS', average: null, was: 0 }], follows: GAME }],
      },
      {
        why: 'a team’s id of its own',
        args: [
          orderOf(['PJS'], { league: { terms: USUAL_TERMS, teams: [{ id: 'a', name: 'b' }] as never } }),
        ],
      },
      {
        why: 'three teams',
        args: [orderOf(['PJS'], { league: { terms: USUAL_TERMS, teams: ['A', 'B', 'C'] } })],
      },
      {
        why: 'a league without its terms',
        args: [{ ...orderOf(['PJS']), league: { terms: { games: 3 }, teams: [] } }],
      },
      {
        why: 'a team 3',
        args: [{ players: [{ name: 'PJS', average: null, was: null, league: { team: 3 } }], follows: null }],
      },
      {
        why: 'a bowler as a special score type',
        args: [
          { players: [{ name: 'PJS', average: null, was: null, league: { type: 'bowler' } }], follows: null },
        ],
      },
      { why: 'a path for the game it follows', args: [orderOf(['PJS'], { follows: '../../lock' })] },
      {
        why: 'a bowler’s id of its own',
        args: [
          { players: [{ name: 'PJS', average: null, was: null, bowler: '0'.repeat(24) }], follows: null },
        ],
      },
    ],
  },
  'practice.begin': {
    good: [{ game: orderOf(['PJS']), minutes: 5 }],
    hostile: [
      { why: 'minutes as a word', args: [{ game: orderOf(['PJS']), minutes: 'five' }] },
      { why: 'no game to follow', args: [{ minutes: 5 }] },
      { why: 'a name of a megabyte', args: [{ game: orderOf(['A'.repeat(1_000_000)]), minutes: null }] },
      { why: 'a file to keep it in', args: [{ game: orderOf(['PJS']), minutes: null, file: '/etc/passwd' }] },
    ],
  },
  'practice.change': {
    good: ['left', { kind: 'ball', entry: { kind: 'strike' } }],
    hostile: [
      { why: 'an unknown change', args: ['left', { kind: 'win' }] },
      { why: 'a third lane', args: ['middle', { kind: 'undo' }] },
      { why: 'a score', args: ['left', { kind: 'ball', entry: { kind: 'strike' }, score: 300 }] },
      { why: 'a pin 11', args: ['left', { kind: 'leave', leave: [11] }] },
      { why: 'eleven pins', args: ['left', { kind: 'leave', leave: Array.from({ length: 11 }, () => 1) }] },
      { why: 'a bowler by name', args: ['left', { kind: 'bowler', bowler: 'PJS' }] },
    ],
  },
  'games.apply': {
    good: [GAME, 0, { kind: 'roll', entry: { kind: 'pins', pins: 8 } }],
    hostile: [
      { why: 'a frame 11', args: [GAME, 0, { kind: 'correctFrame', player: 1, frame: 11, balls: [] }] },
      { why: 'a generation below zero', args: [GAME, -1, { kind: 'undo' }] },
      { why: 'a generation and a half', args: [GAME, 1.5, { kind: 'undo' }] },
      { why: 'an unknown command', args: [GAME, 0, { kind: 'win' }] },
      { why: 'a move to another lane', args: [GAME, 0, { kind: 'moveAway', to: 12 }] },
      {
        why: 'an order of the front desk',
        args: [GAME, 0, { kind: 'undo', order: { id: 'a'.repeat(24), author: 'ANNA' } }],
      },
      { why: 'pins as a word', args: [GAME, 0, { kind: 'roll', entry: { kind: 'pins', pins: 'ten' } }] },
      { why: 'four balls in a frame', args: [GAME, 0, frameOf(4)] },
      {
        why: 'a line of a book',
        args: [GAME, 0, { kind: 'agreeLine', player: 1, notation: 'X '.repeat(101) }],
      },
      {
        why: 'a foul’s pins as a word',
        args: [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell: '9' } }],
      },
      {
        why: 'a foul’s pins as a list',
        args: [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell: [9] } }],
      },
      {
        why: 'a foul’s pins as no number',
        args: [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell: NaN } }],
      },
      {
        why: 'a foul’s pins as nothing',
        args: [GAME, 0, { kind: 'roll', entry: { kind: 'foul', fell: null } }],
      },
      { why: 'a foul that counts', args: [GAME, 0, { kind: 'roll', entry: { kind: 'foul', pins: 9 } }] },
      {
        why: 'a strike that says it is no foul',
        args: [GAME, 0, { kind: 'roll', entry: { kind: 'strike', foul: false } }],
      },
      {
        why: 'what fell with a strike',
        args: [GAME, 0, { kind: 'roll', entry: { kind: 'strike', fell: 9 } }],
      },
      {
        why: 'a score type of no league',
        args: [GAME, 0, { kind: 'setScoreType', player: 1, scoreType: 'king' }],
      },
      {
        why: 'a seat in a team by its name',
        args: [GAME, 0, { kind: 'setSeat', player: 1, seat: { team: 'A', place: 1 } }],
      },
      {
        why: 'an earlier game as a word',
        args: [GAME, 0, { kind: 'carryGames', player: 1, scores: ['176'] }],
      },
      {
        why: 'a thousand earlier games',
        args: [GAME, 0, { kind: 'carryGames', player: 1, scores: Array(1000).fill(176) }],
      },
      { why: 'a handicap as a word', args: [GAME, 0, { kind: 'setHandicap', player: 1, handicap: '30' }] },
      { why: 'a line of no one', args: [GAME, 0, { kind: 'agreeLine', player: 0, notation: 'X' }] },
    ],
  },
  'games.tryAgain': {
    good: [GAME, 3],
    hostile: [{ why: 'a generation below zero', args: [GAME, -1] }],
  },
  'games.takeBack': {
    good: [GAME, 3],
    hostile: [{ why: 'a generation as a word', args: [GAME, '3'] }],
  },
  'games.page': {
    good: [{ ...ANY_GAME, name: '최', before: { id: GAME, startedAt: NOON }, count: 50 }],
    hostile: [
      { why: 'a path for a match', args: [{ ...ANY_GAME, before: null, count: 9, match: '../x' as never }] },
      { why: 'a page of no games', args: [{ ...ANY_GAME, before: null, count: 0 }] },
      { why: 'a page of every game there is', args: [{ ...ANY_GAME, before: null, count: 201 }] },
      {
        why: 'a path for the game before',
        args: [{ ...ANY_GAME, before: { id: '../x', startedAt: NOON }, count: 50 }],
      },
    ],
  },
  'games.count': {
    good: [{ ...ANY_GAME, bowler: '0'.repeat(24), score: { least: 200, most: null }, format: 'ten-pin' }],
    hostile: [
      { why: 'a name for a bowler’s id', args: [{ ...ANY_GAME, bowler: 'PJS' }] },
      { why: 'a day that is no time', args: [{ ...ANY_GAME, from: 'yesterday' }] },
      { why: 'half a pin', args: [{ ...ANY_GAME, score: { least: 0.5, most: null } }] },
      { why: 'a league by its bare name', args: [{ ...ANY_GAME, league: 'Mixed' as never }] },
      { why: 'a format nobody bowls', args: [{ ...ANY_GAME, format: 'fifteen-pin' as never }] },
      { why: 'a path for a lane', args: [{ ...ANY_GAME, lane: '../2' as never }] },
      { why: 'no filter', args: [{}] },
    ],
  },
  'games.days': {
    good: [{ ...ANY_GAME, lane: 7 }, ['2026-11-23T05:00:00.000Z', '2026-11-24T05:00:00.000Z']],
    hostile: [
      { why: 'no day', args: [ANY_GAME, [NOON]] },
      { why: 'ten thousand days', args: [ANY_GAME, Array.from({ length: 10_000 }, () => NOON)] },
      { why: 'a day that is no time', args: [ANY_GAME, [NOON, 'today']] },
    ],
  },
  'games.figures': {
    good: [{ who: { kind: 'name', name: '최민서' }, from: NOON, to: null, format: 'ten-pin' }],
    hostile: [
      {
        why: 'everybody',
        args: [{ who: { kind: 'all' } as never, from: null, to: null, format: null }],
      },
      {
        why: 'a name for a bowler’s id',
        args: [{ who: { kind: 'bowler', bowler: 'PJS' }, from: null, to: null, format: null }],
      },
      {
        why: 'a name of a megabyte',
        args: [{ who: { kind: 'name', name: 'A'.repeat(1_000_000) }, from: null, to: null, format: null }],
      },
    ],
  },
  'games.view': {
    good: [GAME],
    hostile: [],
  },
  'games.sheetText': {
    good: [GAME, 200],
    hostile: [
      { why: 'half a line', args: [GAME, 0.5] },
      { why: 'lines before the first', args: [GAME, -1] },
    ],
  },
  'games.moveToOtherHalf': {
    good: [GAME, 0],
    hostile: [{ why: 'half a generation', args: [GAME, 0.5] }],
  },
  'games.open': {
    good: [GAME],
    hostile: [],
  },
  'games.remove': {
    good: [{ kind: 'game', gameId: GAME }],
    hostile: [
      { why: 'a path for a game id', args: [{ kind: 'game', gameId: '../../etc' }] },
      { why: 'every game at once', args: [{ kind: 'all' }] },
      { why: 'a name that is no text', args: [{ kind: 'bowler', name: ['A'] }] },
    ],
  },
  'matches.signOff': {
    good: [{ gameId: GAME, generation: 21, side: 'home', player: 1 }],
    hostile: [
      { why: 'a path for a game id', args: [{ gameId: '../x', generation: 21, side: 'home', player: 1 }] },
      { why: 'a third side', args: [{ gameId: GAME, generation: 21, side: 'both', player: 1 }] },
      { why: 'a name for a player', args: [{ gameId: GAME, generation: 21, side: 'home', player: 'PJS' }] },
      {
        why: 'a time of its own',
        args: [{ gameId: GAME, generation: 21, side: 'home', player: 1, at: '2026-01-01' }],
      },
    ],
  },
  'matches.takeBack': {
    good: [{ gameId: GAME, side: 'visitors' }],
    hostile: [
      { why: 'no side', args: [{ gameId: GAME }] },
      { why: 'a path for a game id', args: [{ gameId: '/etc', side: 'home' }] },
    ],
  },
  'matches.rollOff': {
    good: [{ gameId: GAME, unit: { kind: 'individual', game: 2, place: 3 }, go: { home: 9, visitors: 10 } }],
    hostile: [
      {
        why: 'pins below zero',
        args: [{ gameId: GAME, unit: { kind: 'series' }, go: { home: -1, visitors: 10 } }],
      },
      { why: 'one side alone', args: [{ gameId: GAME, unit: { kind: 'series' }, go: { home: 9 } }] },
      { why: 'a unit that nobody knows', args: [{ gameId: GAME, unit: { kind: 'season' }, go: null }] },
      { why: 'a game 13', args: [{ gameId: GAME, unit: { kind: 'game', game: 13 }, go: null }] },
    ],
  },
  'matches.export': {
    good: [GAME],
    hostile: [],
  },
  'matches.keep': {
    good: [GAME],
    hostile: [],
  },
  'settings.change': {
    good: [{ language: 'ko', lane: 12 }],
    hostile: [
      { why: 'a lane 0', args: [{ lane: 0 }] },
      {
        why: 'an opening by the front desk',
        args: [
          { opening: { kind: 'games', games: 2, from: 1, order: { id: 'a'.repeat(24), author: 'ANNA' } } },
        ],
      },
      { why: 'a language we do not speak', args: [{ language: 'fr' }] },
      // Three characters each, once they are normalised.
      { why: 'a name of the house that would not fit its file', args: [{ houseName: '\ufb2c'.repeat(40) }] },
      { why: 'a name of the house with a direction sign', args: [{ houseName: 'Bowl\u202eenal' }] },
      { why: 'one format 500 times', args: [{ formats: Array.from({ length: 500 }, () => 'ten-pin') }] },
      { why: 'a setting of a prototype', args: [{ toString: 'x' }] },
    ],
  },
  ...HOSTILE_HOUSE,
  ...HOSTILE_IMPORTS,
  ...HOSTILE_LEAGUES,
  'logo.order': {
    good: ['choose'],
    hostile: [{ why: 'a path of a picture', args: ['/tmp/logo.png'] }],
  },
  'notices.read': {
    good: [1],
    hostile: [
      { why: 'a notice 0', args: [0] },
      { why: 'a notice as a word', args: ['1'] },
    ],
  },
  ...HOSTILE_PRINTING,
  'exports.make': {
    good: [EXPORT],
    hostile: [
      { why: 'no kind of file', args: [{ ...EXPORT, kinds: [] }] },
      { why: 'one kind twice', args: [{ ...EXPORT, kinds: ['pdf', 'pdf'] }] },
      { why: 'a letter between cells', args: [{ ...EXPORT, separator: 'x' }] },
      { why: 'sheets on a roll', args: [{ ...EXPORT, paper: 'receipt' }] },
      { why: 'a path to export to', args: [{ ...EXPORT, to: '/tmp' }] },
      { why: 'a path for a game', args: [{ ...EXPORT, what: { kind: 'game', gameId: '../x' } }] },
      {
        why: 'a filter with a wish too many',
        args: [{ ...EXPORT, what: { kind: 'found', filter: { all: true } } }],
      },
    ],
  },
  'copy.order': {
    good: ['now'],
    hostile: [{ why: 'a path to copy to', args: ['/tmp'] }],
  },
  'staff.order': {
    good: [{ kind: 'enter', pin: '2468' }],
    hostile: [
      { why: 'a PIN of three digits', args: [{ kind: 'setPin', pin: '246' }] },
      { why: 'a PIN that is a number', args: [{ kind: 'enter', pin: 2468 }] },
      { why: 'a recovery code of eleven digits', args: [{ kind: 'recover', code: '48210937556' }] },
    ],
  },
  'takeOver.order': {
    good: [{ kind: 'take', pin: '2468' }],
    hostile: [
      { why: 'no word about the PIN', args: [{ kind: 'take' }] },
      { why: 'a folder of its own', args: [{ kind: 'take', pin: null, folder: '/' }] },
    ],
  },
};

const NO_ARGUMENTS = { good: [], hostile: [{ why: 'an argument', args: ['/etc/passwd'] }] };

/** Every call's hostile test; a missing one of a call that takes something does not compile. */
export const HOSTILE_TESTS = {
  ...Object.fromEntries(CALLS.map((name) => [name, NO_ARGUMENTS])),
  ...WRITTEN,
} as { readonly [C in CallName]: HostileTest<C> };
