import { describe, expect, test } from 'vitest';
import { secondScore } from '../../core/testing/second-scorer.testing.ts';
import { fixture, runProcess } from './testing/run.testing.ts';
import { answersIn, readTranscript, type ReadPlayer, type Shown } from './testing/transcript.testing.ts';

const GAMES = [
  { people: 1, file: 'one-player.txt', args: ['--single'], seed: 'seeds 002 and 003' },
  { people: 2, file: 'two-players.txt', args: [], seed: 'seed 004' },
  { people: 6, file: 'six-players.txt', args: [], seed: 'seed 004' },
] as const;

/** A player's expected rows after these pins. */
function expected(name: string, pins: readonly number[]): ReadPlayer {
  return { name, balls: inFrames(pins), totals: secondScore(pins).frames.map(({ total }) => total) };
}

/** Balls by frame, by counting: a strike ends its frame, and the tenth takes the rest. */
function inFrames(pins: readonly number[]): readonly (readonly number[])[] {
  const frames: (readonly number[])[] = [];
  let at = 0;
  for (let frame = 1; frame <= 10; frame += 1) {
    const size = frame === 10 ? 3 : pins[at] === 10 ? 1 : 2;
    frames.push(pins.slice(at, at + size));
    at += size;
  }
  return frames;
}

/** The player whose ball a question asks for; null for other questions. */
function askedOf(question: string): string | null {
  return /^(.{3})'s turn : $/u.exec(question)?.[1] ?? (/^\d+프레임 투구 : $/u.test(question) ? '' : null);
}

function boardsOf(shown: readonly Shown[]): readonly Extract<Shown, { kind: 'board' }>[] {
  return shown.filter((one) => one.kind === 'board');
}

describe.each(GAMES)('a whole game of $people ($seed)', ({ people, file, args }) => {
  test('comes out as its golden transcript, byte for byte', async () => {
    const golden = await fixture(file);
    const { said, told, code } = await runProcess(answersIn(golden), args);
    expect(said).toBe(golden);
    expect([told, code]).toEqual(['', 0]);
  });

  test('matches the second scorer column by column, board after board', async () => {
    const shown = readTranscript(await fixture(file));
    const names = boardsOf(shown)[0]?.players.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(people);
    const pins = new Map<string, number[]>(names.map((name) => [name, []]));
    for (const one of shown) {
      if (one.kind === 'answer') {
        const name = askedOf(one.question);
        if (name !== null) pins.get(name === '' ? (names[0] ?? '') : name)?.push(Number(one.answer));
      }
      if (one.kind === 'board')
        expect(one.players).toEqual(names.map((name) => expected(name, pins.get(name) ?? [])));
      if (one.kind === 'total')
        expect(one.total).toBe(secondScore(pins.get(one.name || (names[0] ?? '')) ?? []).soFar);
    }
    const rolled = [...pins.values()].flat().length;
    expect(rolled).toBeGreaterThanOrEqual(12 * people);
    expect(boardsOf(shown)).toHaveLength(rolled + 2);
  });

  test('ends with the board once more and the total of each', async () => {
    const shown = readTranscript(await fixture(file));
    const [last, again] = boardsOf(shown).slice(-2);
    expect(again?.text).toBe(last?.text);
    expect(shown.slice(-people).map(({ kind }) => kind)).toEqual(
      Array.from({ length: people }, () => 'total'),
    );
    const tenths = again?.players.map(({ totals }) => totals.at(-1));
    expect(tenths).toEqual(shown.flatMap((one) => (one.kind === 'total' ? [one.total] : [])));
  });
});
