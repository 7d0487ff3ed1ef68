import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connected, type Stores } from '../../lane/testing/connected.testing.ts';
import { bowled, type FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useDesk } from '../desk/desk.ts';
import { useGuide } from './guide.ts';
import { type HelpQuestion, useHelp } from './help.ts';
import { useRuling } from '../ruling/ruling.ts';

interface AtTheDesk extends Stores {
  readonly desk: ReturnType<typeof useDesk>;
  readonly ruling: ReturnType<typeof useRuling>;
  readonly guide: ReturnType<typeof useGuide>;
  readonly ask: (question: HelpQuestion) => Promise<void>;
  /** A question's text, and why it is not possible. */
  readonly shown: (question: HelpQuestion) => readonly (string | null | undefined)[];
}

async function at(main: FakeMain): Promise<AtTheDesk> {
  const stores = await connected(main);
  const [desk, help] = [useDesk(), useHelp()];
  const answer = (question: HelpQuestion) => help.answers.value.find((one) => one.question === question);
  return {
    ...stores,
    ...{ desk, ruling: useRuling(), guide: useGuide() },
    ask: async (question) => {
      desk.open('help');
      const asked = answer(question);
      if (asked === undefined) throw new Error('Help does not ask this');
      help.press(asked);
      await vi.waitUntil(() => !stores.changes.busy);
    },
    shown: (question) => [answer(question)?.title, answer(question)?.hint, answer(question)?.why],
  };
}

function board({ onBoard }: AtTheDesk, player: number): string {
  return (onBoard.game?.position.lines[player]?.line.frames ?? [])
    .map(({ notation }) => notation)
    .join(' ')
    .trim();
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Help answers by doing', () => {
  it('a ball that is wrong: the last one is open, and the card says what to press', async () => {
    const here = await at(bowled(['PJS', 'KYJ'], '72X'));
    await here.ask('wrong-ball');
    expect(here.desk.panel).toBeNull();
    expect(here.desk.correction).toMatchObject({ player: 2, frame: 1, ball: 1 });
    expect(here.guide.sentence).toBe('Press what fell, then Apply. Another ball? Touch it on the board.');
    here.desk.enter({ kind: 'pins', pins: 9 });
    expect(here.guide.sentence).toBeNull();
  });

  it('the last ball is taken back at once, said by name, and Redo has it', async () => {
    const here = await at(bowled(['PJS', 'KYJ'], '72 8'));
    expect(here.shown('take-back')).toEqual(['Take back the last ball', 'KYJ 8, frame 1', null]);
    await here.ask('take-back');
    expect(board(here, 1)).toBe('');
    expect([here.desk.panel, here.guide.sentence]).toEqual([
      null,
      'Taken back: KYJ 8, frame 1. Redo brings it back.',
    ]);
    await here.changes.redo();
    expect([board(here, 1), here.guide.sentence]).toEqual(['8', null]);
  });

  it('does not call anything else that is undone a ball', async () => {
    const here = await at(bowled(['PJS', 'KYJ'], '72'));
    await here.changes.apply({ kind: 'skip', player: 2, skipped: true });
    expect(here.shown('take-back')[0]).toBe('Take back the last change');
  });

  it('a late player is added where players are added', async () => {
    const here = await at(bowled(['PJS'], '72'));
    await here.ask('late');
    expect([here.desk.panel, here.desk.playerView]).toEqual(['player', 'add']);
  });

  it('the wrong bowler: the names appear, and no balls move yet', async () => {
    const main = bowled(['PJS', 'KYJ'], '72');
    const here = await at(main);
    await here.ask('wrong-bowler');
    expect([here.ruling.shows, here.guide.sentence]).toEqual(['who', 'Press the name of who bowled it.']);
    expect(main.commands).toEqual([]);
  });

  it('a split gets its ring, and never loses it', async () => {
    const here = await at(bowled(['PJS'], '8'));
    await here.ask('split');
    expect([board(here, 0), here.guide.sentence]).toEqual(['(8)', 'PJS, frame 1: a split.']);
    await here.ask('split');
    expect([board(here, 0), here.messages.message]).toEqual([
      '(8)',
      'It has its ring already. The Split key takes it away.',
    ]);
  });

  it('a ball that should not count: the ruling is open, and it counts until Dead ball is pressed', async () => {
    const main = bowled(['PJS', 'KYJ'], '72X');
    const here = await at(main);
    await here.ask('dead-ball');
    expect([here.ruling.shows, here.desk.correction?.player, main.commands]).toEqual(['choices', 2, []]);
    await here.ruling.deadBall();
    expect([board(here, 1), here.guide.sentence]).toEqual(['', null]);
  });
});

describe('what Help cannot do now', () => {
  const QUESTIONS = ['wrong-ball', 'take-back', 'late', 'wrong-bowler', 'split', 'dead-ball'] as const;
  const noBall = 'No ball has been bowled yet.';

  it.each<[string, readonly string[], string, readonly (string | null)[]]>([
    [
      'before the first ball only a late player',
      ['PJS', 'KYJ'],
      '',
      [noBall, 'There is nothing to undo.', null, noBall, noBall, noBall],
    ],
    [
      'with one player nobody else has bowled',
      ['PJS'],
      '8',
      [null, null, null, 'Nobody else is in this game.', null, null],
    ],
    [
      'a strike is no split',
      ['PJS', 'KYJ'],
      'X',
      [null, null, null, null, 'Only a first ball that leaves two or more pins can be a split.', null],
    ],
    [
      'after the end nobody comes late',
      ['PJS', 'KYJ'],
      'X'.repeat(24),
      [
        ...[null, null, 'The game is over. Nothing was entered.', null],
        ...['Only a first ball that leaves two or more pins can be a split.', null],
      ],
    ],
  ])('it says: %s', async (_, players, balls, why) => {
    const here = await at(bowled(players, balls));
    expect(QUESTIONS.map((question) => here.shown(question)[2])).toEqual(why);
  });

  it('is explained when it is pressed; Help stays open, and nothing happens', async () => {
    const main = bowled(['PJS'], '');
    const here = await at(main);
    await here.ask('dead-ball');
    expect([here.messages.message, here.desk.panel, main.commands]).toEqual([noBall, 'help', []]);
  });

  it('waits for a ball that is not saved', async () => {
    const main = bowled(['PJS'], '8');
    const here = await at(main);
    main.trouble = 'disk-full';
    await here.changes.roll({ kind: 'pins', pins: 1 });
    await here.ask('wrong-ball');
    expect(here.desk.correction).toBeNull();
    expect(here.messages.message).toBe('A ball is not saved yet. Try again or take it back first.');
  });
});
