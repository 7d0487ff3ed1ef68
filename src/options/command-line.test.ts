import { describe, expect, it, test } from 'vitest';
import { commandLineSentence } from '../text/start/command-line.ts';
import { START_TEXT } from '../text/start/start.ts';
import { languageOf, readCommandLine, optionsOf, type Program } from './command-line.ts';
import { BATCH_TEXT } from '../text/terminal/batch.ts';
import { CHECK_TEXT } from '../text/terminal/check.ts';
import { LANGUAGES } from '../text/language.ts';
import { SCOREBOARD_TEXT } from '../text/terminal/scoreboard.ts';

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

const TEXTS = {
  headpin: START_TEXT,
  scoreboard: SCOREBOARD_TEXT,
  score: BATCH_TEXT,
  check: CHECK_TEXT,
} as const;
const PROGRAMS: readonly Program[] = ['headpin', 'scoreboard', 'score', 'check'];

describe.each(PROGRAMS)('the options of %s', (program) => {
  test.each(LANGUAGES)('are described in %s, and no others', (language) => {
    const { title, ...lines } = TEXTS[program][language].options;
    expect(title).toContain('--');
    expect(Object.keys(lines).toSorted()).toEqual(optionsOf(program).toSorted());
    for (const [name, line] of Object.entries(lines)) expect(line).toMatch(new RegExp(`^  --${name} `, 'u'));
  });
});
