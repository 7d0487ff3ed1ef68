import { describe, expect, test } from 'vitest';
import type { Ending } from '../../core/need/ending.ts';
import type { NeedLine } from '../../core/need/headline.ts';
import type { Reach } from '../../core/need/reach.ts';
import type { Outcome } from '../../core/need/outcome.ts';
import type { Target } from '../../core/need/targets.ts';
import { LANGUAGES } from '../language.ts';
import { NEED_TEXT } from './need.ts';

const outcomes: readonly Outcome[] = [
  { kind: 'ball', pins: 8 },
  { kind: 'open', pins: 8 },
  { kind: 'spare' },
  { kind: 'strike' },
];
const targets: readonly Target[] = [
  { kind: 'win', score: 191 },
  { kind: 'safeWin', score: 191 },
  { kind: 'tie', score: 190 },
  { kind: 'average', score: 187 },
  { kind: 'milestone', score: 200 },
  { kind: 'best', score: 257 },
];
const endings: readonly Ending[] = [
  ...outcomes.map((outcome): Ending => ({ outcome, strikes: 0, pins: 0 })),
  { outcome: { kind: 'spare' }, strikes: 0, pins: 8 },
  { outcome: { kind: 'spare' }, strikes: 1, pins: 0 },
  { outcome: { kind: 'strike' }, strikes: 0, pins: 10 },
  { outcome: { kind: 'strike' }, strikes: 1, pins: 0 },
  { outcome: { kind: 'strike' }, strikes: 1, pins: 5 },
  { outcome: { kind: 'strike' }, strikes: 2, pins: 0 },
];

/** Everything that can be said about a score. */
const reaches: readonly Reach[] = targets.flatMap((target): readonly Reach[] => [
  { kind: 'sure', target },
  ...endings.map((ending): Reach => ({ kind: 'ends', target, ending })),
  ...outcomes.map((outcome): Reach => ({ kind: 'secures', target, outcome })),
  ...outcomes.map((outcome): Reach => ({ kind: 'keeps', target, outcome, best: 203, without: 191 })),
]);

/** Everything that can be said before this ball, with a name of usual length. */
const present: readonly NeedLine[] = [
  { kind: 'wins', score: 191, isFinal: true },
  { kind: 'wins', score: 191, isFinal: false },
  ...[2, 3].map((times): NeedLine => ({ kind: 'counts', times })),
  ...Array.from({ length: 8 }, (_, index): NeedLine => ({ kind: 'streak', strikes: index + 2 })),
  { kind: 'perfect', score: 300 },
  { kind: 'clean' },
  ...[true, false].map((last): NeedLine => ({ kind: 'stayClean', last })),
  { kind: 'firstMark' },
  ...[1, 10].map((points): NeedLine => ({ kind: 'toGo', score: 150, points })),
  ...(['strike', 'spare'] as const).map((mark): NeedLine => ({ kind: 'worth', mark })),
  ...[-25, 0, 38].map((points): NeedLine => ({ kind: 'gap', points, rival: 'KYJ', frames: 9 })),
  ...[0, 38].map((points): NeedLine => ({ kind: 'pace', points, frames: 9 })),
];

const lines: readonly NeedLine[] = [...reaches, ...present];

/** A line's width in Latin letters; Hangul counts double. */
function widthOf(line: string): number {
  return Array.from(line).reduce((width, letter) => width + (/\p{Script=Hangul}/u.test(letter) ? 2 : 1), 0);
}

describe.each(LANGUAGES)('in %s', (language) => {
  const { headline, detail } = NEED_TEXT[language];

  test('every headline is at most 34 letters wide, so that it can be read from the foul line', () => {
    expect(lines.map(headline).filter((said) => widthOf(said) > 34)).toEqual([]);
  });

  test('every second line is at most 46 wide, and 52 if it says after how many frames', () => {
    const details = lines.map((line) => detail({ line, also: null }));
    expect(details.filter((said) => widthOf(said) > 46)).toEqual([]);
    const below = lines.filter(({ kind }) => kind !== 'keeps');
    const dated = present.flatMap((line) => below.map((also) => detail({ line, also })));
    expect(dated.filter((said) => widthOf(said) > 52)).toEqual([]);
  });

  test('different needs have different words', () => {
    const target: Target = { kind: 'milestone', score: 200 };
    const said = [
      ...reaches.filter((line) => line.target.score === target.score && line.kind !== 'secures'),
      ...present,
    ].map(headline);
    expect(new Set(said).size).toBe(said.length);
  });
});

