/** Our programs with a command line. */
export type Program = 'headpin' | 'scoreboard' | 'score' | 'check';

interface Option {
  readonly takes: 'value' | 'nothing';
  /** The programs that accept it. */
  readonly of: readonly Program[];
}

/** Every option of our command lines, without its dashes; each program's text has a line for each of its own. */
const OPTIONS = {
  players: { takes: 'value', of: ['headpin'] },
  lane: { takes: 'value', of: ['headpin'] },
  'copy-to': { takes: 'value', of: ['headpin'] },
  house: { takes: 'value', of: ['headpin'] },
  'pairing-code': { takes: 'value', of: ['headpin'] },
  windowed: { takes: 'nothing', of: ['headpin'] },
  'forget-pin': { takes: 'nothing', of: ['headpin'] },
  data: { takes: 'value', of: ['headpin', 'scoreboard', 'check'] },
  copy: { takes: 'value', of: ['check'] },
  json: { takes: 'nothing', of: ['check'] },
  repair: { takes: 'nothing', of: ['check'] },
  single: { takes: 'nothing', of: ['scoreboard'] },
  name: { takes: 'value', of: ['scoreboard'] },
  format: { takes: 'value', of: ['scoreboard'] },
  'no-score': { takes: 'nothing', of: ['scoreboard'] },
  'take-over': { takes: 'nothing', of: ['scoreboard'] },
  lang: { takes: 'value', of: ['headpin', 'scoreboard', 'score', 'check'] },
  help: { takes: 'nothing', of: ['scoreboard', 'score', 'check'] },
} as const satisfies Readonly<Record<string, Option>>;

type OptionName = keyof typeof OPTIONS;

/** An option that this program accepts. */
export type OptionOf<P extends Program> = {
  [N in OptionName]: P extends (typeof OPTIONS)[N]['of'][number] ? N : never;
}[OptionName];

/** The lines that describe a program's options, under their title. */
export type OptionLines<P extends Program> = Readonly<Record<'title' | OptionOf<P>, string>>;

export function isOptionOf<P extends Program>(name: string, program: P): name is OptionOf<P> {
  return optionsOf(program).some((option) => option === name);
}

export function optionsOf(program: Program): readonly OptionName[] {
  return NAMES.filter((name) => OPTIONS[name].of.some((one) => one === program));
}

export function takesValue(name: OptionName): boolean {
  return OPTIONS[name].takes === 'value';
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

const NAMES = Object.keys(OPTIONS).filter(isOption);
