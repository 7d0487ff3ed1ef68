import { describe, expect, test } from 'vitest';
import { applyCommand } from '../../../core/game/command.ts';
import type { FormatId } from '../../../core/formats/formats.ts';
import type { Command } from '../../../core/game/event.ts';
import { newGame, type Game } from '../../../core/game/game.ts';
import { matchGame } from '../../../core/testing/league.testing.ts';
import type { PlayerLine } from '../../../core/players/player-line.ts';
import { NINES, gameOfNines } from '../../../core/testing/nines.testing.ts';
import { occasion, setupOf } from '../../../core/testing/setup.testing.ts';
import { plainSettings, type LateRule } from '../../../contract/contract.ts';
import { FORMATS_TEXT } from '../../../text/formats.ts';
import { NINES_TEXT } from '../../../text/testing/nines-text.testing.ts';
import { LEAGUE_PLAYER_TEXT } from '../../../text/league/player.ts';
import { PLAYERS_TEXT } from '../../../text/console/players.ts';
import { numberCommand, playerActions, type PlayerAction } from './player-actions.ts';

/** Also those of the tests' format with options. */
const FORMATS = { ...FORMATS_TEXT.en, [NINES.id]: NINES_TEXT };

const AT = '2026-05-01T18:00:00.000Z';

function gameOf(names: readonly string[], ...commands: readonly Command[]): Game {
  let game = newGame(setupOf(names));
  for (const command of commands) {
    const next = applyCommand(game, command, occasion(AT));
    if (!next.ok) throw new Error(next.error.code);
    game = next.value.game;
  }
  return game;
}

function action(
  game: Game,
  player: number,
  id: PlayerAction['id'],
  rule: LateRule = 'missed',
): PlayerAction | undefined {
  const line = game.position.lines.find((one) => one.player === player);
  if (line === undefined) throw new Error('no such player');
  return playerActions(game, line, PLAYERS_TEXT.en, rule, FORMATS, LEAGUE_PLAYER_TEXT.en).find(
    (one) => one.id === id,
  );
}

const STRIKE: Command = { kind: 'roll', entry: { kind: 'strike' } };

describe('what can be done with a player', () => {
  test('the player on turn cannot be called, and the first cannot move up', () => {
    const game = gameOf(['PJS', 'KYJ']);
    expect(action(game, 1, 'now')?.off).toBe(true);
    expect(action(game, 2, 'now')?.off).toBe(false);
    expect(action(game, 1, 'up')?.off).toBe(true);
    expect(action(game, 2, 'up')).toMatchObject({ does: { command: { players: [2, 1] } }, off: false });
  });

  test('the last player is not removed, and who has bowled is not absent', () => {
    const game = gameOf(['PJS'], STRIKE);
    expect(action(game, 1, 'remove')?.off).toBe(true);
    expect(action(game, 1, 'absent')).toMatchObject({ off: true, does: { command: { kind: 'absent' } } });
  });

  test('an absent player counts the average less ten at once, or is asked for where there is none', () => {
    const known = gameOf(['PJS', 'KYJ'], { kind: 'setAverage', player: 2, average: 161 });
    expect(action(known, 2, 'absent')?.does).toEqual({ command: { kind: 'absent', player: 2, score: 151 } });
    expect(action(known, 1, 'absent')?.does).toEqual({ view: 'absent' });
  });

  test('returning players are asked about missed frames only', () => {
    const soon = gameOf(['PJS', 'KYJ'], { kind: 'leave', player: 2 });
    expect(action(soon, 2, 'leave')?.does).toEqual({
      command: { kind: 'comeBack', player: 2, makesUp: false },
    });
    const late = gameOf(['PJS', 'KYJ'], { kind: 'leave', player: 2 }, STRIKE, STRIKE);
    expect(action(late, 2, 'leave')?.does).toEqual({ view: 'back' });
  });
});

describe('missed frames', () => {
  const third = gameOf(['PJS'], STRIKE, STRIKE);

  test('are bowled in open play, and the button says so beforehand', () => {
    expect(plainSettings('en').lateRule).toBe('made-up');
    expect(action(third, 1, 'add', 'made-up')?.hint).toBe('bowls frames 1–2 first');
    expect(action(third, 1, 'add', 'missed')?.hint).toBe('starts in frame 3');
    expect(action(gameOf(['PJS']), 1, 'add', 'made-up')?.hint).toBe('starts in frame 1');
  });

  test('are those that were not bowled to the end, before the frame that the lane is in', () => {
    const back = gameOf(['PJS', 'KYJ'], STRIKE, STRIKE, { kind: 'leave', player: 2 }, STRIKE, STRIKE);
    expect(action(back, 2, 'leave', 'made-up')?.hint).toBe('bowls frames 2–3 first');
    expect(action(back, 2, 'leave', 'missed')?.hint).toBe('from frame 4');
  });
});

