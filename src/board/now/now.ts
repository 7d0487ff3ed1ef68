import type { Game } from '../../core/game/game.ts';
import { nextMate } from '../../core/game/next-up.ts';
import { duelIn } from '../../core/match/league-lead.ts';
import type { PinNumber } from '../../core/line/leave.ts';
import { needOf, type Need } from '../../core/need/headline.ts';
import type { PinCount } from '../../core/line/pins.ts';
import type { PlayerId } from '../../core/players/player.ts';
import { lineWithBeside } from '../../core/players/pair.ts';
import { mateOnTurn, turnOf, type Position } from '../../core/players/position.ts';
import { pinsOn } from '../../core/line/rack.ts';
import type { SpokenDuel } from '../../text/league/board.ts';
import { countsHandicap } from '../league/league-board.ts';
import { winsIn } from '../../core/game/ranking.ts';
import type { Winning } from '../../core/line/rules.ts';
import { boardRows, type BoardRow } from '../rows.ts';

/** The ball due: who bowls it, at which rack, and what it is for. */
export interface Now {
  readonly player: PlayerId;
  readonly place: number;
  /** The bowler of that ball. */
  readonly name: string;
  /** Whose line it is, where bowlers share lines; else null. */
  readonly team: string | null;
  readonly frame: number;
  /** The ball within the frame, from 1. */
  readonly ball: number;
  /** The pins that stand, or what they are worth. */
  readonly standing: PinCount;
  readonly isWorth: boolean;
  /** The standing pins; null where only their number is known. */
  readonly pins: readonly PinNumber[] | null;
  readonly posted: number;
  readonly soFar: number;
  readonly max: number;
  /** Which total wins, and with it what `max` is the best of. */
  readonly wins: Winning;
  /** The need line; null where there is nothing to say. */
  readonly need: Need | null;
  /** The player's comparison with the opponent in the same place, in a league that shows differences. */
  readonly duel: SpokenDuel | null;
  /** The next bowler; null when it is the same player or nobody. */
  readonly next: string | null;
}

/** The ball due; null when the game is over or stopped. `beside` is the other game on a pair. */
export function nowOf(
  game: Game,
  rows: readonly BoardRow[] = boardRows(game),
  beside: Position | null = null,
): Now | null {
  const turn = turnOf(game.position);
  const row = rows.find(({ status }) => status === 'live');
  if (turn === null || row === undefined) return null;
  const { player, place, name, posted, soFar, max } = row;
  return {
    ...{ player, place, posted, soFar, max },
    name: mateOnTurn(game.position)?.mate.name ?? name,
    team: row.team === null ? null : name,
    frame: turn.frame,
    ball: turn.ball,
    wins: winsIn(game),
    standing: turn.rack.standing,
    isWorth: !turn.rack.kind.isEqual,
    pins: pinsOn(turn.rack),
    need: needOf(game.position, player, beside),
    duel: shownDuel(game.position, player, beside),
    next: nextMate(game.position) ?? rows.find(({ status }) => status === 'next')?.name ?? null,
  };
}

/** Once a frame is settled for both. */
function shownDuel(own: Position, player: PlayerId, beside: Position | null): SpokenDuel | null {
  if (own.league?.terms.shown !== 'difference') return null;
  const mine = own.lines.find((one) => one.player === player);
  if (mine === undefined) return null;
  const { position, line } = lineWithBeside(own, beside, mine);
  const duel = duelIn(position, line);
  if (duel === null || duel.frame === 0) return null;
  return { ...duel, withHandicap: countsHandicap(own) };
}
