import type { Setup } from '../../../core/game/event.ts';
import { lineHeading, typeMark, withHandicap } from '../../../core/game/sheet-text.ts';
import { printedScore, type SheetLine } from '../lines/sheet-lines.ts';

/** The game facts in a page's QR code. */
export interface PayloadHead {
  readonly setup: Setup;
  readonly finished: boolean;
  readonly checkCode: string;
}

/**
 * A page's QR text: a head line, a line per player (name, option if there is one, frames in bowlers' notation, score), the check code. In a
 * league the letter of the score type, handicap and total stand there too. Plain text, so that any phone can show it.
 */
export function payloadOf({ setup, finished, checkCode }: PayloadHead, lines: readonly SheetLine[]): string {
  const head = [
    `HEADPIN ${setup.format}`,
    `lane ${String(setup.lane)}`,
    `game ${String(setup.gameNumber)}`,
    setup.startedAt,
    ...(finished ? [] : ['unfinished']),
  ];
  return [head.join(', '), ...lines.map(lineText), `check ${checkCode}`].join('\n');
}

function lineText(entry: SheetLine): string {
  const frames = entry.line.frames.map((frame) => frame.notation || '.').join(' ');
  const { player, format, line, facts } = entry;
  const heading = lineHeading(format, player.name, line);
  const score = printedScore(entry) ?? 0;
  return facts === null
    ? `${heading}: ${frames} = ${String(score)}`
    : `${heading}${typeMark(facts.type)}: ${frames} = ${withHandicap({ soFar: facts.total - facts.handicap, handicap: facts.handicap })}`;
}
