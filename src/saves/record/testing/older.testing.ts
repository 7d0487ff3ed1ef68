import fc from 'fast-check';
import type { Command } from '../../../core/game/event.ts';
import type { Game } from '../../../core/game/game.ts';
import { anyCommand } from '../../../core/game/testing/any-command.testing.ts';
import { sheetText } from '../../../core/game/sheet-text.ts';
import { recordFields, type GameRecord } from '../game-record.ts';
import { sealLine, sealText, type Field } from '../sealed-text.ts';
import { freshGame, played } from './game.testing.ts';

const IN_FIRST: readonly Command['kind'][] = ['roll', 'correctFrame', 'markSplit', 'stop', 'undo', 'redo'];

/** Whether a program of this version (1 to 8) has the command. */
function isKnown(version: number, command: Command): boolean {
  if (version > 4) return true;
  if (command.kind === 'rename' && command.somebodyElse) return false;
  const text = JSON.stringify(command);
  if (version < 4 && (text.includes('"fell"') || text.includes('F('))) return false;
  if (version < 3 && text.includes('"leave"')) return false;
  return version > 2 || IN_FIRST.includes(command.kind) || (version === 2 && command.kind === 'agreeLine');
}

/** The game that a program of this version makes from these commands; refused ones are left out. */
export function playedIn(version: number, names: readonly string[], commands: readonly Command[]): Game {
  return played(
    freshGame(names),
    commands.filter((command) => isKnown(version, command)),
  );
}

/** Possible games of a program of this version. */
export function reachableIn(version: number): fc.Arbitrary<Game> {
  return fc
    .array(anyCommand, { maxLength: 60 })
    .map((commands) => playedIn(version, ['PJS', 'KYJ'], commands));
}

/** The game's file as a program of this version, 1 to 8, wrote it. */
export function olderRecord(version: number, record: GameRecord): string {
  return sealText('headpin-game', version, olderFields(version, record));
}

/** The same as an archive line, with its line end. */
export function olderLine(version: number, record: GameRecord): string {
  return `${sealLine('headpin-archived-game', version, olderFields(version, record))}\n`;
}

function olderFields(version: number, record: GameRecord): readonly Field[] {
  const { setup, events } = record.game;
  const { format, lane, gameNumber, startedAt, origin, party } = setup;
  const withIds = version > 4;
  const withSeries = version > 5;
  const players = setup.players.map(({ id, name, bowler, series }) => ({
    ...{ id, name },
    ...(withIds ? { bowler } : {}),
    ...(withSeries ? { series } : {}),
  }));
  const ids = withIds ? { origin, party } : {};
  const older: Readonly<Record<string, unknown>> = {
    setup: { format, lane, gameNumber, startedAt, ...ids, players },
    events: events.map((event) => ({
      ...event,
      ...(withIds ? {} : { bowler: undefined }),
      ...(withSeries ? {} : { series: undefined }),
    })),
    sheet: sheetText(record.game),
  };
  const fields = recordFields(record, (values) => JSON.stringify(values));
  return fields.map(([key, json]) => [key, key in older ? JSON.stringify(older[key]) : json]);
}
