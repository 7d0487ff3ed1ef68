import { missedFrames, startFits } from '../../../core/line-up/absence.ts';
import { blindScoreOf } from '../../../core/players/blind.ts';
import { applyCommand } from '../../../core/game/command.ts';
import type { Game } from '../../../core/game/game.ts';
import { lastBowledFrame } from '../../../core/line/line.ts';
import type { PlayerCommand } from '../../../core/line-up/player-event.ts';
import type { PlayerLine } from '../../../core/players/player-line.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import { frameBeingBowled, type Position } from '../../../core/players/position.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';
import { highestScore } from '../../../core/line/score.ts';
import type { LateRule } from '../../../contract/contract.ts';
import type { TextsByFormat, OptionsText } from '../../../text/formats.ts';
import type { LeaguePlayerText } from '../../../text/league/player.ts';
import type { PlayersText } from '../../../text/console/players.ts';

/** Ids of a joining player, for asking core; only main gives real ones. */
export const NOBODY = { bowler: '0'.repeat(24), series: '0'.repeat(24) };

/** The views of the player panel. */
export type PlayerView =
  | 'menu'
  | 'add'
  | 'rename'
  | 'mates'
  | 'average'
  | 'absent'
  | 'back'
  | 'option'
  | 'league'
  | 'handicap'
  | 'preBowl'
  | 'seat'
  | 'substitute';

/** A menu button's action: done at once, or with a further question. */
export type Doing =
  | { readonly command: PlayerCommand }
  | { readonly view: PlayerView }
  /** Asks who bowled this frame. */
  | { readonly givesAway: number }
  /** Says why it is not possible. */
  | { readonly says: string };

export interface PlayerAction {
  readonly id:
    | 'now'
    | 'skip'
    | 'leave'
    | 'absent'
    | 'bowler'
    | 'rename'
    | 'mates'
    | 'average'
    | 'league'
    | 'option'
    | 'up'
    | 'down'
    | 'remove'
    | 'add';
  readonly title: string;
  readonly hint: string;
  readonly does: Doing;
  /** Whether the rules forbid it; a press says why. */
  readonly off: boolean;
}

/** The command for this number or for none: an average or a handicap may be removed, a score may not. */
export function numberCommand(
  view: PlayerView,
  { player, line }: Pick<PlayerLine, 'player' | 'line'>,
  number: number | null,
): Result<PlayerCommand, Refusal> {
  if (view === 'average') return ok({ kind: 'setAverage', player, average: number });
  if (view === 'handicap') return ok({ kind: 'setHandicap', player, handicap: number });
  if (number === null) return err({ code: 'no-such-score', highest: highestScore(line.table) });
  return ok({ kind: 'absent', player, score: number });
}

/**
 * A player's menu for this game; `rule` is the house's choice for missed frames. Where the format has options, the
 * player's own can be changed.
 */
export function playerActions(
  game: Game,
  line: PlayerLine,
  text: PlayersText,
  rule: LateRule,
  formats: TextsByFormat,
  league: Pick<LeaguePlayerText, 'league' | 'leagueHint'>,
): readonly PlayerAction[] {
  const { player } = line;
  const frame = frameBeingBowled(game.position);
  const away = line.status === 'left' || line.status === 'absent';
  const skipped = line.status === 'skipped';
  const options = formats[game.position.format.id]?.options ?? null;
  const action = (id: PlayerAction['id'], title: string, hint: string, does: Doing): PlayerAction => ({
    ...{ id, title, hint, does },
    off: 'says' in does || ('command' in does && !isAllowed(game, does.command)),
  });
  const starts = (missed: readonly number[], otherwise: string, back: PlayerLine | null = null): string =>
    missed.length > 0 && makesUpFirst(game.position, back, rule) ? text.bowlsFirst(missed) : otherwise;
  return [
    action('now', text.bowlsNow, text.bowlsNowHint, { command: { kind: 'call', player } }),
    skipped
      ? action('skip', text.backInTurn, text.backInTurnHint, { command: skipping(player, false) })
      : action('skip', text.skip, text.skipHint, { command: skipping(player, true) }),
    away
      ? action(
          'leave',
          text.comesBack,
          starts(missedFrames(game.position, line), text.comesBackHint(frame), line),
          comingBack(game, line),
        )
      : action('leave', text.leaves, text.leavesHint, { command: { kind: 'leave', player } }),
    absence(game, line, text),
    wrongBowler(game, line, text),
    action('rename', text.rename, text.renameHint, { view: 'rename' }),
    ...(line.shared === null ? [] : [action('mates', text.mates, text.matesHint, { view: 'mates' })]),
    // A league has more to say of a player, the average among it.
    line.part === null
      ? action('average', text.average, averageHint(line, text), { view: 'average' })
      : action('league', league.league, league.leagueHint, { view: 'league' }),
    ...(options === null
      ? []
      : [action('option', options.option, optionHint(line, options), { view: 'option' })]),
    action('up', text.moveUp, text.moveUpHint, { command: moving(game, player, -1) }),
    action('down', text.moveDown, text.moveDownHint, { command: moving(game, player, 1) }),
    action('remove', text.remove, text.removeHint, { command: { kind: 'remove', player } }),
    // No team comes while the game runs.
    ...(line.shared === null
      ? [action('add', text.add, starts(missedFrames(game.position), text.addHint(frame)), { view: 'add' })]
      : []),
  ];
}

