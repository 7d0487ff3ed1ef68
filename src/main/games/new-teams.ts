import type { Sharing } from '../../core/formats/format.ts';
import type { Game } from '../../core/game/game.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { BowlerId, OpaqueId } from '../../core/players/opaque-id.ts';
import { isPlaceholderName } from '../../core/players/placeholder-name.ts';
import { lineUp, type Player } from '../../core/players/player.ts';
import { nextFirst, teamsFit, type Mate, type SharedLine } from '../../core/players/shared-line.ts';
import type { Failure, NewGameOrder, NewMate, NewPlayer } from '../../contract/contract.ts';

/** The bowlers of each player's line, and who of them begins; empty where everybody bowls alone. */
export type NewTeams = readonly Pick<Player, 'mates' | 'first'>[];

/** Whether the next game of these teams begins with the next bowler of each. */
export function goesRoundIn({ goesRound }: NewGameOrder, before: Game | null): boolean {
  return goesRound ?? before?.setup.goesRound === true;
}

/**
 * The teams of a new game. A bowler of the game before is the same person. A team that was there begins with the bowler
 * who began before, or with the next one if the beginning goes round. Refuses teams as `teamsFit` does, and names as
 * `lineUp` does.
 */
export function newTeams(
  sharing: Sharing | null,
  order: NewGameOrder,
  before: Game | null,
  newId: () => OpaqueId,
): Result<NewTeams, Failure> {
  const teams = order.players.map(({ mates = [] }) => mates);
  const fit = teamsFit(
    sharing,
    teams.map(({ length }) => length),
  );
  if (!fit.ok) return err({ code: 'refused', refusal: fit.error });
  if (sharing === null) return ok([]);
  const named = lineUp(teams.flat().map((mate) => nameOf(mate, before)));
  if (!named.ok) return err({ code: 'refused', refusal: named.error });
  const names = named.value.map(({ name }) => name).values();
  const taken = new Set<BowlerId>();
  const goesRound = goesRoundIn(order, before);
  return ok(
    order.players.map((player, place) => {
      const mates = (teams[place] ?? []).map((mate): Mate => {
        const known = knownAs(mate, before);
        const bowler = known === null || taken.has(known) ? newId() : known;
        taken.add(bowler);
        return { name: names.next().value ?? '', bowler };
      });
      const first = firstOf(player, before, goesRound, mates.length);
      return first === 1 ? { mates } : { mates, first };
    }),
  );
}

function knownAs({ was }: NewMate, before: Game | null): BowlerId | null {
  if (was === null) return null;
  return sharedBy(before, was.player)?.mates[was.mate - 1]?.bowler ?? null;
}

/** As `playerAgain` for a player. */
function nameOf({ name, was }: NewMate, before: Game | null): string {
  const mate = was === null ? undefined : sharedBy(before, was.player)?.mates[was.mate - 1];
  return mate !== undefined && isPlaceholderName(mate.name) ? mate.name : name;
}

function firstOf({ was }: NewPlayer, before: Game | null, goesRound: boolean, mates: number): number {
  const shared = was === null ? null : sharedBy(before, was);
  if (shared === null) return 1;
  const first = goesRound ? nextFirst(shared) : shared.first;
  return first > mates ? 1 : first;
}

function sharedBy(game: Game | null, player: number): SharedLine | null {
  return game?.position.lines.find((line) => line.player === player)?.shared ?? null;
}
