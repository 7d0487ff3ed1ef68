import { describe, expect, test } from 'vitest';
import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { must } from '../../core/testing/notation.testing.ts';
import { NEW_BOWLER, bowlerOf, occasion, seriesOf, setupOf } from '../../core/testing/setup.testing.ts';
import { setupOfFormat } from '../../core/testing/format-setup.testing.ts';
import { recordOf } from '../record/testing/game.testing.ts';
import { bowledAhead } from '../record/testing/lively-game.testing.ts';
import { otherIds } from '../record/new-id.ts';
import { idsNamed, withoutNamed } from './testing/erasing.testing.ts';

function after(game: Game, ...commands: readonly Command[]): Game {
  return commands.reduce(
    (now, command) => must(applyCommand(now, command, occasion('2026-05-01T18:00:00.000Z'))).game,
    game,
  );
}

describe('a game without an erased bowler', () => {
  test('has neither the name nor the ids that join it with other games, and every ball', () => {
    const record = recordOf(
      after(newGame(setupOf(['PJS', 'KYJ'])), { kind: 'roll', entry: { kind: 'strike' } }),
      1,
    );
    const changed = withoutNamed(record, 'PJS');
    const text = JSON.stringify(changed);
    for (const gone of ['PJS', bowlerOf(1), seriesOf(1).id]) expect(text).not.toContain(gone);
    for (const stays of ['KYJ', bowlerOf(2), seriesOf(2).id]) expect(text).toContain(stays);
    expect(changed?.game.position.lines[0]?.line.frames[0]?.text).toBe('X');
  });

  test('has the same new id in each of their games, so that a series stays together', () => {
    const other = otherIds();
    const [one, two] = [1, 2].map((number) =>
      withoutNamed(recordOf(newGame(setupOf(['PJS'], { gameNumber: number })), number), 'PJS', other),
    );
    expect(one?.game.setup.players[0]?.bowler).toBe(two?.game.setup.players[0]?.bowler);
    expect(one?.game.setup.players[0]?.series.id).toBe(two?.game.setup.players[0]?.series.id);
  });

  test('is found by whoever joined, took a place or was renamed with the name', () => {
    const game = newGame(setupOf(['PJS', 'KYJ']));
    const joined = after(game, { kind: 'join', name: 'EVA', makesUp: true });
    const replaced = after(game, { kind: 'rename', player: 1, name: 'EVA', somebodyElse: true });
    const mended = after(game, { kind: 'rename', player: 2, name: 'EVA', somebodyElse: false });
    const ids = [joined, replaced, mended].map((one) => idsNamed(recordOf(one, 1), 'EVA'));
    expect(ids).toEqual([[NEW_BOWLER], [NEW_BOWLER], [bowlerOf(2)]]);
  });

  test.each(['PJS', 'Penelope Johnson-Smythe'])(
    'has no short and no full name after %s is erased',
    (erased) => {
      const record = recordOf(bowledAhead());
      const changed = withoutNamed(record, erased);
      const text = JSON.stringify(changed);
      for (const gone of ['PJS', 'Penelope', 'M-0042', bowlerOf(1)]) expect(text).not.toContain(gone);
      expect(idsNamed(record, erased)).toContain(bowlerOf(1));
    },
  );

  test('loses a bowler who shares a line, and the team keeps its balls', () => {
    const record = recordOf(newGame(setupOfFormat('baker', [null, null], 2)), 1);
    const [mate] = record.game.setup.players[0]?.mates ?? [];
    if (mate === undefined) throw new Error('no team');
    const changed = withoutNamed(record, mate.name);
    expect(JSON.stringify(changed)).not.toContain(mate.bowler);
    expect(idsNamed(record, mate.name)).toEqual([mate.bowler]);
  });

  test('is left as it is where nobody has the name', () => {
    expect(withoutNamed(recordOf(newGame(setupOf(['PJS'])), 1), 'KYJ')).toBeNull();
  });
});
