import { createHash } from 'node:crypto';
import { checkCodeText } from '../../core/game/check-code.ts';
import type { CodedGame, CodedPlayer } from '../../core/game-code/coded-game.ts';
import { deliveredIn, deliveriesText } from '../../core/game-code/deliveries.ts';
import { readGameCode, type GameCode } from '../../core/game-code/game-code.ts';
import { begunFrames } from '../../core/line/line.ts';
import { leaveOf } from '../../core/line/roll.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { BatchError } from './error.ts';
import { scoredText } from './scored.ts';

const BEGIN = '{"ok":true,';

/** The games of a sheet's QR code, counted anew. Refuses with `code-refused`. */
export function codeAnswer(text: string): Result<string, BatchError> {
  const read = readGameCode(text.trim());
  if (!read.ok) return err({ kind: 'code-refused', refusal: read.error });
  const { games, check, part, parts } = read.value;
  const end = JSON.stringify({ check, checkValid: isValid(read.value), part, parts });
  return ok(`${BEGIN}"games":[${games.map(gameText).join()}],${end.slice(1)}`);
}

/** Null where other codes of the sheet have the rest of what the check code is over. */
function isValid({ games, check, parts }: GameCode): boolean | null {
  if (parts > 1) return null;
  const digest = createHash('sha256')
    .update(deliveriesText(deliveredIn(games)))
    .digest();
  return checkCodeText(digest) === check;
}

function gameText({ players, ...head }: CodedGame): string {
  return `${JSON.stringify(head).slice(0, -1)},"players":[${players.map(playerText).join()}]}`;
}

function playerText(player: CodedPlayer): string {
  const { name, status, line, shared, facts, disputes } = player;
  const scored = scoredText(line).slice(BEGIN.length, -1);
  const more = {
    option: line.table.option,
    blind: line.blind,
    standing: leavesOf(player),
    provisional: disputes.length === 0 ? null : disputes,
    team: shared,
    facts,
  };
  const said = Object.entries(more).filter(([, value]) => value !== null);
  const rest = said.map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`).join('');
  return `{${JSON.stringify({ name, status }).slice(1, -1)},${scored}${rest}}`;
}

/** The pins that each ball left, as a request tells them; null where none is known. */
function leavesOf({ line }: CodedPlayer): readonly (readonly number[] | null)[] | null {
  const leaves = begunFrames(line).flatMap(({ rolls }) => rolls.map(leaveOf));
  return leaves.every((leave) => leave === null) ? null : leaves;
}
