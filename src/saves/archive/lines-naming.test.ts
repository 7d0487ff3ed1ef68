import { describe, expect, test } from 'vitest';
import { generationOf } from '../../core/game/game.ts';
import { sealLine } from '../record/sealed-text.ts';
import { makeTombstone } from './archived-line.ts';
import { bytesOf, lineOf, withDamageIn } from './testing/index-of.testing.ts';
import { linesNaming } from './lines-naming.ts';

const FIRST = 'g000001-0a1b2c';

/** A summary of the lines that name the first game. */
function naming(month: Uint8Array): readonly string[] {
  return [...linesNaming(month, FIRST)].map((reading) => {
    if (reading.kind === 'newer') return 'newer';
    const line = reading.value;
    return line.kind === 'deleted'
      ? `deleted ${line.id}`
      : `${line.record.id}/${String(generationOf(line.record.game))}`;
  });
}

function newer(id: string): string {
  return `${sealLine('headpin-archived-game', 900, [['id', `"${id}"`]])}\n`;
}

describe('the lines that name a game', () => {
  test('are its own in their order, and no others', () => {
    const month = bytesOf(
      lineOf(2, 6),
      lineOf(1, 5),
      lineOf(3, 6),
      lineOf(1, 7),
      makeTombstone(FIRST),
      lineOf(2, 8),
    );
    expect(naming(month)).toEqual([`${FIRST}/5`, `${FIRST}/7`, `deleted ${FIRST}`]);
  });

  test('are none in a month without it', () => {
    expect(naming(bytesOf(lineOf(2, 6)))).toEqual([]);
    expect(naming(bytesOf())).toEqual([]);
  });

  test('include a last one without its line end', () => {
    expect(naming(bytesOf(lineOf(2, 6), lineOf(1, 5).slice(0, -1)))).toEqual([`${FIRST}/5`]);
  });

  test('include those glued to others', () => {
    const month = bytesOf(lineOf(2, 6).slice(0, -1), lineOf(1, 5).slice(0, -1), lineOf(3, 7));
    expect(naming(month)).toEqual([`${FIRST}/5`]);
  });

  test('exclude damaged ones', () => {
    expect(naming(withDamageIn(1, bytesOf(lineOf(1, 5), lineOf(1, 6))))).toEqual([`${FIRST}/6`]);
  });

  test('include those of a newer program, which may mean it', () => {
    expect(
      naming(bytesOf(newer(FIRST), newer('g000002-0a1b2c'), lineOf(1, 5), newer('g000003-0a1b2c'))),
    ).toEqual(['newer', `${FIRST}/5`]);
  });
});
