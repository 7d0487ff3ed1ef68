import { USUAL_FORMAT } from '../../../core/formats/formats.ts';
import type { SideName } from '../../../core/league/side.ts';
import { rosterBowler, type KeptLeague } from '../../../contract/contract.ts';
import type { Fixture, LeagueTeam, RosterBowler } from '../../../league-files/in/league.ts';
import { USUAL_DRAFT, draftOfTerms } from '../terms/terms-draft.ts';
import { knownPlace, type MatchDraft, type TeamDraft } from './match-draft.ts';

/** Two teams without bowlers, to be typed. */
export function typedMatch(names: readonly [home: string, visitors: string]): MatchDraft {
  const teams = names.map((name): TeamDraft => ({ name, roster: null, places: [] }));
  return { format: USUAL_FORMAT, terms: USUAL_DRAFT, teamSize: '', teams, from: null };
}

/** A match of a kept league with the usual line-ups of its teams. */
export function matchOfFixture(league: KeptLeague, fixture: Fixture): MatchDraft {
  const { format, terms, teamSize } = league.league;
  const sides = [fixture.home, ...(fixture.visitors === null ? [] : [fixture.visitors])];
  return {
    ...{ format, terms: draftOfTerms(terms), teamSize: teamSize === null ? '' : String(teamSize) },
    teams: sides.map((roster) => teamOf(league, roster)),
    from: { league, fixture },
  };
}

/** With another team of the league; if it is the other side's, the two change sides. */
export function withLeagueTeam(draft: MatchDraft, side: number, roster: number): MatchDraft {
  const { from, teams } = draft;
  const before = teams[side];
  if (from === null || before === undefined) return draft;
  const at = teams.findIndex((team) => team.roster === roster);
  const chosen = teams.with(side, teams[at] ?? teamOf(from.league, roster));
  return { ...draft, teams: at < 0 ? chosen : chosen.with(at, before) };
}

/** What the two sides are called in a language. */
type SideNames = Readonly<Record<SideName, string>>;

/** Home becomes visitors. A team that is only called by its side, in any language, is called by its new side. */
export function withSidesSwapped(
  draft: MatchDraft,
  now: SideNames,
  everywhere: readonly SideNames[],
): MatchDraft {
  const [home, visitors] = draft.teams;
  if (home === undefined || visitors === undefined) return draft;
  const renamed = (team: TeamDraft, from: SideName, to: SideName): TeamDraft => {
    const isUnnamed = team.roster === null && everywhere.some((names) => names[from] === team.name);
    return isUnnamed ? { ...team, name: now[to] } : team;
  };
  return { ...draft, teams: [renamed(visitors, 'visitors', 'home'), renamed(home, 'home', 'visitors')] };
}

function teamOf(kept: KeptLeague, roster: number): TeamDraft {
  const { league } = kept;
  const team = league.teams[roster];
  if (team === undefined) return { name: '', roster, places: [] };
  const places = usualLineUp(team, league.teamSize).map((bowler) =>
    knownPlace(rosterBowler(kept, roster, bowler)),
  );
  return { name: team.name, roster, places };
}

/** Those with a place, by their places; a roster without places sends its first bowlers, as many as a team has. */
function usualLineUp({ roster }: LeagueTeam, teamSize: number | null): readonly RosterBowler[] {
  const placed = roster.filter(({ place }) => place !== null);
  if (placed.length === 0) return roster.slice(0, teamSize ?? roster.length);
  return placed.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
}
