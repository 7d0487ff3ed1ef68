import { describe, expect, it } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import { gameOfNines } from '../../core/testing/nines.testing.ts';
import { after } from '../../core/testing/notation.testing.ts';
import { textFor } from '../../text/index.ts';
import { NINES_TEXT } from '../../text/testing/nines-text.testing.ts';
import { bowled, type FakeMain } from '../lane/testing/fake-main.testing.ts';
import { announcementOf } from './announce.ts';

function said(main: FakeMain, ...commands: readonly Command[]): string {
  for (const command of commands) main.elsewhere(command);
  if (main.game === null) throw new Error('no game');
  return announcementOf(textFor('en'), main.game);
}

describe('one sentence a ball', () => {
  it('names a ball in the middle of a frame', () => {
    expect(said(bowled(['PJS', '최민서'], '8'))).toBe('PJS frame 1: 8.');
  });

  it('gives the total that an open frame settles, and who is next', () => {
    expect(said(bowled(['PJS', '최민서'], '81'))).toBe('PJS frame 1: 1, 9. Next 최민서.');
  });

  it('says of a strike that it waits', () => {
    expect(said(bowled(['PJS', '최민서'], 'X'))).toBe('PJS frame 1: strike, waiting. Next 최민서.');
  });

  it('gives the total of the strike that a spare settles', () => {
    expect(said(bowled(['PJS'], 'X8/'))).toBe('PJS frame 2: spare, 20.');
  });

  it('ends with the game', () => {
    expect(said(bowled(['PJS'], '--'.repeat(10)))).toMatch(/^PJS frame 10: .*, 0\. The game is over\.$/u);
  });

  it('names what was undone and redone', () => {
    const main = bowled(['PJS'], '8');
    expect(said(main, { kind: 'undo' })).toBe('Undone: PJS 8, frame 1.');
    expect(said(main, { kind: 'redo' })).toBe('Redone: PJS 8, frame 1.');
  });

  it('describes a correction with before, after and the total', () => {
    const balls = [9, 1].map((pins) => ({ entry: { kind: 'pins', pins } as const, split: false }));
    const main = bowled(['KYJ'], '9-9-');
    expect(said(main, { kind: 'correctFrame', player: 1, frame: 1, balls })).toBe(
      'KYJ frame 1: 9 miss changed to 9 spare. Total 28.',
    );
  });

  it('says no total before the first frame is settled', () => {
    const balls = [9, 1].map((pins) => ({ entry: { kind: 'pins', pins } as const, split: false }));
    expect(said(bowled(['KYJ'], '9-'), { kind: 'correctFrame', player: 1, frame: 1, balls })).toBe(
      'KYJ frame 1: 9 miss changed to 9 spare.',
    );
    expect(said(bowled(['KYJ'], '8'), { kind: 'agreeLine', player: 1, notation: 'X' })).toBe(
      'KYJ: line entered by agreement.',
    );
  });

  it('reports a split that was set, and that the game was stopped', () => {
    const main = bowled(['KYJ'], '8');
    expect(said(main, { kind: 'markSplit', player: 1, frame: 1, ball: 1, split: true })).toBe(
      'KYJ frame 1: split.',
    );
    expect(said(main, { kind: 'stop' })).toBe('The game was stopped.');
  });

  it('of a stopped game does not say that it is over', () => {
    const main = bowled(['KYJ', 'PJS'], '81');
    expect(
      said(main, { kind: 'stop' }, { kind: 'rename', player: 1, name: 'DOM', somebodyElse: false }),
    ).toMatch(/\. The game was stopped\.$/u);
  });

  it('describes an agreed line with its total, and names it when it is undone', () => {
    const main = bowled(['KYJ', 'PJS'], '8');
    expect(said(main, { kind: 'agreeLine', player: 1, notation: '9/ 72 X' })).toBe(
      'KYJ: line entered by agreement, 26.',
    );
    expect(said(main, { kind: 'undo' })).toBe('Undone: KYJ line by agreement.');
  });

  it('has nothing to say of a game without a ball', () => {
    expect(said(bowled(['KYJ'], ''))).toBe('');
  });
});

it('a player’s choice is said in words, not as its tag', () => {
  const text = textFor('en');
  const formats = { ...text.formats, nines: NINES_TEXT };
  const chosen = after(gameOfNines('EVA', 'NIK'), { kind: 'setOption', player: 2, option: 8 });
  expect(announcementOf({ ...text, formats }, chosen)).toBe('NIK: 8 or more are a strike.');
  const undone = after(chosen, { kind: 'undo' });
  expect(announcementOf({ ...text, formats }, undone)).toBe('Undone: NIK now 8=X.');
});
