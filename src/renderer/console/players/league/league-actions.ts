import { applyCommand } from '../../../../core/game/command.ts';
import type { Game } from '../../../../core/game/game.ts';
import { blindScore } from '../../../../core/league/blind-score.ts';
import { missingForExtraPins } from '../../../../core/league/line-up-place.ts';
import { SCORE_TYPES, type ScoreType } from '../../../../core/league/score-type.ts';
import { missedFrames } from '../../../../core/line-up/absence.ts';
import { knownOf } from '../../../../core/players/blind.ts';
import { figuresOf } from '../../../../core/players/figures.ts';
import { teamNamed, type League, type Part } from '../../../../core/players/league.ts';
import type { PlayerCommand } from '../../../../core/line-up/player-event.ts';
import type { PlayerLine } from '../../../../core/players/player-line.ts';
import { signed, type FactsText } from '../../../../text/league/facts.ts';
import type { LeaguePlayerText } from '../../../../text/league/player.ts';
import { NOBODY, type Doing } from '../player-actions.ts';
import { isWhole } from './pre-bowl.ts';

/** A button of a player's league facts. */
export interface LeagueAction {
  readonly id: ScoreType | 'average' | 'handicap' | 'seat';
  readonly title: string;
  readonly hint: string;
  readonly does: Doing;
  /** Whether the rules forbid it; a press says why. */
  readonly off: boolean;
  /** It is so now. */
  readonly holds: boolean;
}

interface Texts {
  readonly facts: FactsText;
  readonly player: LeaguePlayerText;
  readonly average: string;
  readonly noAverage: string;
}

/** Every score type, then average, handicap and seat; none in a game that is not a league's. */
export function leagueActions(game: Game, line: PlayerLine, text: Texts): readonly LeagueAction[] {
  const { league } = game.position;
  const { part } = line;
  if (league === null || part === null) return [];
  const types = SCORE_TYPES.map((type): LeagueAction => {
    const does = typeDoing(game, line, type);
    const holds = part.type === type;
    const off = 'command' in does && !holds && !isAllowed(game, does.command);
    return {
      id: type,
      title: text.facts.types[type],
      hint: typeHint(league, line, type, text),
      does,
      off,
      holds,
    };
  });
  const { handicap } = figuresOf(league, line);
  const given = text.player[handicapWay(league, part)];
  const { average } = line;
  const fact = (id: LeagueAction['id'], title: string, hint: string, does: Doing): LeagueAction => ({
    ...{ id, title, hint, does, holds: false },
    off: 'says' in does,
  });
  const seat = seatText(league, line, text.player);
  return [
    ...types,
    fact('average', text.average, average === null ? text.noAverage : String(average), { view: 'average' }),
    fact('handicap', text.player.handicap, given(signed(handicap)), { view: 'handicap' }),
    fact(
      'seat',
      text.player.team,
      seat ?? text.player.noTeams,
      seat === null ? { says: text.player.noTeams } : { view: 'seat' },
    ),
  ];
}

/** How a bowler comes to the handicap. */
function handicapWay({ terms }: League, part: Part): 'typed' | 'computed' | 'maybeMore' {
  if (part.handicap !== null) return 'typed';
  return missingForExtraPins(terms, part).length === 0 ? 'computed' : 'maybeMore';
}

/** Asks for the name or the score that a type needs. */
function typeDoing(game: Game, line: PlayerLine, type: ScoreType): Doing {
  const { player, status } = line;
  if (type === 'substitute') return { view: 'substitute' };
  const { gameNumber, league } = game.setup;
  const isLast = gameNumber >= (league?.terms.games ?? 1);
  if (type === 'pre-bowl' && !(isWhole(line) && isLast)) return { view: 'preBowl' };
  const isAway = status === 'absent' || status === 'left';
  if (type === 'bowler' && isAway && missedFrames(game.position, line).length > 0) return { view: 'back' };
  return { command: { kind: 'setScoreType', player, scoreType: type } };
}

function typeHint({ terms }: League, line: PlayerLine, type: ScoreType, { player }: Texts): string {
  const { average, part } = line;
  const score = blindScore(terms, { type, average, ...(part === null ? {} : knownOf(terms, part)) });
  return [score === null ? '' : player.counts(score), player.hints[type]]
    .filter((hint) => hint !== '')
    .join(', ');
}

function seatText(league: League, { part }: PlayerLine, text: LeaguePlayerText): string | null {
  const seat = part?.seat ?? null;
  const team = seat === null ? null : teamNamed(league, seat.team);
  return seat === null || team === null ? null : text.seat(team.name, seat.place);
}

function isAllowed(game: Game, command: PlayerCommand): boolean {
  return applyCommand(game, command, { at: game.setup.startedAt, by: 'staff', newcomer: NOBODY }).ok;
}
