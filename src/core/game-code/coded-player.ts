import { tableFor, type Format } from '../formats/format.ts';
import { type Line, frameAt, lastBowledFrame, lineOfRolls } from '../line/line.ts';
import { err, ok, type Result } from '../line/result.ts';
import { isScore, scoreLine, writtenScore } from '../line/score.ts';
import type { Table } from '../line/table.ts';
import type { Dispute, Status } from '../players/player-line.ts';
import type { CodedFacts, CodedPlayer, CodedTeam } from './coded-game.ts';
import { FIELD, fieldOf, fieldsOf, numberFrom, readName, writeName } from './fields.ts';
import { readFacts, writeFacts } from './league-fields.ts';
import { need, andThen, together } from './parts.ts';
import type { CodePart } from './refusal.ts';
import { isName, readTeam, writeTeam } from './team-fields.ts';
import { readBalls, writeBalls } from './written-line.ts';

const STATUSES: readonly (readonly [status: Status, letter: string])[] = [
  ['bowling', ''],
  ['skipped', 'S'],
  ['left', 'L'],
  ['absent', 'A'],
];

const FRAME_BASE = 36;
const HIGHEST_OPTION = 99;

/** `PJS:X7/9-:46`: name, balls, posted score, then what else there is, a letter before each. */
export function writePlayer(format: Format, teams: readonly string[], player: CodedPlayer): string {
  const { name, status, line, disputes, shared, facts } = player;
  const { balls, leaves } = writeBalls(line);
  return [
    ...[writeName(name), balls, scoreText(line)],
    ...(leaves === '' ? [] : [`L${leaves}`]),
    ...lineFields(line),
    ...STATUSES.filter(([one, letter]) => one === status && letter !== '').map(([, letter]) => `W${letter}`),
    ...(shared === null ? [] : writeTeam(format, shared)),
    ...disputes.map((dispute) => `D${writeProvisional(line.table, dispute)}`),
    ...(facts === null ? [] : writeFacts(facts, teams, scoreLine(line).posted)),
  ].join(FIELD);
}

/** The posted score; nothing before the first settled frame. */
function scoreText(line: Line): string {
  return String(writtenScore(line, scoreLine(line)) ?? '');
}

/** The option, missed frames and a blind score. */
function lineFields({ table: { option }, frames, blind }: Line): readonly string[] {
  const missed = frames.flatMap(({ state }, place) => (state === 'missed' ? place + 1 : []));
  const letters = missed.map((number) => number.toString(FRAME_BASE).toUpperCase());
  return [
    ...(option === null ? [] : [`O${String(option)}`]),
    ...(letters.length === 0 ? [] : [`M${letters.join('')}`]),
    ...(blind === null ? [] : [`B${String(blind)}`]),
  ];
}

/** Reads a player through the rules, or says which part they refuse. */
export function readPlayer(
  format: Format,
  teams: readonly string[],
  text: string,
): Result<CodedPlayer, CodePart> {
  const [name = '', balls = '', score = '', ...fields] = text.split(FIELD);
  return andThen(lineIn(format, balls, fields), (line) =>
    together<CodedPlayer>({
      name: need(isName(readName(name)) ? readName(name) : null, 'name'),
      status: need(statusIn(fieldOf(fields, 'W') ?? ''), 'player'),
      line: need(scoreText(line) === score ? line : null, 'score'),
      disputes: need(disputesIn(line.table, fields), 'provisional'),
      shared: teamOrNone(readTeam(format, line, fields)),
      facts: factsOrNone(readFacts(fields, teams, scoreLine(line).posted)),
    }),
  );
}

function teamOrNone(team: CodedTeam | 'alone' | null): Result<CodedTeam | null, CodePart> {
  return team === 'alone' ? ok(null) : need(team, 'bowlers');
}

function factsOrNone(facts: CodedFacts | 'none' | null): Result<CodedFacts | null, CodePart> {
  return facts === 'none' ? ok(null) : need(facts, 'league');
}

function lineIn(format: Format, balls: string, fields: readonly string[]): Result<Line, CodePart> {
  const option = fieldOf(fields, 'O');
  const table = tableFor(format, option === null ? undefined : (numberFrom(option, 0, HIGHEST_OPTION) ?? -1));
  if (!table.ok) return err('option');
  const missed = Array.from(fieldOf(fields, 'M') ?? '', (letter) => parseInt(letter, FRAME_BASE));
  if (!missed.every((number) => table.value.numbers.includes(number))) return err('missed');
  const line = readBalls(table.value, { balls, leaves: fieldOf(fields, 'L') ?? '' }, missed);
  return andThen(line, (bowled) => withBlind(bowled, fieldOf(fields, 'B')));
}

function withBlind(line: Line, said: string | null): Result<Line, CodePart> {
  if (said === null) return ok(line);
  const blind = numberFrom(said, 0, line.table.most);
  return blind === null || !isScore(line.table, blind) ? err('score') : ok({ ...line, blind });
}

function disputesIn(table: Table, fields: readonly string[]): readonly Dispute[] | null {
  const disputes = fieldsOf(fields, 'D').map((text) => readProvisional(table, text));
  const known = disputes.filter((dispute) => dispute !== null);
  return known.length === disputes.length ? known : null;
}

function statusIn(said: string): Status | null {
  return STATUSES.find(([, letter]) => letter === said)?.[0] ?? null;
}

/** The other outcome of a frame, behind a gap for each frame before it: `1+..7/`, or `+..7/` without a leave. */
function writeProvisional(table: Table, { frame, balls }: Dispute): string {
  const alone = lineOfRolls(
    table,
    table.numbers.map((number) => (number === frame ? balls : [])),
  );
  // Stryker disable next-line ConditionalExpression,StringLiteral: only a bug elsewhere would throw here
  if (!alone.ok) throw new Error('a provisional frame that the rules refuse was kept');
  const written = writeBalls(alone.value);
  return `${written.leaves}+${written.balls}`;
}

/** The inverse of `writeProvisional`; null where the rules refuse it. */
function readProvisional(table: Table, text: string): Dispute | null {
  const [leaves = '', ...balls] = text.split('+');
  const line = readBalls(table, { balls: balls.join('+'), leaves }, []);
  const frame = line.ok ? lastBowledFrame(line.value) : null;
  return line.ok && frame !== null ? { frame, balls: frameAt(line.value, frame).rolls } : null;
}
