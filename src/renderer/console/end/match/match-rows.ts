import { aheadBy, type MatchLine } from '../../../../core/match/match-lines.ts';
import { shareOf, type PointShare } from '../../../../core/league/point-share.ts';
import { SIDES, type SideName } from '../../../../core/league/side.ts';
import { SCORE_TYPE_FACTS, isBlind } from '../../../../core/league/score-type.ts';
import type { LeagueTerms } from '../../../../core/league/terms.ts';
import { isNobody } from '../../../../core/players/fact-check.ts';
import { SHOWN_BESIDE } from '../../../../core/players/figures.ts';
import type { Unit } from '../../../../core/league/unit.ts';
import type { PlayerId } from '../../../../core/players/player.ts';
import type { MatchGame, MatchSignOff, MatchView } from '../../../../contract/contract.ts';
import { signed, typeWord, type FactsText } from '../../../../text/league/facts.ts';

/** What may stand beside the scratch score. */
export type Beside = (typeof SHOWN_BESIDE)[LeagueTerms['shown']][number];

/** One row of a team's table; figures as they are written. */
export interface TeamRow {
  readonly name: string;
  /** The score type, if it is a special one. */
  readonly tag: string | null;
  readonly scratch: number;
  readonly beside: readonly { readonly what: Beside; readonly written: string }[];
  readonly share: PointShare | null;
}

/** A team's table of one game: its bowlers, and their sum. */
export interface TeamTable {
  readonly name: string;
  readonly rows: readonly TeamRow[];
  readonly sum: TeamRow;
}

/** A team in this game, as the league's terms show it; null where the team is not there. */
export function teamTable(
  { match, game, terms, facts }: ShownMatch,
  side: SideName,
  word: { readonly team: string },
): TeamTable | null {
  const team = match.teams.find((one) => one.side === side);
  const total = match.result[side]?.games[game.number - 1] ?? null;
  if (team === undefined) return null;
  const other = side === 'home' ? 'visitors' : 'home';
  const against = match.result[other]?.games[game.number - 1] ?? null;
  const shows = SHOWN_BESIDE[terms.shown];
  const lines = game[side].filter(({ counts }) => SCORE_TYPE_FACTS[counts.type].forTeam);
  // While a score is missing, what the bowlers have.
  const posted = lines.reduce((sum, { figures }) => sum + figures.posted, 0);
  const difference = total === null || against === null ? null : total.total - against.total;
  return {
    name: team.name,
    rows: game[side].flatMap((line) =>
      line.player === null
        ? []
        : [
            {
              ...{ name: line.name, tag: tagOf(facts, line), scratch: line.figures.posted },
              beside: shows.map((what) => ({
                what,
                written: written(what, line.figures, aheadBy(line, game[other])),
              })),
              share: shareOf(match.result, side, {
                ...{ kind: 'individual', game: game.number, place: line.place },
              }),
            },
          ],
    ),
    sum: {
      ...{ name: word.team, tag: null, scratch: total?.scratch ?? posted },
      beside: shows.map((what) => ({
        what,
        written: total === null ? '–' : written(what, total, difference),
      })),
      share: shareOf(match.result, side, { kind: 'game', game: game.number }),
    },
  };
}

/** A match, one game of it, and how it is shown. */
export interface ShownMatch {
  readonly match: MatchView;
  readonly game: MatchGame;
  readonly terms: LeagueTerms;
  readonly facts: FactsText;
}

function written(
  what: Beside,
  { handicap, total }: { readonly handicap: number; readonly total: number },
  difference: number | null,
): string {
  switch (what) {
    case 'handicap':
      return signed(handicap);
    case 'total':
      return String(total);
    case 'difference':
      return difference === null ? '–' : signed(difference);
  }
}

/** The score type in a word; null for who bowled here and now. */
export function tagOf(facts: FactsText, { counts, instead }: MatchLine): string | null {
  const { type } = counts;
  if (type === 'bowler') return null;
  return typeWord(facts, { type, instead, blind: null, injuredFrom: null });
}

/** Who of a team can sign: those who bowled, or whoever is in the line-up where nobody did. An empty place cannot. */
export function signersOf(
  game: MatchGame,
  side: SideName,
): readonly { readonly player: PlayerId; readonly name: string }[] {
  const all = game[side].flatMap(({ player, name, counts }) =>
    player === null || isNobody(counts.type)
      ? []
      : [{ player, name, isThere: !isBlind(counts.type) && counts.type !== 'pre-bowl' }],
  );
  const there = all.filter(({ isThere }) => isThere);
  return (there.length > 0 ? there : all).map(({ player, name }) => ({ player, name }));
}

/** A team's signature of the game as it is now; null where it is missing. */
export function standingOf({ signOffs }: MatchGame, side: SideName): MatchSignOff | null {
  return signOffs.findLast((one) => one.side === side && one.stands) ?? null;
}

/** Who meets for these points, home first: teams, or the bowlers in that place. */
export function sidesOf({ teams, games }: MatchView, unit: Unit): readonly [string, string] {
  const names = SIDES.map((side) => {
    const team = teams.find((one) => one.side === side)?.name ?? '';
    if (!('place' in unit)) return team;
    const game = 'game' in unit ? games.find(({ number }) => number === unit.game) : games.at(-1);
    return game?.[side].find(({ place }) => place === unit.place)?.name ?? team;
  });
  return [names[0] ?? '', names[1] ?? ''];
}
