import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../text/language.ts';
import { textFor } from '../../text/index.ts';
import { after, afterBalls, lineIn, must } from '../../core/testing/notation.testing.ts';
import { bakerGame, bowlers, scotchGame } from '../../core/testing/teams.testing.ts';
import { frameFromEntries } from '../../core/game/command.ts';
import { partyOf, sameMates } from '../lane/game/party.ts';
import { announcementOf } from './announce.ts';
import { openCorrection } from './correction/correction.ts';
import { effectOf } from './desk/effect.ts';
import { stepText } from './desk/describe.ts';

describe('a team in words', () => {
  it('names who bowled a ball and who is next, and not the team', () => {
    const game = afterBalls(bakerGame([bowlers(3)]), 'X');
    expect(announcementOf(textFor('en'), game)).toContain('B1');
    expect(announcementOf(textFor('en'), game)).toContain('B2');
    const step = game.done.at(-1) ?? expect.fail('a ball was bowled');
    expect(stepText(textFor('en'), step)).toContain('B1');
    expect(announcementOf(textFor('en'), game)).not.toContain('Team');
  });

  it('says before a correction of a Scotch strike, in four languages, who bowls the missing ball', () => {
    const game = afterBalls(scotchGame([['ANN', 'BEN']]), 'X 72');
    const { table } = lineIn(game, 1);
    const seven = must(frameFromEntries(table, 1, [{ entry: { kind: 'pins', pins: 7 }, split: false }]));
    const opened = openCorrection(game, 1, 1, null) ?? expect.fail('the frame was bowled');
    const effect = effectOf(game, { ...opened, after: seven });
    expect(effect).toMatchObject({ owes: true, owedBy: 'BEN' });
    expect(LANGUAGES.map((language) => textFor(language).console.mateOwesBall('BEN'))).toEqual([
      'BEN bowls the missing ball. Every other ball stays with its bowler.',
      'BEN tira la bola que falta. Las demás siguen siendo de quien las tiró.',
      '빠진 투구는 BEN 선수가 합니다. 다른 투구의 선수는 바뀌지 않습니다.',
      'BEN wirft den fehlenden Wurf. Alle anderen Würfe bleiben bei denen, die sie geworfen haben.',
    ]);
  });

  it('bowls the next game with the same bowlers', () => {
    const party = partyOf(after(bakerGame([bowlers(2)]), { kind: 'stop' }), 'g1');
    expect(sameMates(party, 0).mates).toEqual([
      { name: 'B1', was: { player: 1, mate: 1 } },
      { name: 'B2', was: { player: 1, mate: 2 } },
    ]);
  });
});
