import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { textFor } from '../index.ts';
import { noticeSentence, type GameStatus, type StartNotice } from './notice.ts';

const file = 'g000002-0a1b2c.json';
const standing: GameStatus = {
  gameNumber: 2,
  names: ['PJS', 'KYJ'],
  generation: 12,
  last: { name: 'KYJ', mark: '8', frame: 3 },
  next: 'KYJ',
};
const said = (notice: StartNotice): string => noticeSentence(textFor('en'), notice);

describe('a notice', () => {
  test('of a damaged save says what happened, what is safe, and what to do', () => {
    expect(said({ kind: 'set-aside', file, recovered: standing })).toBe(
      'The newest save of game 2 (PJS, KYJ) was damaged and set aside whole. The save before it is used: last ball KYJ 8, frame 3; next is KYJ. If a ball is missing, enter it or correct the frame.',
    );
  });

  test('of a save that is gone says so', () => {
    expect(said({ kind: 'save-gone', file, recovered: standing })).toMatch(
      /^The newest save of game 2 \(PJS, KYJ\) is not there any more\. The save before it is used: last ball/u,
    );
  });

  test('of a game that is lost says where its file is kept, and how its lines are entered again', () => {
    const sentence = said({ kind: 'set-aside', file, recovered: null });
    for (const fact of [file, 'quarantine', textFor('en').console.more, textFor('en').paper.title])
      expect(sentence).toContain(fact);
  });

  test('names the last ball of a game that goes on, if there is one', () => {
    expect(said({ kind: 'resumed', gameId: 'g000002-0a1b2c', standing })).toBe(
      'The game goes on where it stopped: last ball KYJ 8, frame 3.',
    );
    expect(said({ kind: 'resumed', gameId: 'g000002-0a1b2c', standing: { ...standing, last: null } })).toBe(
      'The game goes on where it stopped.',
    );
  });

  test('names no more than four of a party', () => {
    const names = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'];
    expect(said({ kind: 'set-aside', file, recovered: { ...standing, names } })).toContain(
      'game 2 (AAA, BBB, CCC, DDD …) was',
    );
  });

  test.each(LANGUAGES)('names the ball, the player and where to enter lines again in %s', (language) => {
    const text = textFor(language);
    const recovered = noticeSentence(text, { kind: 'set-aside', file, recovered: standing });
    for (const fact of ['PJS, KYJ', text.console.didBall('KYJ', '8', 3)]) expect(recovered).toContain(fact);
    const lost = noticeSentence(text, { kind: 'set-aside', file, recovered: null });
    for (const fact of [file, 'quarantine', text.console.more, text.paper.title])
      expect(lost).toContain(fact);
  });

  test.each(LANGUAGES)(
    'of what is no month of the archive names it and where its games are in %s',
    (language) => {
      const month = 'archive/2026-11.jsonl';
      const sentence = noticeSentence(textFor(language), { kind: 'archive-unusable', file: month });
      for (const fact of [month, /[“«„]games[”»“]/u]) expect(sentence).toMatch(fact);
    },
  );

  test.each(LANGUAGES)('of the second copy says where staff find it in %s', (language) => {
    const text = textFor(language);
    for (const notice of [{ kind: 'copy-choice-lost' }, { kind: 'copy-old', days: 7 }] as const)
      for (const fact of [text.console.more, text.secondCopy.title])
        expect(noticeSentence(text, notice)).toContain(fact);
  });
});
