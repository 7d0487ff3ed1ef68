import { generationOf, phaseOf, type Game } from '../../core/game/game.ts';
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
import {
  MOST_GOS,
  MOST_SIGN_OFFS,
  type MatchRecord,
  type SignOffRecord,
} from '../../saves/matches/match-record.ts';
import { countedMatch, gamesThatCount, type SavedGame } from './match-view.ts';

type Changed = Result<MatchRecord, Failure>;

/**
 * Signs this game for a team. The game must be over, and the signer a person in that team. The team's earlier signature
 * of the same state is replaced; every other one is kept, so that a file without room refuses one more.
 */
export function signedOff(
  record: MatchRecord,
  { id, game }: SavedGame,
  { side, player, generation }: Omit<SignOffOrder, 'gameId'>,
  at: string,
): Changed {
  if (generationOf(game) !== generation) return err({ code: 'stale', generation: generationOf(game) });
  if (phaseOf(game) !== 'over') return refused('not-over');
  const team = teamOf(game, side);
  const signer = game.position.lines.find((line) => line.player === player)?.part;
  if (team === null || signer?.seat?.team !== team) return refused('not-in-team');
  if (isNobody(signer.type)) return refused('nobody');
  const others = record.signOffs.filter((one) => !isStanding(one, id, game) || one.team !== team);
  if (others.length >= MOST_SIGN_OFFS) return refused('too-many-signatures');
  return ok({ ...record, signOffs: [...others, { game: id, team, by: player, at, generation }] });
}

/** Takes back a team's signature of this game in its present state. */
export function takenBack(
  record: MatchRecord,
  { id, game }: SavedGame,
  { side }: Pick<TakeBackOrder, 'side'>,
): Changed {
  const team = teamOf(game, side);
  const signOffs = record.signOffs.filter((one) => !isStanding(one, id, game) || one.team !== team);
  return signOffs.length === record.signOffs.length ? refused('not-signed') : ok({ ...record, signOffs });
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
  const league = games.at(-1)?.game.setup.league;
  const format = games.at(-1)?.game.position.format;
  if (league === undefined || format === undefined) return refused('no-match');
  const rollOffs = go === null ? withoutLastGo(record, unit) : withGoIn(record, unit, go);
  if (rollOffs === null) return refused('no-roll-off');
  // Only this one: a correction may have ended the tie of another, whose goes are kept because it may be tied again.
  const asked = go === null ? [] : rollOffs.filter((one) => isSameUnit(one.unit, unit));
  const right = checkedMatch(league.terms, format, countedMatch(league, games, { rollOffs: asked }));
  if (!right.ok) return err({ code: 'bad-league', refusal: right.error });
  const game = gameOf(unit, games, league);
  const signOffs = record.signOffs.filter((one) => game === null || !isStanding(one, game.id, game.game));
  return ok({ ...record, rollOffs, signOffs });
}

/** Whether every team has signed the game of these points as it is now. */
export function isAgreedOn(unit: Unit, record: MatchRecord, saved: readonly SavedGame[]): boolean {
  const games = gamesThatCount(record, saved);
  const league = games.at(-1)?.game.setup.league;
  const of = league === undefined ? null : gameOf(unit, games, league);
  if (league === undefined || of === null) return false;
  const standing = record.signOffs.filter((one) => isStanding(one, of.id, of.game));
  return league.teams.every(({ id }) => standing.some(({ team }) => team === id));
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
function gameOf(unit: Unit, games: readonly SavedGame[], { terms }: League): SavedGame | null {
  const number = 'game' in unit ? unit.game : terms.games;
  return games.find(({ game }) => game.setup.gameNumber === number) ?? null;
}

function teamOf({ setup }: Game, side: SideName): TeamId | null {
  return setup.league?.teams[SIDES.indexOf(side)]?.id ?? null;
}

function isStanding({ game: signed, generation }: SignOffRecord, id: string, game: Game): boolean {
  return signed === id && generation === generationOf(game);
}

function refused(reason: MatchRefusal): Result<never, Failure> {
  return err({ code: 'match-refused', reason });
}