/**
 * An absent player counts the average less ten at once; a number is asked for where there is no average, or to change
 * it.
 */
function absence(game: Game, line: PlayerLine, text: PlayersText): PlayerAction {
  const { league } = game.position;
  const score = blindScoreOf(line, league?.terms);
  const command = absentCommand(line.player, league === null ? score : null);
  const asks = league === null && (line.average === null || line.status === 'absent');
  const isKnown = league !== null || line.average !== null;
  const hint = isKnown ? text.blindScore(score) : text.absentHint;
  const off = line.status !== 'absent' && !isAllowed(game, command);
  return {
    id: 'absent',
    title: text.absent,
    hint,
    // A forbidden command is sent at once, so that the rules say why.
    does: asks && !off ? { view: 'absent' } : { command },
    off,
  };
}

/** A league's terms say what an absent player counts. */
function absentCommand(player: PlayerId, score: number | null): PlayerCommand {
  return score === null
    ? { kind: 'setScoreType', player, scoreType: 'absent' }
    : { kind: 'absent', player, score };
}

/** Gives the last frame bowled in this line to the player who bowled it. */
function wrongBowler(game: Game, { line }: PlayerLine, text: PlayersText): PlayerAction {
  const frame = lastBowledFrame(line);
  const why = frame === null ? text.notBowled : game.position.lines.length === 1 ? text.nobodyElse : null;
  return {
    id: 'bowler',
    title: text.wrongBowler,
    hint: frame === null ? '' : text.wrongBowlerHint(frame),
    does: frame === null || why !== null ? { says: why ?? text.notBowled } : { givesAway: frame },
    off: why !== null,
  };
}

/** Asks about missed frames: they count 0 or are made up. */
function comingBack(game: Game, line: PlayerLine): Doing {
  return missedFrames(game.position, line).length > 0
    ? { view: 'back' }
    : { command: { kind: 'comeBack', player: line.player, makesUp: false } };
}

/** Whether missed frames are made up as a rule: a league says until when, the house anywhere else. */
export function makesUpFirst(position: Position, line: PlayerLine | null, rule: LateRule): boolean {
  if (position.league === null) return rule === 'made-up';
  return startFits(position, line, 1).ok;
}

function averageHint({ average }: PlayerLine, text: PlayersText): string {
  return average === null ? text.averageHint : String(average);
}

function optionHint({ line }: PlayerLine, options: OptionsText): string {
  return line.table.option === null ? '' : options.tag(line.table.option);
}

function skipping(player: PlayerId, skipped: boolean): PlayerCommand {
  return { kind: 'skip', player, skipped };
}

/** Moves this player one place up or down; at the end of the list nothing changes. */
function moving(game: Game, player: PlayerId, by: 1 | -1): PlayerCommand {
  const players = game.position.lines.map((line) => line.player);
  const place = players.indexOf(player);
  const other = players[place + by];
  if (other === undefined) return { kind: 'reorder', players };
  return { kind: 'reorder', players: players.with(place, other).with(place + by, player) };
}

function isAllowed(game: Game, command: PlayerCommand): boolean {
  return applyCommand(game, command, { at: game.setup.startedAt, by: 'bowler', newcomer: NOBODY }).ok;
}
