import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOf } from '../../core/formats/formats.ts';
import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { anyCommand } from '../../core/game/testing/any-command.testing.ts';
import { checkedMatch } from '../../core/league/match-check.ts';
import type { League } from '../../core/players/league.ts';
import { STAMP } from '../../core/testing/notation.testing.ts';
import { occasion, setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import { nightResult } from '../../league-files/results/night-result.ts';
import { readResult } from '../../league-files/results/read-result.ts';
import { resultCsv, resultJson } from '../../league-files/results/result-files.ts';
import { sha256 } from '../../saves/disk/sha256.ts';
import { decode } from '../../league-files/testing/decoder.testing.ts';
import { gamesThatCount } from './counted-games.ts';
import { countedMatch, matchView } from './match-view.ts';
import { nightRecord } from './night-record.ts';

const GAME = 'g000001-0a1b2c';
const MATCH = 'f'.repeat(24);

/** A match's game of two teams after the legal ones of these commands; whoever is new in it is somebody else. */
function played(commands: readonly Command[]): { readonly game: Game; readonly league: League } {
  const setup = withLeague(setupOf(['PJS', 'KYJ', 'LEE', 'ANN']), 2, { makeUpUntil: 2 });
  const league = { ...(setup.league ?? expect.fail('no league')), match: MATCH };
  let game = newGame({ ...setup, league });
  for (const [index, command] of commands.entries()) {
    const id = String(index).padStart(24, 'e');
    const applied = applyCommand(game, command, occasion(STAMP.at, 'staff', { bowler: id, series: id }));
    if (applied.ok) game = applied.value.game;
  }
  return { game, league };
}

test('the result of a match agrees with its board and reads back, whatever was done in its game', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 80, size: 'max' }), fc.nat(), (commands, moment) => {
      const { game, league } = played(commands);
      const generation = moment % (game.events.length + 1);
      const team = league.teams[0]?.id ?? expect.fail('no team');
      const record = {
        ...{ id: MATCH, games: [GAME], rollOffs: [] },
        fixture: { league: null, round: null, date: null, lanes: null, teamIds: [] },
        signOffs: [{ game: GAME, team, by: 1, at: STAMP.at, generation }],
      };
      const saved = [{ id: GAME, game }];
      const { format } = game.setup;
      // A match that breaks its own rules would refuse every roll-off.
      const counted = countedMatch(league, gamesThatCount(record, saved), record);
      expect(checkedMatch(league.terms, formatOf(format), counted)).toMatchObject({ ok: true });
      const view = matchView(record, saved) ?? expect.fail('no match');
      const night = nightRecord(view, format, league.terms) ?? expect.fail('no result');
      const result = nightResult(night);
      expect(result.points).toEqual(view.result.points);
      for (const [name, text] of [
        ['result.csv', resultCsv(result, sha256)],
        ['result.json', resultJson(result, sha256)],
      ] as const) {
        const bytes = new TextEncoder().encode(text);
        expect(readResult({ name, bytes }, decode, sha256)).toEqual({ ok: true, value: result });
      }
    }),
  );
});
