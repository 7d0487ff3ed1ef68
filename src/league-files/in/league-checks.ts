import { formatOf } from '../../core/formats/formats.ts';
import { checked, claim, highestGame } from '../../core/league/bounds.ts';
import { missingForExtraPins } from '../../core/league/line-up-place.ts';
import type { Findings, Spot } from '../fault.ts';
import { MOST_ROWS } from '../limits.ts';
import type { Draft, DraftBowler, DraftFixture, DraftTeam } from './draft.ts';
import type { Fixture, League, LeagueTeam, RosterBowler, Settings } from './league.ts';
import { isTypedOtherwise, sameText } from './same-text.ts';
import { seasonOf } from './season.ts';
import { settingsOf } from './settings.ts';

/** The league of a draft. Contradictions become faults. */
export function leagueOf(draft: Draft, found: Findings): League {
  const settings = settingsOf(draft.settings, (spot, facts) => {
    found.fault(spot, facts);
  });
  checkRows(draft, found);
  const teams = joinedTeams(draft.teams, found).map((team) => ({
    ...team,
    bowlers: team.bowlers.map((bowler) => withWholeAverage(bowler, settings, found)),
  }));
  for (const team of teams) checkTeam(team, settings, found);
  checkBowlers(teams, found);
  const called = calledTeams(teams);
  const schedule = draft.fixtures.flatMap(
    (fixture) => fixtureOf(fixture, { teams, called }, settings, found) ?? [],
  );
  if (draft.fixtures.length === 0) checkOnlyMatch(teams, settings, found);
  return { ...settings, teams: teams.map((team) => withoutSpots(team, settings, found)), schedule };
}

/** An average's fraction is dropped or rounded, as the terms have it (rules: averages and handicap). */
function withWholeAverage(
  { fraction, ...bowler }: DraftBowler,
  { terms }: Settings,
  found: Findings,
): DraftBowler {
  if (fraction === undefined) return bowler;
  const isRounded = terms.averages.fraction === 'nearest';
  const taken = isRounded ? Math.round(fraction) : Math.trunc(fraction);
  found.note(bowler.spotOf('average'), { code: isRounded ? 'fraction-rounded' : 'fraction-dropped', taken });
  return { ...bowler, average: taken };
}

function withoutSpots({ id, name, bowlers }: DraftTeam, settings: Settings, found: Findings): LeagueTeam {
  const roster = bowlers.map((bowler): RosterBowler => {
    const { spot: _spot, spotOf: _spotOf, ...facts } = bowler;
    noteExtraPins(bowler, settings, found);
    return { ...facts, season: seasonOf(bowler.season, settings, found) };
  });
  return { id, name, roster };
}

/** Tells why a bowler gets no extra pins that they may have. A typed handicap replaces them in any case. */
function noteExtraPins({ group, handicap, spotOf }: DraftBowler, { terms }: Settings, found: Findings): void {
  for (const unknown of missingForExtraPins(terms, { type: 'bowler', group: group ?? null, handicap })) {
    const isWide = unknown === 'ages' && group?.ages !== undefined;
    found.note(
      spotOf(unknown === 'ages' ? 'age' : unknown),
      isWide ? { code: 'ages-too-wide' } : { code: 'no-extra-pins', unknown },
    );
  }
}

/** Several files together have as many rows as one: a league that is kept is read back as one. */
function checkRows({ teams, fixtures }: Draft, found: Findings): void {
  for (const rows of [teams.flatMap(({ bowlers }) => bowlers), fixtures]) {
    const first = rows[MOST_ROWS];
    if (first !== undefined) found.fault(first.spot, { code: 'too-many-rows', most: MOST_ROWS });
  }
}

/**
 * Joins the parts of a team from several files. One id must have one name, and two teams of one name must have an id
 * each.
 */
