import type { Findings } from '../fault.ts';
import { LARGEST_TEAM, LONGEST_TEXT } from '../limits.ts';
import { isBye, isMaybeVacant, isNone, isPlaceless, isUnknown, isVacancy } from './cell-words.ts';
import { dateOf } from './dates.ts';
import type { Draft, DraftBowler, DraftFixture, DraftTeam } from './draft.ts';
import { numberIn, numberOf, shownStart } from './figures.ts';
import { groupIn } from './group.ts';
import { sameText } from './same-text.ts';
import { seasonIn } from './season.ts';
import type { WrittenSetting } from './settings.ts';
import { textIn, type Table, type TableCell, type TableRow } from './table.ts';

/** The draft of one CSV table. Required cells that are empty are faults. */
export function draftOfTable({ name, rows, weeks }: Table, found: Findings): Draft {
  switch (name) {
    case 'roster':
      return { settings: [], teams: teamsIn(rows, weeks, found), fixtures: [] };
    case 'schedule':
      return { settings: [], teams: [], fixtures: rows.flatMap((row) => fixtureIn(row, found) ?? []) };
    case 'terms':
      return { settings: rows.flatMap((row) => settingIn(row, found) ?? []), teams: [], fixtures: [] };
  }
}

/** What a roster says about a bowler. The terms say what a vacancy has. */
const FACTS = ['average', 'handicap', 'games', 'pins', 'scores'] as const;

function teamsIn(rows: readonly TableRow[], weeks: string | null, found: Findings): readonly DraftTeam[] {
  const teams = new Map<string, DraftTeam & { bowlers: DraftBowler[] }>();
  for (const row of rows) {
    if (isVacancy(row.cell('name').text)) {
      const filledCells = FACTS.map((fact) => row.cell(fact)).filter(({ text }) => text.trim() !== '');
      const unused = filledCells.map(({ spot, text }) => `${spot.column ?? ''} ${shownStart(text)}`);
      found.note(row.cell('name').spot, { code: 'vacant-row', unused });
      continue;
    }
    if (isMaybeVacant(row.cell('name').text)) {
      const { spot, text } = row.cell('name');
      found.fault(spot, { code: 'vacancy-unclear', text: shownStart(text) });
      continue;
    }
    const bowler = bowlerIn(row, found);
    const name = filled(row.cell('team'), found);
    const id = textIn(row.cell('teamId'), LONGEST_TEXT, found);
    if (bowler === null || name === null) continue;
    if (weeks !== null && isAgain(bowler, teams)) {
      found.fault({ ...row.spot, column: shownStart(weeks) }, { code: 'row-a-week', bowler: bowler.name });
      break;
    }
    const key = JSON.stringify([id, name]);
    const team = teams.get(key);
    if (team === undefined) teams.set(key, { spot: row.spot, id, name, bowlers: [bowler] });
    else team.bowlers.push(bowler);
  }
  return Array.from(teams.values());
}

/** Whether the table has this bowler already: by the ID, or by the name where there is none. */
function isAgain({ id, name }: DraftBowler, teams: ReadonlyMap<string, DraftTeam>): boolean {
  return Array.from(teams.values()).some(({ bowlers }) =>
    bowlers.some((one) => one.id === id && sameText(one.name) === sameText(name)),
  );
}

/** Words for none tell no namesakes apart. */
function idIn(cell: TableCell, found: Findings): string | null {
  return isUnknown(cell.text) ? null : textIn(cell, LONGEST_TEXT, found);
}

function bowlerIn(row: TableRow, found: Findings): DraftBowler | null {
  const id = idIn(row.cell('id'), found);
  const name = filled(row.cell('name'), found);
  const written = writtenAverage(row.cell('average'), found);
  // The terms say what becomes of a fraction.
  const isWhole = written === null || Number.isInteger(written);
  const average = isWhole ? written : Math.trunc(written);
  const handicap = numberIn(row.cell('handicap'), found);
  const place = placeIn(row.cell('place'), found);
  const season = seasonIn(row.cell, found);
  const group = groupIn(row.cell, found);
  if (name === null) return null;
  return {
    ...{ id, name, average, handicap, place, season },
    ...(group === null ? {} : { group }),
    ...(isWhole ? {} : { fraction: written }),
    ...{ spot: row.spot, spotOf: (fact) => row.cell(fact).spot },
  };
}

/**
 * An average as it is written. League programs write 0 for a bowler who has none, spreadsheets a dash or an error: they
 * divide by no games.
 */
function writtenAverage(cell: TableCell, found: Findings): number | null {
  const average = isNone(cell.text) ? 0 : numberIn(cell, found);
  if (average === 0) {
    found.note(cell.spot, { code: 'average-none', text: shownStart(cell.text) });
    return null;
  }
  return average;
}

/** A place as lists write it: `1.`, `#1`, `1st`, `1번`. */
const PLACE = /^(?:#|no\.?|nr\.?|pos\.?)?\s*(\d{1,2})\s*(?:[.)]?[oa]?|st|nd|rd|th|번)$/iu;

function placeIn(cell: TableCell, found: Findings): number | null {
  if (isPlaceless(cell.text)) return null;
  const [, plain = cell.text] = PLACE.exec(cell.text.normalize('NFKC').trim()) ?? [];
  const place = numberIn({ ...cell, text: plain }, found);
  if (place === null || isPlace(place)) return place;
  found.fault(cell.spot, { code: 'out-of-range', least: 1, most: LARGEST_TEAM });
  return null;
}

function isPlace(place: number): boolean {
  return Number.isInteger(place) && place >= 1 && place <= LARGEST_TEAM;
}

function fixtureIn(row: TableRow, found: Findings): DraftFixture | null {
  const [round, lanes] = [row.cell('round'), row.cell('lanes')].map((one) =>
    textIn(one, LONGEST_TEXT, found),
  );
  const date = dateIn(row.cell('date'), found);
  const cells = [row.cell('home'), row.cell('visitors')] as const;
  // A league program puts the bye on either side.
  const [own, other] = isBye(cells[0].text) ? [cells[1], cells[0]] : cells;
  const home = filled(own, found);
  const visitors = filled(other, found);
  if (home === null || visitors === null) return null;
  return {
    ...{ round: round ?? null, date, lanes: lanes ?? null, home, spot: row.spot },
    visitors: isBye(visitors) ? null : visitors,
    ...{ homeSpot: own.spot, visitorsSpot: other.spot },
  };
}

function dateIn({ text, spot, style }: TableCell, found: Findings): string | null {
  if (text.trim() === '') return null;
  const date = dateOf(text, style.order);
  if (typeof date === 'object') return date.day;
  found.fault(spot, { code: date === 'none' ? 'not-a-date' : 'date-unclear', text: shownStart(text) });
  return null;
}

function settingIn(row: TableRow, found: Findings): WrittenSetting | null {
  const setting = filled(row.cell('setting'), found);
  const { text, spot, style } = row.cell('value');
  const number = style.sign === null ? null : numberOf(text, 'any', style.sign);
  return setting === null
    ? null
    : { setting, value: typeof number === 'number' ? number : text.trim(), spot };
}

function filled(cell: TableCell, found: Findings): string | null {
  if (cell.text.trim() !== '') return textIn(cell, LONGEST_TEXT, found);
  found.fault(cell.spot, { code: 'cell-empty' });
  return null;
}
