import { FORMAT_IDS, USUAL_FORMAT, formatOf, type FormatId } from '../../core/formats/formats.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { CommandLineRefusal } from '../../text/start/command-line.ts';
import type { Language } from '../../text/language.ts';
import { readCommandLine } from '../../options/command-line.ts';
import { onlyNameIn } from './answers.ts';

/** The command line's options; null: not given. */
export interface Options {
  readonly single: boolean;
  /** The single player's name. */
  readonly name: string | null;
  readonly format: FormatId;
  readonly withScore: boolean;
  readonly language: Language | null;
  readonly data: string | null;
  /** Takes over the folder of a silent holder. */
  readonly takeOver: boolean;
  readonly help: boolean;
}

export type OptionRefusal =
  | CommandLineRefusal
  | { readonly code: 'bad-name'; readonly value: string }
  | { readonly code: 'bad-format'; readonly value: string }
  | { readonly code: 'name-needs-single' }
  /** Bowlers share a line: one player's name is not a team's. */
  | { readonly code: 'name-of-nobody'; readonly value: FormatId };

/** Reads the arguments after the program's name. */
export function readOptions(args: readonly string[]): Result<Options, OptionRefusal> {
  const read = readCommandLine(args, 'scoreboard');
  if (!read.ok) return read;
  const { language, has, value } = read.value;
  const typed = value('name');
  const name = typed === null ? null : onlyNameIn(typed);
  if (typed !== null && name === null) return err({ code: 'bad-name', value: typed });
  const wanted = value('format') ?? USUAL_FORMAT;
  const format = FORMAT_IDS.find((id) => id === wanted);
  if (format === undefined) return err({ code: 'bad-format', value: wanted });
  const single = has('single');
  if (name !== null && !single) return err({ code: 'name-needs-single' });
  if (name !== null && formatOf(format).sharing !== null)
    return err({ code: 'name-of-nobody', value: format });
  return ok({
    ...{ single, name, format, language, data: value('data'), help: has('help') },
    withScore: !has('no-score'),
    takeOver: has('take-over'),
  });
}
