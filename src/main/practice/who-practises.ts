import { USUAL_FORMAT, formatOf } from '../../core/formats/formats.ts';
import type { Refusal } from '../../core/line/refusal.ts';
import { ok, type Result } from '../../core/line/result.ts';
import { averageFits, isUnbowled } from '../../core/players/fact-check.ts';
import { lineUp } from '../../core/players/player.ts';
import { newPractice, type Practice } from '../../core/practice/practice.ts';
import { halvesOf, type Half, type NewGameOrder, type NewPlayer } from '../../contract/contract.ts';

/**
 * The practice of each half before this game. A team's bowlers practise one by one, and whoever does not bowl tonight
 * does not practise. Refuses with `no-players` if that leaves a half without anybody, and an average with which the game
 * would not begin, as `averageFits` does.
 */
export function practisingFor({
  half = 'left',
  players,
  format = USUAL_FORMAT,
}: NewGameOrder): Result<readonly (readonly [Half, Practice])[], Refusal> {
  for (const { average } of players) {
    const fits = averageFits(formatOf(format), average);
    if (!fits.ok) return fits;
  }
  const practising: (readonly [Half, Practice])[] = [];
  for (const lane of halvesOf(half)) {
    // Home, which is team 1, is on the left lane.
    const own = half === 'both' ? players.filter((player) => laneOfTeam(player) === lane) : players;
    const named = lineUp(own.filter(bowls).flatMap(namesOf));
    if (!named.ok) return named;
    practising.push([lane, newPractice(named.value.map(({ name }) => name))]);
  }
  return ok(practising);
}

function laneOfTeam({ league }: NewPlayer): Half {
  return league?.team === 1 ? 'left' : 'right';
}

function bowls({ league }: NewPlayer): boolean {
  const type = league?.type ?? 'bowler';
  return type !== 'pre-bowl' && !isUnbowled({ type, score: league?.score ?? null });
}

function namesOf({ name, mates }: NewPlayer): readonly string[] {
  return mates === undefined ? [name] : mates.map((mate) => mate.name);
}