test('in Korean 이면 follows a final consonant and 면 a vowel, whatever is needed', () => {
  const said = reaches.filter(({ kind }) => kind !== 'sure').map(NEED_TEXT.ko.headline);
  for (const headline of said) {
    const [, before = '', long] = /^(.*?)(이)?면 /u.exec(headline) ?? [];
    // Decomposed, a syllable with a final consonant ends with that consonant.
    const isClosed = /[\u11A8-\u11C2]$/u.test(before.normalize('NFD'));
    expect({ headline, long: long !== undefined }).toEqual({ headline, long: isClosed });
  }
  for (const start of ['더블이면 ', '터키면 ', '스트라이크면 ', '스페어면 ', '8핀이면 '])
    expect(said.some((headline) => headline.startsWith(start))).toBe(true);
});

test.each<readonly [line: NeedLine, said: string]>([
  [
    {
      kind: 'ends',
      target: { kind: 'win', score: 191 },
      ending: { outcome: { kind: 'spare' }, strikes: 0, pins: 8 },
    },
    'Spare and 8 wins',
  ],
  [
    {
      kind: 'ends',
      target: { kind: 'milestone', score: 200 },
      ending: { outcome: { kind: 'strike' }, strikes: 0, pins: 5 },
    },
    'Strike and 5 for 200',
  ],
  [
    {
      kind: 'ends',
      target: { kind: 'tie', score: 190 },
      ending: { outcome: { kind: 'ball', pins: 9 }, strikes: 0, pins: 0 },
    },
    '9 pins tie',
  ],
  [
    {
      kind: 'ends',
      target: { kind: 'win', score: 191 },
      ending: { outcome: { kind: 'strike' }, strikes: 2, pins: 0 },
    },
    'Three strikes win',
  ],
  [
    {
      kind: 'ends',
      target: { kind: 'win', score: 191 },
      ending: { outcome: { kind: 'strike' }, strikes: 1, pins: 5 },
    },
    'Two strikes and 5 wins',
  ],
  [
    {
      kind: 'keeps',
      target: { kind: 'win', score: 191 },
      outcome: { kind: 'spare' },
      best: 203,
      without: 189,
    },
    'Spare keeps the win possible',
  ],
  [
    { kind: 'secures', target: { kind: 'win', score: 191 }, outcome: { kind: 'ball', pins: 1 } },
    '1 pin now wins',
  ],
  [
    { kind: 'secures', target: { kind: 'safeWin', score: 191 }, outcome: { kind: 'strike' } },
    'Strike wins for sure',
  ],
  [
    {
      kind: 'keeps',
      target: { kind: 'best', score: 257 },
      outcome: { kind: 'strike' },
      best: 257,
      without: 247,
    },
    'Strike keeps 257 possible',
  ],
  [
    { kind: 'secures', target: { kind: 'win', score: 191 }, outcome: { kind: 'ball', pins: 8 } },
    '8 now wins',
  ],
  [{ kind: 'sure', target: { kind: 'win', score: 191 } }, 'Already won'],
])('%#: a bowler says it so', (line, said) => {
  expect(NEED_TEXT.en.headline(line)).toBe(said);
});

