import { generationOf, type Game } from '../../core/game/game.ts';
import { checkedMatch } from '../../core/league/match-check.ts';
import type { RollOff } from '../../core/league/match.ts';
import type { RollOffGo } from '../../core/league/roll-off.ts';
import { SIDES, type SideName } from '../../core/league/side.ts';
import { isSameUnit, type Unit } from '../../core/league/unit.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { isNobody } from '../../core/players/fact-check.ts';
import type { League, TeamId } from '../../core/players/league.ts';
import type {
  Failure,
  MatchRefusal,
  RollOffOrder,
  SignOffOrder,
  TakeBackOrder,
} from '../../contract/contract.ts';
import { MOST_GOS, MOST_SIGN_OFFS, type MatchRecord } from '../../saves/matches/match-record.ts';
import {
  gamesThatCount,
  newestOf,
  partOf,
  phaseOfBoth,
  type CountedGame,
  type SavedGame,
} from './counted-games.ts';
import { countedMatch } from './match-view.ts';
import { hasSigned, withoutStanding } from './signatures.ts';

type Changed = Result<MatchRecord, Failure>;

/**
 * Signs a game for a team; on a pair of lanes both games at once. They must be over, and the signer a person in that
 * team. The team's earlier signature of the same state is replaced; every other one is kept, so that a file without
 * room refuses one more.
 */
export function signedOff(
  record: MatchRecord,
  saved: readonly SavedGame[],
  order: SignOffOrder,
  at: string,
): Changed {
  const { side, player: by } = order;
  const counted = countedWith(record, saved, order.gameId);
  if (counted === null) return refused('no-match');
  const late = staleIn(counted, order);
  if (late !== null) return err({ code: 'stale', generation: late });
  if (phaseOfBoth(counted) !== 'over') return refused('not-over');
  const own = partOf(counted, side);
  const team = own === null ? null : teamOf(own.game, side);
  const signer = own?.game.position.lines.find((line) => line.player === by)?.part;
  if (team === null || signer?.seat?.team !== team) return refused('not-in-team');
  if (isNobody(signer.type)) return refused('nobody');
  const others = withoutStanding(record, counted, team);
  const rows = counted.parts.map(({ id, game }) => ({
    game: id,
    team,
    by,
    at,
    generation: generationOf(game),
  }));
  if (others.length + rows.length > MOST_SIGN_OFFS) return refused('too-many-signatures');
  return ok({ ...record, signOffs: [...others, ...rows] });
}

/** The generation of the game that the order names, if that or the one beside it has changed since; else null. */
function staleIn({ parts }: CountedGame, { gameId, generation, beside }: SignOffOrder): number | null {
  const isLate = parts.some(({ id, game }) => generationOf(game) !== (id === gameId ? generation : beside));
  const named = parts.find(({ id }) => id === gameId);
  return isLate && named !== undefined ? generationOf(named.game) : null;
}

/** Takes back a team's signature of this game in its present state. */
export function takenBack(
  record: MatchRecord,
  saved: readonly SavedGame[],
  { gameId, side }: TakeBackOrder,
): Changed {
  const counted = countedWith(record, saved, gameId);
  const own = counted === null ? null : partOf(counted, side);
  const team = own === null ? null : teamOf(own.game, side);
  if (counted === null || team === null) return refused('not-signed');
  const signOffs = withoutStanding(record, counted, team);
  return signOffs.length === record.signOffs.length ? refused('not-signed') : ok({ ...record, signOffs });
}

function countedWith(record: MatchRecord, saved: readonly SavedGame[], id: string): CountedGame | null {
  return gamesThatCount(record, saved).find(({ parts }) => parts.some((part) => part.id === id)) ?? null;
}

/**
 * Adds a go to the roll-off of tied points, or removes its last one. Because this changes points, the captains have to
 * sign that game again. Refuses as `checkedMatch` does.
 */
export function rolledOff(
  record: MatchRecord,
  saved: readonly SavedGame[],
  { unit, go }: Pick<RollOffOrder, 'unit' | 'go'>,
): Changed {
  const games = gamesThatCount(record, saved);
  const league = newestOf(games)?.setup.league;
  const format = newestOf(games)?.position.format;
  if (league === undefined || format === undefined) return refused('no-match');
  const rollOffs = go === null ? withoutLastGo(record, unit) : withGoIn(record, unit, go);
  if (rollOffs === null) return refused('no-roll-off');
  // Only this one: a correction may have ended the tie of another, whose goes are kept because it may be tied again.
  const asked = go === null ? [] : rollOffs.filter((one) => isSameUnit(one.unit, unit));
  const right = checkedMatch(league.terms, format, countedMatch(league, games, { rollOffs: asked }));
  if (!right.ok) return err({ code: 'bad-league', refusal: right.error });
  const game = gameOf(unit, games, league);
  const signOffs = game === null ? record.signOffs : withoutStanding(record, game, null);
  return ok({ ...record, rollOffs, signOffs });
}

/** Whether every team has signed the game of these points as it is now. */
export function isAgreedOn(unit: Unit, record: MatchRecord, saved: readonly SavedGame[]): boolean {
  const games = gamesThatCount(record, saved);
  const league = newestOf(games)?.setup.league;
  const of = league === undefined ? null : gameOf(unit, games, league);
  if (league === undefined || of === null) return false;
  return league.teams.every(({ id }) => hasSigned(record, of, id));
}

function withGoIn({ rollOffs }: MatchRecord, unit: Unit, go: RollOffGo): readonly RollOff[] {
  const gos = rollOffs.find((one) => isSameUnit(one.unit, unit))?.gos ?? [];
  // Equal goes decide nothing, so the oldest may leave a file that has room for no more.
  return [...otherUnits(rollOffs, unit), { unit, gos: [...gos, go].slice(-MOST_GOS) }];
}

function withoutLastGo({ rollOffs }: MatchRecord, unit: Unit): readonly RollOff[] | null {
  const gos = rollOffs.find((one) => isSameUnit(one.unit, unit))?.gos ?? [];
  if (gos.length === 0) return null;
  const others = otherUnits(rollOffs, unit);
  return gos.length === 1 ? others : [...others, { unit, gos: gos.slice(0, -1) }];
}

function otherUnits(rollOffs: readonly RollOff[], unit: Unit): readonly RollOff[] {
  return rollOffs.filter((one) => !isSameUnit(one.unit, unit));
}

/** The game whose signatures cover these points; the last game covers those of the series. */
function gameOf(unit: Unit, games: readonly CountedGame[], { terms }: League): CountedGame | null {
  const number = 'game' in unit ? unit.game : terms.games;
  return games.find((game) => game.number === number) ?? null;
}

function teamOf({ setup }: Game, side: SideName): TeamId | null {
  return setup.league?.teams[SIDES.indexOf(side)]?.id ?? null;
}

function refused(reason: MatchRefusal): Result<never, Failure> {
  return err({ code: 'match-refused', reason });
}
