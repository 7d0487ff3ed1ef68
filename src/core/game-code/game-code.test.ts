import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMAT_IDS, type FormatId } from '../formats/formats.ts';
import type { Command } from '../game/event.ts';
import { applyCommand } from '../game/command.ts';
import { newGame, type Game } from '../game/game.ts';
import { anyCommand, anyOptions, anyTeams } from '../game/testing/any-command.testing.ts';
import { matchGame } from '../testing/league.testing.ts';
import { STAMP, after, afterBalls, correction, gameOf } from '../testing/notation.testing.ts';
import { occasion, setupOf, setupWith, withLeague } from '../testing/setup.testing.ts';
import { codedGame } from './coded-game.ts';
import { GAME_CODE_MARK, makeGameCode, readGameCode, type GameCode } from './game-code.ts';
import { plainCode } from './testing/plain-code.testing.ts';
import { randomGamesOf } from './testing/random-games.testing.ts';

const NAMES = ['PJS', 'KYJ', 'LEE'];

function codeOf(...games: readonly Game[]): GameCode {
  return { games: games.map((game) => codedGame(game)), check: '7F3A 91C2', part: 1, parts: 1 };
}

/** What a reader understands of the code, which has to be all that the game tells. */
function expectRead(code: GameCode): void {
  const text = makeGameCode(code);
  const read = readGameCode(text);
  if (!read.ok) throw new Error(`${text} is refused: ${JSON.stringify(read.error)}`);
  expect(plainCode(read.value), text).toBe(plainCode(code));
}

function answer(text: string): string {
  const read = readGameCode(text);
  if (read.ok) return 'read';
  return read.error.code === 'bent-game-code' ? read.error.part : read.error.code;
}

describe('a game code', () => {
  it('is text that a bowler can read: names, balls, scores', () => {
    const game = after(afterBalls(gameOf('PJS', 'KYJ'), 'X 9/ 8-'), correction(2, 1, '(8)1'));
    expect(makeGameCode(codeOf(game))).toBe(
      'HP1$$TEN-PIN:20260501T180000Z:L7:G1:U$PJS:X8-:26$KYJ:*81:9$$7F3A91C2',
    );
  });

  it('tells two fouls in a row, and one before a split, apart from a foul with pins', () => {
    expectRead(codeOf(afterBalls(gameOf('PJS'), '7F (8)1 F(9)9 FF F(8)/ X')));
  });

  it('has the pins that a ball left, also where only those of the second are known', () => {
    const left = (pins: readonly (7 | 10 | 3)[]): Command => ({
      kind: 'roll',
      entry: { kind: 'leave', left: pins },
    });
    const seven: Command = { kind: 'roll', entry: { kind: 'pins', pins: 8 } };
    expectRead(codeOf(after(gameOf('PJS'), left([7, 10]), left([10]), seven, left([3]))));
  });

  it('has all games of one bowler', () => {
    const first = afterBalls(gameOf('KYJ'), 'XXXXXXXXXXXX');
    const second = afterBalls(newGame(setupOf(['KYJ'], { gameNumber: 2 })), '9/');
    const code = codeOf(first, second);
    expectRead(code);
    expect(makeGameCode(code).split('$$')).toHaveLength(4);
  });

  it('has names with every sign that it uses itself', () => {
    expectRead(codeOf(gameOf('A:B', '$%', '%C%P%D', '최민서', 'Kim & Co.')));
  });

  it('is read back whatever the clock of the PC said', () => {
    for (const startedAt of [
      '+012345-06-07T08:09:10.111Z',
      '-000001-12-31T23:59:59.999Z',
      '0000-02-29T00:00:00.000Z',
    ])
      expectRead(codeOf(newGame(setupOf(['PJS'], { startedAt }))));
  });

  it('has what a league counts', () => {
    const known = [{ average: 163, type: 'absent' }, { average: 180 }] as const;
    const game = afterBalls(matchGame(['TOM', 'KYJ'], known), '9-');
    const sub: Command = { kind: 'setScoreType', player: 2, scoreType: 'substitute', instead: 'EVA' };
    expectRead(codeOf(after(game, sub)));
  });
});