test.each<readonly [line: NeedLine, said: string]>([
  [{ kind: 'counts', times: 2 }, 'This ball counts twice'],
  [{ kind: 'counts', times: 3 }, 'This ball counts three times'],
  [{ kind: 'streak', strikes: 2 }, 'Strike for a double'],
  [{ kind: 'streak', strikes: 3 }, 'Strike for a turkey'],
  [{ kind: 'streak', strikes: 4 }, 'Strike for four in a row'],
  [{ kind: 'streak', strikes: 9 }, 'Strike for nine in a row'],
  [{ kind: 'perfect', score: 300 }, 'Still on for 300'],
  [{ kind: 'clean' }, 'Clean so far'],
  [{ kind: 'stayClean', last: false }, 'Spare to stay clean'],
  [{ kind: 'stayClean', last: true }, 'Spare for a clean game'],
  [{ kind: 'firstMark' }, 'Spare for your first mark'],
  [{ kind: 'toGo', score: 100, points: 7 }, '7 more for 100'],
  [{ kind: 'worth', mark: 'strike' }, 'Strike adds the next two balls'],
  [{ kind: 'worth', mark: 'spare' }, 'Spare adds the next ball'],
  [{ kind: 'gap', points: -11, rival: 'KYJ', frames: 4 }, '11 behind KYJ'],
  [{ kind: 'gap', points: 11, rival: 'KYJ', frames: 4 }, '11 ahead of KYJ'],
  [{ kind: 'gap', points: 0, rival: 'KYJ', frames: 4 }, 'Level with KYJ'],
  [{ kind: 'pace', points: 8, frames: 4 }, '8 over your average'],
  [{ kind: 'pace', points: 0, frames: 4 }, 'Right on your average'],
  [{ kind: 'wins', score: 191, isFinal: true }, '191 wins'],
  [{ kind: 'wins', score: 191, isFinal: false }, '191 wins for sure'],
])('%#: a friend behind the bowler says it so', (line, said) => {
  expect(NEED_TEXT.en.headline(line)).toBe(said);
});

test('a name too long to be read from the foul line is below the gap', () => {
  const gap: NeedLine = { kind: 'gap', points: -11, rival: '남궁민수아버지와어머니딸', frames: 4 };
  const below = LANGUAGES.map((language) => {
    const { headline, detail } = NEED_TEXT[language];
    return `${headline(gap)} / ${detail({ line: gap, also: null })}`;
  });
  expect(below).toEqual([
    '11 behind / 남궁민수아버지와어머니딸 · After 4 frames',
    '11 menos / 남궁민수아버지와어머니딸 · Tras 4 cuadros',
    '11점 뒤짐 / 남궁민수아버지와어머니딸 · 4프레임까지',
    '11 zurück / 남궁민수아버지와어머니딸 · Nach 4 Frames',
  ]);
  const { headline } = NEED_TEXT.en;
  expect(headline({ ...gap, rival: 'Alexandra K.' })).toBe('11 behind Alexandra K.');
});

test('a comparison says after how many frames, in whichever line it is', () => {
  const { detail } = NEED_TEXT.en;
  const gap: NeedLine = { kind: 'gap', points: -11, rival: 'KYJ', frames: 4 };
  const pace: NeedLine = { kind: 'pace', points: 8, frames: 4 };
  expect(detail({ line: gap, also: null })).toBe('After 4 frames');
  expect(detail({ line: gap, also: pace })).toBe('After 4 frames · 8 over your average');
  expect(detail({ line: { kind: 'counts', times: 2 }, also: gap })).toBe('After 4 frames: 11 behind KYJ');
});

test('the second line has the best with and without, the score that wins, or what else an ending makes', () => {
  const { detail } = NEED_TEXT.en;
  const target: Target = { kind: 'win', score: 191 };
  const keeps: NeedLine = { kind: 'keeps', target, outcome: { kind: 'spare' }, best: 203, without: 189 };
  expect(detail({ line: keeps, also: null })).toBe('191 wins · Best 203, else 189');
  const also: NeedLine = {
    kind: 'ends',
    target: { kind: 'tie', score: 190 },
    ending: { outcome: { kind: 'spare' }, strikes: 0, pins: 7 },
  };
  expect(detail({ line: { kind: 'sure', target }, also })).toBe('Spare and 7 ties');
  expect(detail({ line: { kind: 'sure', target }, also: null })).toBe('');
});
