import * as v from 'valibot';
import { LEAGUE_IDS } from '../../../core/formats/formats.ts';
import { MOST_SEASON_GAMES } from '../../../core/league/average-rule.ts';
import { ok } from '../../../core/line/result.ts';
import { OPAQUE_ID } from '../../../core/players/opaque-id.ts';
import { MOST_FILES_SHOWN, type CallName } from '../../../contract/contract.ts';
import { SEPARATORS } from '../../../league-files/csv/separator.ts';
import { MOST_ROWS } from '../../../league-files/limits.ts';
import { FULL_TERMS } from '../../../league-files/terms-shape.ts';
import { GROUP_SHAPE } from '../../../league-files/group-shape.ts';
import { ENCODINGS } from '../../../league-files/text-bytes/encoding.ts';
import { fromConsole, type CallEntries } from '../call-entry.ts';
import { nothing, text } from './parts.ts';

const id = v.pipe(v.string(), v.regex(OPAQUE_ID));
const maybeText = v.nullable(text);
// Any number: the reader of league files refuses what is out of range and names the place.
const maybeFigure = v.nullable(v.number());
const team = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const bowler = v.strictObject({
  ...{ id: maybeText, name: text },
  ...{ average: maybeFigure, handicap: maybeFigure, place: maybeFigure },
  season: v.nullable(
    v.union([
      v.pipe(v.array(v.number()), v.maxLength(MOST_SEASON_GAMES)),
      v.strictObject({ games: v.number(), pins: v.number() }),
    ]),
  ),
  group: v.exactOptional(GROUP_SHAPE),
});

function rows<T extends v.GenericSchema>(row: T) {
  return v.pipe(v.array(row), v.maxLength(MOST_ROWS));
}

/** A league that was typed in. */
const league = v.strictObject({
  name: maybeText,
  format: v.picklist(LEAGUE_IDS),
  terms: FULL_TERMS,
  ...{ teamSize: maybeFigure, rosterLimit: maybeFigure },
  teams: rows(v.strictObject({ id: maybeText, name: text, roster: rows(bowler) })),
  schedule: rows(
    v.strictObject({
      ...{ round: maybeText, date: maybeText, lanes: maybeText },
      ...{ home: team, visitors: v.nullable(team) },
    }),
  ),
});

const fileToRead = v.strictObject({
  file: id,
  encoding: v.nullable(v.picklist(ENCODINGS)),
  separator: v.nullable(v.picklist(SEPARATORS)),
});

const keepOrder = v.strictObject({
  league: v.variant('kind', [
    v.strictObject({ kind: v.literal('typed'), league }),
    v.strictObject({ kind: v.literal('read'), look: id }),
  ]),
  replaces: v.nullable(id),
});

/** The calls about kept leagues. Everybody may see the list, because bowlers pick themselves from it at set-up. */
export const LEAGUES_CALLS: CallEntries<CallName<'leagues'>> = {
  'leagues.list': fromConsole('none', nothing, async (_args, { leagues }) => ok(await leagues.list())),
  'leagues.files': fromConsole('staff', nothing, async (_args, { leagues }) => ok(await leagues.files())),
  'leagues.read': fromConsole(
    'staff',
    v.strictTuple([v.pipe(v.array(fileToRead), v.minLength(1), v.maxLength(MOST_FILES_SHOWN))]),
    ([files], { leagues }) => leagues.read(files),
  ),
  'leagues.keep': fromConsole('staff', v.strictTuple([keepOrder]), ([order], { leagues }) =>
    leagues.keep(order),
  ),
  'leagues.forget': fromConsole('staff', v.strictTuple([id]), ([league], { leagues }) =>
    leagues.forget(league),
  ),
};