function joinedTeams(drafts: readonly DraftTeam[], found: Findings): readonly DraftTeam[] {
  const teams = new Map<string, DraftTeam & { bowlers: DraftBowler[] }>();
  const named = new Map<string, DraftTeam>();
  for (const draft of drafts) {
    const same = draft.id === null ? undefined : teams.get(`id ${draft.id}`);
    const key = draft.id === null ? `name ${sameText(draft.name)}` : `id ${draft.id}`;
    const known = teams.get(key);
    if (same !== undefined && sameText(same.name) !== sameText(draft.name))
      found.fault(draft.spot, { code: 'team-names-differ', team: same.name, other: draft.name });
    const namesake = named.get(sameText(draft.name));
    if (namesake !== undefined && namesake.id !== draft.id && (namesake.id === null || draft.id === null))
      found.fault(draft.spot, { code: 'team-twice', team: draft.name });
    if (namesake === undefined) named.set(sameText(draft.name), draft);
    if (known !== undefined) noteTyped(draft.name, known.name, draft.spot, found);
    if (known === undefined) teams.set(key, { ...draft, bowlers: Array.from(draft.bowlers) });
    else for (const bowler of draft.bowlers) known.bowlers.push(bowler);
  }
  for (const { id, name, spot } of teams.values()) {
    const namesake = id === null ? undefined : named.get(sameText(id));
    // A schedule could mean either team.
    if (namesake !== undefined && sameText(namesake.name) !== sameText(name))
      found.fault(spot, { code: 'team-unclear', team: namesake.name });
  }
  return Array.from(teams.values());
}

function checkTeam({ name, bowlers, spot }: DraftTeam, settings: Settings, found: Findings): void {
  if (bowlers.length === 0) found.fault(spot, { code: 'team-empty', team: name });
  const most = settings.rosterLimit ?? (settings.teamSize === null ? null : settings.teamSize * 2 - 1);
  const first = most === null ? undefined : bowlers[most];
  if (most !== null && first !== undefined)
    found.fault(first.spot, { code: 'team-too-large', team: name, bowlers: bowlers.length, most });
  const places = new Set<number>();
  for (const { place, spotOf } of bowlers) {
    if (place === null) continue;
    if (places.has(place)) found.fault(spotOf('place'), { code: 'place-twice', place, team: name });
    places.add(place);
  }
  const highestScore = highestGame(formatOf(settings.format));
  for (const { average, handicap, spotOf } of bowlers) {
    for (const [figure, value, least] of [
      ['average', average, 0],
      ['handicap', handicap, -highestScore],
    ] as const) {
      const right = checked([claim(figure, value ?? 0, { least, most: highestScore })]);
      if (!right.ok) found.fault(spotOf(figure), { code: 'figure', refusal: right.error });
    }
  }
}

interface Seen {
  readonly team: DraftTeam;
  readonly bowler: DraftBowler;
}

/**
 * Each id must belong to one bowler. Ids that differ tell two bowlers of one name apart; without both of them it could be
 * one bowler or two, and the program must not guess.
 */
function checkBowlers(teams: readonly DraftTeam[], found: Findings): void {
  const [ids, names] = [new Map<string, Seen>(), new Map<string, Seen>()];
  for (const team of teams) {
    for (const bowler of team.bowlers) {
      const other = bowler.id === null ? undefined : ids.get(sameText(bowler.id));
      if (other !== undefined) sayIdTwice(other, { team, bowler }, found);
      if (bowler.id !== null) ids.set(sameText(bowler.id), other ?? { team, bowler });
      const namesake = names.get(sameText(bowler.name));
      if (namesake !== undefined && other === undefined) sayNameTwice(namesake, { team, bowler }, found);
      names.set(sameText(bowler.name), { team, bowler });
    }
  }
}

function sayIdTwice(one: Seen, { team, bowler }: Seen, found: Findings): void {
  const isSame = one.team === team || sameText(one.bowler.name) !== sameText(bowler.name);
  found.fault(
    bowler.spotOf('id'),
    isSame
      ? { code: 'id-twice', id: bowler.id ?? '' }
      : { code: 'bowler-on-two-teams', bowler: bowler.name, teams: [one.team.name, team.name] },
  );
}

