import * as v from 'valibot';
import { OPAQUE_ID, type OpaqueId } from '../../core/players/opaque-id.ts';
import { leagueOfContent } from '../../league-files/in/checked-league.ts';
import { LEAGUE_SHAPE, type LeagueFile } from '../../league-files/in/league-shape.ts';
import type { League } from '../../league-files/in/league.ts';
import { leagueJson } from '../../league-files/results/league-json.ts';
import { HEAD } from '../record/head.ts';
import type { ShortName } from '../../contract/contract.ts';
import { MOST_ROWS } from '../../league-files/limits.ts';
import { readAs } from '../record/reading.ts';
import { RECORD_PARTS } from '../record/record-schema.ts';
import { damaged, sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { readBounded } from '../disk/read-bounded.ts';

/** The data folder's folder of them. */
export const LEAGUES = 'leagues';
/**
 * Version 2 brought games of the season to rosters. Version 3 brought joiners in names, a first night, and points in
 * hundredths, for pins or for nobody in a tie. Version 4 brought short names. Version 5 brought gender and ages, other
 * scores for vacancies and absent bowlers, and averages with fractions or moving ones. Version 6 brought the handicap's
 * table of extra pins, version 7 small letters in short names.
 */
export const KEPT_LEAGUE_VERSION = 7;
/** A league has no more bowlers. */
const MOST_SHORT_NAMES = MOST_ROWS;
/** In bytes: two thousand bowlers with the longest seasons and as many fixtures, all with the longest names. */
export const LARGEST_LEAGUE = 32 * 1024 * 1024;

/** A kept league's file. */
export interface LeagueRecord {
  readonly id: OpaqueId;
  readonly keptAt: string;
  /** Null: the league was removed. The file stays, so that a second copy loses the league too. */
  readonly league: League | null;
  readonly shortNames: readonly ShortName[];
}

const SHORT_NAME = v.strictObject({
  id: v.nullable(v.string()),
  name: v.string(),
  shown: RECORD_PARTS.name,
});

/** A kept league's file after its head; `league` has the content of a league's JSON file. */
export const LEAGUE_RECORD_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.picklist([1, 2, 3, 4, 5, 6, KEPT_LEAGUE_VERSION]),
  id: v.pipe(v.string(), v.regex(OPAQUE_ID)),
  keptAt: RECORD_PARTS.time,
  league: v.nullable(LEAGUE_SHAPE),
  /** Since version 4. */
  shortNames: v.exactOptional(v.pipe(v.array(SHORT_NAME), v.maxLength(MOST_SHORT_NAMES))),
});

export function makeLeague({ id, keptAt, league, shortNames }: LeagueRecord): string {
  return sealText('headpin-kept-league', KEPT_LEAGUE_VERSION, [
    ['id', JSON.stringify(id)],
    ['keptAt', JSON.stringify(keptAt)],
    ['league', league === null ? 'null' : leagueJson(league).trimEnd()],
    ['shortNames', JSON.stringify(league === null ? [] : shortNames)],
  ]);
}

export function parseLeague(bytes: Uint8Array): Reading<LeagueRecord> {
  const sought = { marker: 'headpin-kept-league', version: KEPT_LEAGUE_VERSION } as const;
  return unsealText<LeagueRecord>(sought, bytes, ({ content }) => {
    const reading = readAs(LEAGUE_RECORD_SCHEMA, content);
    if (reading.kind !== 'read') return reading;
    const { id, keptAt, league, shortNames } = withShortNames(reading.value);
    if (league === null) return { kind: 'read', value: { id, keptAt, league, shortNames } };
    const checked = leagueOfContent(withOlderTerms(league));
    return checked.ok
      ? { kind: 'read', value: { id, keptAt, league: checked.value, shortNames } }
      : damaged('rules');
  });
}

type Content = v.InferOutput<typeof LEAGUE_RECORD_SCHEMA>;

/** Before version 4 a name was shortened for one evening. */
function withShortNames(content: Content): Content & Pick<LeagueRecord, 'shortNames'> {
  return { ...content, shortNames: content.shortNames ?? [] };
}

/** Terms that a league did not have when it was kept are as they were then, not as they are usual today. */
function withOlderTerms(league: LeagueFile): LeagueFile {
  const { terms = {} } = league;
  return { ...league, terms: { ...terms, averages: { first: 'no-handicap', ...terms.averages } } };
}

const FILE = /^([0-9a-f]{24})\.json(?:\.prev)?$/u;

/** The id of the league whose file has this name, else null. */
export function leagueIn(file: string): OpaqueId | null {
  return FILE.exec(file)?.[1] ?? null;
}

export type LeagueFileRead = Reading<LeagueRecord> | { readonly kind: 'missing' };

/** Reads a kept league's file and checks that it is this league's. Rejects with the system's error. */
export async function readLeagueFile(disk: ReadDisk, path: string, id: OpaqueId): Promise<LeagueFileRead> {
  const document = await readBounded(disk, path, LARGEST_LEAGUE);
  if (document.kind !== 'bytes') return document;
  const reading = parseLeague(document.bytes);
  return reading.kind === 'read' && reading.value.id !== id ? damaged('wrong-name') : reading;
}
