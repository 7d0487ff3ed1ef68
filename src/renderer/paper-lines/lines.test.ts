import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../lane/connection.ts';
import { bowled, type FakeMain } from '../lane/testing/fake-main.testing.ts';
import { useHere } from '../lane/game/here.ts';
import { usePaperLines, type PaperLines } from './lines.ts';

async function paperOf(main: FakeMain): Promise<PaperLines> {
  vi.stubGlobal('lane', main.bridge);
  await connect();
  return usePaperLines();
}

function names(lines: readonly { readonly name: string }[]): readonly string[] {
  return lines.map(({ name }) => name);
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('lines from paper', () => {
  it('begin as the game has them', async () => {
    const { lines, changed } = await paperOf(bowled(['PJS', 'KYJ'], 'X 81 7'));
    expect(lines.value.map(({ name, text, posted }) => [name, text, posted])).toEqual([
      ['PJS', 'X 7', null],
      ['KYJ', '81', 9],
    ]);
    expect(changed.value).toEqual([]);
  });

  it('keep what paper does not say: known leaves are no change of a line', async () => {
    const main = bowled(['PJS'], '');
    main.elsewhere({ kind: 'roll', entry: { kind: 'leave', left: [7, 10] } });
    const { lines, changed } = await paperOf(main);
    expect(lines.value.map(({ text }) => text)).toEqual(['(8)']);
    expect(changed.value).toEqual([]);
  });

  it('follow the game where nobody wrote', async () => {
    const main = bowled(['PJS', 'KYJ'], 'X');
    const { lines, write } = await paperOf(main);
    write(1, 'X 9');
    main.elsewhere({ kind: 'roll', entry: { kind: 'pins', pins: 8 } });
    expect(lines.value.map(({ text }) => text)).toEqual(['X 9', '8']);
  });

  it('are sent in turn, only the changed ones', async () => {
    const main = bowled(['PJS', 'KYJ', 'DOM'], 'X 81 9/');
    const { lines, write, changed, apply, sent } = await paperOf(main);
    write(3, '9/ X');
    write(1, 'X 72');
    write(2, '8 | 1');
    expect(names(changed.value)).toEqual(['PJS', 'DOM']);
    expect(await apply()).toBe(true);
    expect(main.commands).toEqual([
      { kind: 'agreeLine', player: 1, notation: 'X 72' },
      { kind: 'agreeLine', player: 3, notation: '9/ X' },
    ]);
    expect(changed.value).toEqual([]);
    expect(lines.value.map(({ posted }) => posted)).toEqual([28, 9, 20]);
    expect(sent.value).toEqual({ entered: ['PJS', 'DOM'], missing: [] });
  });

  it('are not sent while one of them cannot be read', async () => {
    const main = bowled(['PJS', 'KYJ'], 'X');
    const { write, wrong, apply } = await paperOf(main);
    write(1, 'X 9/');
    write(2, '75');
    expect(wrong.value?.name).toBe('KYJ');
    expect(await apply()).toBe(false);
    expect(main.commands).toEqual([]);
  });

  it('stop at the first that is not saved, keep what is written, and say which were entered', async () => {
    const main = bowled(['PJS', 'KYJ', 'DOM'], '');
    const { lines, write, apply, sent } = await paperOf(main);
    write(1, 'X');
    write(2, '72');
    write(3, '9/');
    main.trouble = 'disk-full';
    expect(await apply()).toBe(false);
    expect(sent.value).toEqual({ entered: [], missing: ['PJS', 'KYJ', 'DOM'] });
    expect(main.commands).toHaveLength(1);
    main.trouble = null;
    await useHere().changes.tryAgain();
    expect(sent.value).toEqual({ entered: ['PJS'], missing: ['KYJ', 'DOM'] });
    expect(lines.value.map(({ text }) => text)).toEqual(['X', '72', '9/']);
    expect(await apply()).toBe(true);
    expect(sent.value.missing).toEqual([]);
  });

  it('are sent once, however often it is asked while they are on their way', async () => {
    const main = bowled(['PJS'], '');
    const { write, apply } = await paperOf(main);
    write(1, 'X');
    const first = apply();
    expect(await apply()).toBe(false);
    expect(await first).toBe(true);
    expect(main.commands).toHaveLength(1);
  });
});