function sayNameTwice(one: Seen, { team, bowler }: Seen, found: Findings): void {
  if (one.bowler.id !== null && bowler.id !== null) return;
  const { name } = bowler;
  found.fault(
    bowler.spotOf('name'),
    one.team === team
      ? { code: 'name-twice', bowler: name, team: team.name }
      : { code: 'name-on-two-teams', bowler: name, teams: [one.team.name, team.name] },
  );
}

function fixtureOf(
  fixture: DraftFixture,
  known: KnownTeams,
  settings: Settings,
  found: Findings,
): Fixture | null {
  const { round, date, lanes } = fixture;
  const { teams } = known;
  const home = teamCalled(fixture.home, fixture.homeSpot, known, found);
  const visitors =
    fixture.visitors === null ? null : teamCalled(fixture.visitors, fixture.visitorsSpot, known, found);
  if (home === null || (visitors === null && fixture.visitors !== null)) return null;
  if (home === visitors) found.fault(fixture.visitorsSpot, { code: 'plays-itself', team: fixture.home });
  if (visitors !== null) checkSizes([teams[home], teams[visitors]], fixture.spot, settings, found);
  return { round, date, lanes, home, visitors };
}

/** The places of the teams that a schedule can mean by a text. */
type CalledTeams = ReadonlyMap<string, ReadonlySet<number>>;

interface KnownTeams {
  readonly teams: readonly DraftTeam[];
  readonly called: CalledTeams;
}

function calledTeams(teams: readonly DraftTeam[]): CalledTeams {
  const called = new Map<string, Set<number>>();
  for (const [place, { id, name }] of teams.entries())
    for (const text of id === null ? [name] : [id, name]) {
      const places = called.get(sameText(text)) ?? new Set();
      called.set(sameText(text), places.add(place));
    }
  return called;
}

/** The index of the team with this id or name. */
function teamCalled(text: string, spot: Spot, { teams, called }: KnownTeams, found: Findings): number | null {
  const places = called.get(sameText(text)) ?? new Set();
  const [place] = places;
  if (place !== undefined && places.size === 1) {
    noteTyped(text, teams[place]?.name ?? text, spot, found);
    return place;
  }
  found.fault(spot, { code: place === undefined ? 'team-unknown' : 'team-unclear', team: text });
  return null;
}

/** Tells that one name was typed in two ways. */
function noteTyped(text: string, name: string, spot: Spot, found: Findings): void {
  if (isTypedOtherwise(text, name)) found.note(spot, { code: 'typed-otherwise', name });
}

/** Without a schedule, two teams must be able to meet. */
function checkOnlyMatch(teams: readonly DraftTeam[], settings: Settings, found: Findings): void {
  const [home, visitors] = teams;
  if (teams.length === 2 && visitors !== undefined)
    checkSizes([home, visitors], visitors.spot, settings, found);
}

/**
 * When the league sets a team size, vacancies fill empty places. Otherwise both teams must have the same number of
 * bowlers.
 */
function checkSizes(
  [home, visitors]: readonly [DraftTeam | undefined, DraftTeam | undefined],
  spot: Spot,
  { teamSize }: Settings,
  found: Findings,
): void {
  if (teamSize !== null || home === undefined || visitors === undefined) return;
  const [homeBowlers, visitorsBowlers] = [sizeOf(home), sizeOf(visitors)];
  if (homeBowlers === visitorsBowlers) return;
  found.fault(spot, {
    ...{ code: 'teams-differ', home: home.name, homeBowlers },
    ...{ visitors: visitors.name, visitorsBowlers },
  });
}

/** If any bowler has a place, those without one are substitutes. */
function sizeOf({ bowlers }: DraftTeam): number {
  const placed = bowlers.filter(({ place }) => place !== null);
  return placed.length > 0 ? placed.length : bowlers.length;
}
