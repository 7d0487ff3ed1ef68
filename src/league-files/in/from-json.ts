import { isAges, type BowlerGroup } from '../../core/league/bowler-group.ts';
import type { TableRow } from '../../core/league/handicap-table.ts';
import { isUnreadable } from '../../core/players/readable.ts';
import { inJson, wholeFile, type Findings } from '../fault.ts';
import { jsonContent } from '../json-content.ts';
import { LARGEST_TEAM, LONGEST_TEXT, MOST_ROWS } from '../limits.ts';
import { isVacancy } from './cell-words.ts';
import { dateOf } from './dates.ts';
import type { Draft, DraftBowler, DraftFixture, DraftTeam } from './draft.ts';
import { shownStart } from './figures.ts';
import { LEAGUE_SHAPE, LEAGUE_FILE_VERSION, type LeagueFile } from './league-shape.ts';
import type { WrittenSeason } from './season.ts';
import type { SettingValue } from './setting.ts';
import type { WrittenSetting } from './settings.ts';
import { tableRowName } from './table-setting.ts';
import { seenText, tidyText } from './table.ts';

const HEAD = { shape: LEAGUE_SHAPE, head: { file: 'headpin-league', versions: [LEAGUE_FILE_VERSION] } };

/** The draft of a JSON file; null if it is refused. */
export function draftOfJson(file: string, text: string, found: Findings): Draft | null {
  const content = jsonContent(file, text, HEAD, found);
  const draft = content === null ? null : draftOfContent(file, content, found);
  return draft === null ? null : withoutVacancies(draft, found);
}

/**
 * Without the rows that are named as empty places. Of a league that is kept or typed, each name is a bowler's, whatever
 * it means.
 */
function withoutVacancies({ teams, ...draft }: Draft, found: Findings): Draft {
  const isBowler = ({ name, average, handicap, season, spotOf }: DraftBowler): boolean => {
    if (!isVacancy(name)) return true;
    const facts = { average, handicap, season: season.games, scores: season.scores };
    const given = Object.entries(facts).filter(([, value]) => value !== null);
    found.note(spotOf('name'), { code: 'vacant-row', unused: given.map(([fact]) => fact) });
    return false;
  };
  return { ...draft, teams: teams.map((team) => ({ ...team, bowlers: team.bowlers.filter(isBowler) })) };
}

/** The draft of JSON content whose shape is right; null if it has too many rows. */
export function draftOfContent(file: string, content: LeagueFile, found: Findings): Draft | null {
  const bowlers = content.teams.reduce((sum, { roster }) => sum + roster.length, 0);
  if (Math.max(bowlers, content.teams.length, content.schedule?.length ?? 0) > MOST_ROWS) {
    found.fault(wholeFile(file), { code: 'too-many-rows', most: MOST_ROWS });
    return null;
  }
  return {
    settings: settingsIn(file, content, found),
    teams: content.teams.map((team, index) => teamIn(file, team, `teams[${String(index)}]`, found)),
    fixtures: (content.schedule ?? []).map((fixture, index) =>
      fixtureIn(file, fixture, `schedule[${String(index)}]`, found),
    ),
  };
}

function settingsIn(file: string, content: LeagueFile, found: Findings): readonly WrittenSetting[] {
  const { name, format, teamSize, rosterLimit, terms } = content;
  const named = Object.entries({ name, format, teamSize, rosterLimit })
    // Null means the same as a missing value.
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([setting, value = null]) => ({ setting, value, spot: inJson(file, setting) }));
  const ofTerms = Object.entries(terms ?? {}).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries<SettingValue | readonly TableRow[]>({ ...value }).flatMap(([part, inner]) =>
          isTable(inner)
            ? inner.flatMap((row, place) => tableRow(file, row, place, found))
            : setting(file, `${key}.${part}`, inner),
        )
      : [setting(file, key, value)],
  );
  return [...named, ...ofTerms].map((one) =>
    typeof one.value === 'string' ? { ...one, value: seenText(one.value, one.spot, found) } : one,
  );
}

function isTable(value: SettingValue | readonly TableRow[]): value is readonly TableRow[] {
  return Array.isArray(value);
}

function tableRow(file: string, row: TableRow, place: number, found: Findings): readonly WrittenSetting[] {
  const path = `terms.handicap.table[${String(place)}]`;
  if (!areAges(file, row, path, found)) return [];
  return [{ setting: tableRowName(row), value: row.pins, spot: inJson(file, path) }];
}