describe('every game', () => {
  it.each(FORMAT_IDS)('of %s is read back ball by ball', (format: FormatId) => {
    for (const game of randomGamesOf(format, 10)) expectRead(codeOf(game));
  });

  it('is read back whatever was done in it: disputes, late starts, absences, leagues', () => {
    const asked = fc.record({
      options: anyOptions(NAMES.length),
      teams: anyTeams,
      commands: fc.array(anyCommand, { maxLength: 60, size: 'max' }),
    });
    fc.assert(
      fc.property(asked, ({ options, teams, commands }) => {
        const setup = setupWith(NAMES, options);
        let game = newGame(teams === null ? setup : withLeague(setup, teams));
        for (const one of commands) {
          const applied = applyCommand(game, one, occasion(STAMP.at));
          if (applied.ok) game = applied.value.game;
        }
        expectRead(codeOf(game));
      }),
    );
  });
});

describe('a bent code', () => {
  const GOOD = 'HP1$$TEN-PIN:20260501T180000Z:L7:G1$PJS:XXXXXXXXXXXX:300$$7F3A91C2';

  it.each([
    ['not yet bent', 'read', GOOD],
    ['of another kind', 'not-a-game-code', 'HEADPIN ten-pin, lane 7'],
    ['of nothing', 'not-a-game-code', ''],
    ['of a newer program', 'newer-game-code', GOOD.replace('HP1', 'HP2')],
    ['longer than any QR code', 'game-code-too-long', GOOD + 'X'.repeat(5_000)],
    ['that was cut off', 'check', GOOD.slice(0, -5)],
    ['without a game', 'check', 'HP1$$7F3A91C2'],
    ['of an unknown format', 'format', GOOD.replace('TEN-PIN', 'ELEVEN')],
    ['of a day that is not', 'time', GOOD.replace('0501', '0431')],
    ['of an hour that is not', 'time', GOOD.replace('T18', 'T25')],
    ['of no lane', 'lane', GOOD.replace('L7', 'L0')],
    ['of no game number', 'number', GOOD.replace('G1', 'G01')],
    ['without players', 'player', GOOD.replace('$PJS:XXXXXXXXXXXX:300', '')],
    ['of a name too long', 'name', GOOD.replace('PJS', 'ABCDEFGHIJKLM')],
    ['of a 310', 'score', GOOD.replace('300', '310')],
    ['of a thirteenth strike', 'balls', GOOD.replace(':XX', ':XXX')],
    ['of eleven pins', 'balls', GOOD.replace('XXXXXXXXXXXX:300', '65:11')],
    ['of a leave where nothing stood', 'leaves', GOOD.replace(':300', ':300:L1')],
    ['of an option that the format has not', 'option', GOOD.replace(':300', ':300:O9')],
    ['of a missed eleventh frame', 'missed', GOOD.replace(':300', ':300:MB')],
    ['of bowlers who share no line', 'bowlers', GOOD.replace(':300', ':300:NEVA')],
    ['of a provisional frame without balls', 'provisional', GOOD.replace(':300', ':300:D+')],
    ['of a handicap beyond any', 'league', GOOD.replace(':300', ':300:H9999')],
    ['of a part that is none', 'check', `${GOOD}.3/2`],
    ['written in another form', 'form', GOOD.replace(':XX', ':xx')],
    ['of a field that nobody knows', 'form', GOOD.replace(':300', ':300:Q1')],
  ])('%s is answered by its reader: %s', (_what, said, text) => {
    expect(answer(text)).toBe(said);
  });

  it('is refused or is exactly what a program of ours writes, whatever it says', () => {
    const letters = fc.string({
      unit: fc.constantFrom(
        ...Array.from('$:%*+./-0123456789XFLMWBNYDHVTPEC가\u202e\ud800'),
        'PJS',
        '$$',
        '9-',
      ),
      maxLength: 60,
    });
    const bentCode = fc
      .tuple(fc.nat(GOOD.length), fc.nat(6), letters)
      .map(([at, cut, put]) => GOOD.slice(0, at) + put + GOOD.slice(at + cut));
    fc.assert(
      fc.property(fc.oneof(letters, fc.string(), bentCode), (text) => {
        for (const one of [text, `${GAME_CODE_MARK}1$$${text}`]) {
          const read = readGameCode(one);
          if (read.ok) expect(makeGameCode(read.value)).toBe(one);
        }
      }),
    );
  });
});
