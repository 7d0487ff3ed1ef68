import { describe, expect, test } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { namesIn } from '../../core/players/position.ts';
import {
  ball,
  colourfulGame,
  freshGame,
  leagueGame,
  played,
  recordOf,
} from '../record/testing/game.testing.ts';
import { makeRecord, parseRecord } from '../record/game-record.ts';
import { leagueNight } from '../record/testing/lively-game.testing.ts';
import { isPlaceholderName } from '../../core/players/placeholder-name.ts';
import { withoutName } from './name-placeholder.ts';

const everybody = (): boolean => true;

describe('a game without names', () => {
  test('has every ball, score and stamp it had', () => {
    const record = recordOf(colourfulGame());
    const changed = withoutName(record, everybody);
    expect(changed?.game.events).toEqual(record.game.events);
    expect(namesIn(changed?.game.position ?? record.game.position)).toEqual(['—', '— 2']);
    expect(changed?.game.position.lines.map(({ line }) => line)).toEqual(
      record.game.position.lines.map(({ line }) => line),
    );
    expect(JSON.stringify(changed)).not.toMatch(/PJS|김영준/u);
  });

  test('is read back from its file, whose sheet has no names either', () => {
    const changed = withoutName(recordOf(colourfulGame()), everybody);
    const text = changed === null ? '' : makeRecord(changed);
    expect(text).not.toMatch(/PJS|김영준/u);
    expect(parseRecord(new TextEncoder().encode(text))).toMatchObject({ kind: 'read' });
  });

  test('keeps other names, and a bowler is the same one under every deleted name', () => {
    const game = played(freshGame(['PJS', 'KYJ']), [
      ball(7),
      { kind: 'rename', player: 1, name: 'Jin', somebodyElse: false },
      { kind: 'join', name: 'LEE', makesUp: false },
      { kind: 'rename', player: 1, name: 'PJS', somebodyElse: false },
    ]);
    const changed = withoutName(recordOf(game), (name) => name === 'PJS');
    expect(namesIn(changed?.game.position ?? game.position)).toEqual(['—', 'KYJ', 'LEE']);
    expect(changed?.game.events.map((event) => ('name' in event ? event.name : null))).toEqual([
      null,
      'Jin',
      'LEE',
      '—',
    ]);
  });

  test('of a league loses the name of who is substituted for, and the numbers in its lists of who goes', () => {
    const record = recordOf(leagueNight());
    const without = withoutName(record, (name) => name === 'TOM' || name === 'PJS');
    expect(JSON.stringify(without)).not.toMatch(/TOM|PJS|M-0042/u);
    expect(without?.game.setup.players[1]?.league).toMatchObject({
      instead: expect.stringMatching(/^—/u) as string,
    });
    expect(without?.game.position.lines.map(({ line }) => line)).toEqual(
      record.game.position.lines.map(({ line }) => line),
    );
    const other = withoutName(record, (name) => name === 'DOM');
    expect(other?.game.setup.players[0]?.league?.roster).toBe('M-0042');
    expect(parseRecord(new TextEncoder().encode(other === null ? '' : makeRecord(other))).kind).toBe('read');
  });

  test('of a league loses the names that events gave a substitute for', () => {
    const game = played(leagueGame(['PJS', 'KYJ']), [
      { kind: 'setScoreType', player: 1, scoreType: 'substitute', instead: 'TOM' },
    ]);
    const changed = withoutName(recordOf(game), (name) => name === 'TOM');
    expect(changed?.game.position.lines[0]?.part?.instead).toBe('—');
  });

  test('of a league loses the number of a bowler whose mended name goes, and of nobody who was replaced', () => {
    const numberAfter = (somebodyElse: boolean): string | undefined => {
      const { setup } = leagueGame(['PJS', 'KYJ']);
      const players = setup.players.map((player) => ({
        ...player,
        league: { ...player.league, roster: `M-${player.name}` },
      }));
      const renamed = played(newGame({ ...setup, players }), [
        { kind: 'rename', player: 1, name: 'EVE', somebodyElse },
      ]);
      return withoutName(recordOf(renamed), (name) => name === 'EVE')?.game.setup.players[0]?.league?.roster;
    };
    expect(numberAfter(false)).toBeUndefined();
    expect(numberAfter(true)).toBe('M-PJS');
  });

  test('also loses the names of late players and former names', () => {
    const game = played(freshGame(['PJS']), [
      ball(7),
      { kind: 'join', name: 'LEE', makesUp: false },
      { kind: 'rename', player: 1, name: 'JIN', somebodyElse: false },
      { kind: 'rename', player: 1, name: 'SUN', somebodyElse: false },
    ]);
    const namesOf = (goes: string): unknown =>
      withoutName(recordOf(game), (name) => name === goes)?.game.events.flatMap((event) =>
        event.type === 'playerJoined' || event.type === 'playerRenamed' ? [event.name] : [],
      );
    expect(namesOf('LEE')).toEqual(['—', 'JIN', 'SUN']);
    expect(namesOf('JIN')).toEqual(['LEE', '—', 'SUN']);
    expect(namesOf('PJS')).toEqual(['LEE', 'JIN', 'SUN']);
  });

  test('is unchanged when it has none of them, or none any more', () => {
    const record = recordOf(colourfulGame());
    expect(withoutName(record, (name) => name === 'LEE')).toBeNull();
    const changed = withoutName(record, everybody);
    expect(changed === null ? null : withoutName(changed, everybody)).toBeNull();
  });

  test('keeps earlier placeholder names beside the new ones', () => {
    const changed = withoutName(recordOf(freshGame(['—', 'PJS'])), everybody);
    expect(changed?.game.setup.players.map(({ name }) => name)).toEqual(['—', '— 2']);
    const neutral = ['—', '— 2', '— 17', '—x', 'A—', 'PJS'].map(isPlaceholderName);
    expect(neutral).toEqual([true, true, true, false, false, false]);
  });
});