function setting(file: string, name: string, value: SettingValue): WrittenSetting {
  return { setting: name, value, spot: inJson(file, `terms.${name}`) };
}

function teamIn(
  file: string,
  { id, name, roster }: LeagueFile['teams'][number],
  path: string,
  found: Findings,
): DraftTeam {
  return {
    spot: inJson(file, path),
    id: textAt(file, id ?? null, `${path}.id`, found),
    name: filledAt(file, name, `${path}.name`, found),
    bowlers: roster.map((bowler, index) => bowlerIn(file, bowler, `${path}.roster[${String(index)}]`, found)),
  };
}

function bowlerIn(
  file: string,
  bowler: LeagueFile['teams'][number]['roster'][number],
  path: string,
  found: Findings,
): DraftBowler {
  const { average = null, handicap = null, place = null } = bowler;
  if (place !== null && !(Number.isInteger(place) && place >= 1 && place <= LARGEST_TEAM))
    found.fault(inJson(file, `${path}.place`), { code: 'out-of-range', least: 1, most: LARGEST_TEAM });
  return {
    id: textAt(file, bowler.id ?? null, `${path}.id`, found),
    name: filledAt(file, bowler.name, `${path}.name`, found),
    ...{ average, handicap, place, spot: inJson(file, path) },
    season: seasonIn(file, bowler, path),
    ...groupAt(file, bowler.group, `${path}.group`, found),
    spotOf: (fact) => inJson(file, fact === 'gender' || fact === 'age' ? `${path}.group` : `${path}.${fact}`),
  };
}

/** The group of a bowler, if there is one. */
function groupAt(
  file: string,
  group: BowlerGroup | undefined,
  path: string,
  found: Findings,
): { readonly group?: BowlerGroup } {
  if (group === undefined) return {};
  areAges(file, group, path, found);
  return { group };
}

/** Whether a group's ages are from fewer to more years. */
function areAges(file: string, { ages }: BowlerGroup, path: string, found: Findings): boolean {
  if (ages === undefined || isAges(ages)) return true;
  const text = `${String(ages.least)}-${String(ages.most)}`;
  found.fault(inJson(file, `${path}.ages`), { code: 'not-an-age', text });
  return false;
}

function seasonIn(
  file: string,
  { scores = null, season = null }: LeagueFile['teams'][number]['roster'][number],
  path: string,
): WrittenSeason {
  const { games, pins } = season ?? { games: null, pins: null };
  const spotOf: WrittenSeason['spotOf'] = (part) =>
    inJson(file, `${path}.${part === 'scores' ? part : `season.${part}`}`);
  return { scores, games, pins, spotOf };
}

function fixtureIn(
  file: string,
  fixture: NonNullable<LeagueFile['schedule']>[number],
  path: string,
  found: Findings,
): DraftFixture {
  const { visitors } = fixture;
  const [homeSpot, visitorsSpot] = [`${path}.home`, `${path}.visitors`].map((one) => inJson(file, one));
  const spot = inJson(file, path);
  return {
    round: textAt(file, fixture.round ?? null, `${path}.round`, found),
    date: dateAt(file, fixture.date ?? null, `${path}.date`, found),
    lanes: textAt(file, fixture.lanes ?? null, `${path}.lanes`, found),
    home: filledAt(file, fixture.home, `${path}.home`, found),
    visitors: visitors === null ? null : filledAt(file, visitors, `${path}.visitors`, found),
    ...{ spot, homeSpot: homeSpot ?? spot, visitorsSpot: visitorsSpot ?? spot },
  };
}

/** A day in JSON is always written as `2026-10-05`. */
function dateAt(file: string, text: string | null, path: string, found: Findings): string | null {
  if (text === null || isDay(text)) return text;
  found.fault(inJson(file, path), { code: 'not-a-date', text: isUnreadable(text) ? '…' : shownStart(text) });
  return null;
}

function isDay(text: string): boolean {
  const date = dateOf(text);
  return typeof date === 'object' && date.day === text;
}

function textAt(file: string, raw: string | null, path: string, found: Findings): string | null {
  if (raw === null) return null;
  const spot = inJson(file, path);
  return tidyText(seenText(raw, spot, found), spot, LONGEST_TEXT, found);
}

function filledAt(file: string, raw: string, path: string, found: Findings): string {
  if (raw.trim() === '') found.fault(inJson(file, path), { code: 'cell-empty' });
  return textAt(file, raw, path, found) ?? '';
}
