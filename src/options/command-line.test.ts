import { describe, expect, it } from 'vitest';
import { commandLineSentence } from '../text/start/command-line.ts';
import { START_TEXT } from '../text/start/start.ts';
import { languageOf, readCommandLine } from './command-line.ts';

const FLAGS = ['single', 'help'] as const;

/** The parsed command line, flags first, or the refusal's sentence. */
function understood(...args: readonly string[]): unknown {
  const read = readCommandLine(args, 'scoreboard');
  if (!read.ok) return commandLineSentence(START_TEXT[languageOf(args) ?? 'en'], read.error);
  const { language, has, value } = read.value;
  return [FLAGS.filter(has), value('data'), language, has('help')];
}

describe('a command line', () => {
  it.each([
    [[], [[], null, null, false]],
    [
      ['--single', '--data', 'games'],
      [['single'], 'games', null, false],
    ],
    [
      ['--data=--games', '--lang=ko'],
      [[], '--games', 'ko', false],
    ],
    [
      ['--lang', 'de', '--lang', 'es'],
      [[], null, 'es', false],
    ],
    [['--help'], [['help'], null, null, true]],
    [['--bingo'], 'Headpin does not know the option --bingo.'],
    [['-x'], 'Headpin does not know the option -x.'],
    [['games.txt'], 'Headpin does not know the option games.txt.'],
    [['--single=yes'], 'The option --single takes no value.'],
    [['--data'], 'The option --data needs a value.'],
    [['--data='], 'The option --data needs a value.'],
    [['--data', '--single'], 'The option --data needs a value.'],
    [['--lang', '--single'], 'The option --lang needs a value.'],
    [['--lang', 'fr'], '--lang takes en, es, ko or de, not "fr".'],
    [['--bingo', '--lang=es'], 'Headpin no conoce la opción --bingo.'],
    [['--lang', 'ko', '--bingo'], '--bingo은(는) 알 수 없는 옵션입니다.'],
    [['--lang', 'de', '--data'], 'Die Option --data braucht einen Wert.'],
  ])('%j means %j', (args, meant) => {
    expect(understood(...args)).toEqual(meant);
  });
});