describe('balls that the wrong person bowled', () => {
  test('are the last frame of the player whose menu is open', () => {
    const game = gameOf(['PJS', 'KYJ'], STRIKE, STRIKE, STRIKE);
    expect(action(game, 1, 'bowler')).toMatchObject({
      ...{ does: { givesAway: 2 }, off: false, hint: 'somebody else bowled frame 2' },
    });
    expect(action(game, 2, 'bowler')).toMatchObject({ does: { givesAway: 1 }, off: false });
  });

  test('are nobody’s where there is no ball or nobody else', () => {
    expect(action(gameOf(['PJS', 'KYJ']), 1, 'bowler')).toMatchObject({
      ...{ does: { says: 'This player has not bowled yet.' }, off: true },
    });
    expect(action(gameOf(['PJS'], STRIKE), 1, 'bowler')).toMatchObject({
      ...{ does: { says: 'Nobody else is in this game.' }, off: true },
    });
  });
});

describe('what a player chose of the format', () => {
  test('is changed from the menu, also for who comes late with the usual option', () => {
    const game = gameOfNines('PJS', 'KYJ');
    expect(action(game, 1, 'option')).toMatchObject({
      ...{ title: 'Pins for a strike', hint: '9=X', does: { view: 'option' }, off: false },
    });
    const joined = applyCommand(game, { kind: 'join', name: 'MAX', makesUp: false }, occasion(AT));
    if (!joined.ok) throw new Error(joined.error.code);
    expect(action(joined.value.game, 3, 'option')?.hint).toBe('9=X');
  });

  test('is no entry of the menu in a format without options', () => {
    expect(action(gameOf(['PJS', 'KYJ']), 1, 'option')).toBeUndefined();
  });
});

describe('who comes late in a league', () => {
  const absent = matchGame(['PJS', 'KYJ'], [{ average: 180, type: 'absent' }], { makeUpUntil: 3 });
  const rolled = (frames: number): Game =>
    Array.from({ length: frames * 2 }).reduce<Game>((game) => {
      const next = applyCommand(game, { kind: 'roll', entry: { kind: 'pins', pins: 4 } }, occasion(AT));
      if (!next.ok) throw new Error(next.error.code);
      return next.value.game;
    }, absent);

  test('makes frames up until the frame that the league says, whatever the house does', () => {
    expect(action(rolled(2), 1, 'leave', 'missed')?.hint).toBe('bowls frames 1–2 first');
    expect(action(rolled(3), 1, 'leave', 'made-up')?.hint).toBe('from frame 4');
  });
});

/** The first player of a game of this format. */
function playerOf(format: FormatId = 'ten-pin'): PlayerLine {
  const [player] = newGame(setupOf(['PJS'], { format })).position.lines;
  return player ?? expect.fail('nobody bowls');
}

describe('a number that is left empty', () => {
  test('is refused with the highest score of the game’s format', () => {
    const error = { code: 'no-such-score', highest: 450 };
    expect(numberCommand('absent', playerOf('five-pin'), null)).toEqual({ ok: false, error });
  });

  test('is no blind score: nothing is sent', () => {
    expect(numberCommand('absent', playerOf(), null)).toEqual({
      ok: false,
      error: { code: 'no-such-score', highest: 300 },
    });
    expect(numberCommand('absent', playerOf(), 0)).toEqual({
      ok: true,
      value: { kind: 'absent', player: 1, score: 0 },
    });
  });

  test('is the handicap by the average again', () => {
    expect(numberCommand('handicap', playerOf(), null)).toMatchObject({
      value: { kind: 'setHandicap', handicap: null },
    });
  });

  test('forgets an average', () => {
    expect(numberCommand('average', playerOf(), null)).toEqual({
      ok: true,
      value: { kind: 'setAverage', player: 1, average: null },
    });
  });
});

test('in a league one button has everything that it says of a player, the average among it', () => {
  const game = matchGame(['PJS', 'KYJ']);
  expect(action(game, 1, 'league')).toMatchObject({ title: 'League', does: { view: 'league' }, off: false });
  expect(action(game, 1, 'average')).toBeUndefined();
  expect(action(gameOf(['PJS']), 1, 'league')).toBeUndefined();
});

test('in a league an absent player counts what its terms say, at once', () => {
  const game = matchGame(['PJS', 'KYJ'], [{ average: 180 }], { vacancy: 140, less: 5 });
  const [known, unknown] = [1, 2].map((player) => action(game, player, 'absent'));
  expect(known).toMatchObject({
    hint: PLAYERS_TEXT.en.blindScore(175),
    does: { command: { kind: 'setScoreType', player: 1, scoreType: 'absent' } },
  });
  expect(unknown).toMatchObject({ hint: PLAYERS_TEXT.en.blindScore(140), off: false });
});
