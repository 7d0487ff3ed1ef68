import { setTimeout as pause } from 'node:timers/promises';
import { houseFile } from './house-file.ts';
import { leftOutLines, listeningOf, type HouseSetUp } from './house-set-up.ts';
import { ownerAt, type Place } from './place.ts';
import { prepareDatabase, type Prepared } from './prepare.ts';
import { primaryOf } from './primary.ts';
import { Serving } from './serving.ts';

/** Milliseconds until the database is asked again. */
const AGAIN = 2_000;
/** Milliseconds between two checks of the certificate. */
const DAY = 24 * 60 * 60_000;

export interface ServedHouse {
  readonly place: Place;
  readonly setUp: HouseSetUp;
  readonly page: string;
  readonly log: (line: string) => void;
  readonly stop: AbortSignal;
}

/** Runs an installed house's service, and waits for its database first; resolves when it is stopped. */
export async function serveHouse({ place, setUp, page, log, stop }: ServedHouse): Promise<void> {
  const house = houseFile(place.houseFile, setUp.name);
  const at = [{ host: '127.0.0.1', port: setUp.databasePort }, ...setUp.otherDatabases];
  const prepared = await preparedHouse();
  if (prepared === null) return;
  const { account, migrations, service } = prepared;
  if (migrations.length > 0) log(`database: ${migrations.join(', ')}`);
  if (account !== null)
    log(`the first account is ${account.name}, and its password, shown this once: ${account.password}`);
  const listening = await listeningOf({ ...setUp, tls: place.tls });
  for (const line of leftOutLines(place.tls, listening)) log(line);
  const databases = at.map((one) => ({ ...service, ...one }));
  const serving = new Serving({ ...listening, databases, page, house: house.id }, log);
  log(`serves ${await serving.begin()}`);
  for (;;) {
    await pause(DAY, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) break;
    await renewed();
  }
  await serving.end();

  /** Renews the certificate of a service that runs for months. */
  async function renewed(): Promise<void> {
    try {
      await listeningOf({ ...setUp, tls: place.tls });
      serving.renew();
    } catch (fault) {
      log(`the certificate: ${String(fault)}`);
    }
  }

  /** Null if it was stopped before. */
  async function preparedHouse(): Promise<Prepared | null> {
    for (let said = ''; !stop.aborted;) {
      try {
        const primary = await primaryOf(at.map((one) => ownerAt(place.cluster, one)));
        if (primary !== null) return await prepareDatabase(primary, house);
        said = told('no database takes writes yet', said);
      } catch (fault) {
        said = told(String(fault), said);
      }
      await pause(AGAIN, undefined, { signal: stop }).catch(() => undefined);
    }
    return null;
  }

  /** Logs a repeated message once. */
  function told(words: string, before: string): string {
    if (words !== before) log(words);
    return words;
  }
}
