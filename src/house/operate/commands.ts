import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { resetManager } from '../accounts/first-account.ts';
import { Cluster, type ClusterOptions } from '../cluster/cluster.ts';
import { rebuild } from '../derive/rebuild.ts';
import { Archive, backUp } from './archive.ts';
import {
  knownHouse,
  writePrivate,
  IDENTITY,
  identityFile,
  identityIn,
  identityOf,
  takeIdentity,
} from './house-file.ts';
import { readSetUp } from './house-set-up.ts';
import { pathOf, placeOf, runningOwner, type Place } from './place.ts';
import { DATABASE } from './prepare.ts';
import { restore } from './restore.ts';
import { serveHouse } from './serve-house.ts';
import { endAfterErrors, endInTime } from './uncaught.ts';
import { HOUSE_SETTINGS } from './settings.ts';
import { becomeStandby, hasCluster, INVITATION, inviteStandby, promote, setSynchronous } from './standby.ts';
import { statusLines, statusOf } from './status.ts';

/** The options of every command, as they were given. */
export interface Given {
  readonly data: string;
  readonly config: string;
  readonly page: string;
  readonly to?: string | undefined;
  readonly from?: string | undefined;
  readonly at?: string | undefined;
  readonly keep?: string | undefined;
  readonly host?: string | undefined;
  readonly name?: string | undefined;
}

interface Command {
  readonly help: string;
  readonly act: (given: Given, say: (line: string) => void) => Promise<void>;
}

/** The file that goes from the primary's PC to the standby's. */
const SENT = v.strictObject({ standby: INVITATION, identity: IDENTITY });
type Sent = v.InferOutput<typeof SENT>;

/** The commands of `headpin-house`. A fault throws with words for whoever typed the command. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'make-database': {
    help: 'makes the database where there is none',
    act: async ({ data, config }) => {
      const place = placeOf(data);
      if (hasCluster(place.cluster)) return;
      const { databasePort } = readSetUp(config);
      const cluster = await Cluster.start({ ...clusterIn(place, config), port: databasePort });
      await cluster.stop();
    },
  },
  serve: {
    help: 'runs the service until it is stopped',
    act: async ({ data, config, page }, log) => {
      endAfterErrors();
      endInTime();
      await serveHouse({ place: placeOf(data), setUp: readSetUp(config), page, log, stop: stopSignal() });
    },
  },
  status: {
    help: 'says how database, standby and backups are [--to BACKUPS]',
    act: async ({ data, to }, say) => {
      const place = placeOf(data);
      const archive = to === undefined ? null : new Archive(pathOf(to));
      for (const line of statusLines(await statusOf(runningOwner(place), place.data, archive))) say(line);
    },
  },
  backup: {
    help: 'copies the database into a folder, and its WAL from then on: --to BACKUPS [--keep COPIES]',
    act: async ({ data, to, keep = '7' }, say) => {
      const copies = Number(keep);
      if (!Number.isInteger(copies) || copies < 1) throw new Error(`--keep takes a number, not "${keep}".`);
      const place = placeOf(data);
      const archive = new Archive(pathOf(needed(to, '--to')));
      const time = await backUp(runningOwner(place), archive, copies);
      writePrivate(identityFile(archive.folder), identityOf(place));
      say(`Backed up. Every moment from ${time.toISOString()} on can be restored.`);
    },
  },
  restore: {
    help: 'brings the stopped database back: --from BACKUPS [--at TIME, as 2026-11-26T18:30:00Z]',
    act: async ({ data, config, from, at }, say) => {
      const time = at === undefined ? null : new Date(at);
      if (time !== null && Number.isNaN(time.getTime()))
        throw new Error(`--at takes a time, not "${at ?? ''}".`);
      const place = placeOf(data);
      const archive = new Archive(pathOf(needed(from, '--from')));
      const identity = identityIn(archive.folder);
      const { cluster, before, newest } = await restore(clusterIn(place, config), archive, time);
      await cluster.stop();
      takeIdentity(place, identity);
      say(
        newest === null
          ? 'Restored, with no change since the backup was made.'
          : `Restored, with changes up to ${newest.toISOString()}.`,
      );
      say('The lanes bring what is missing as soon as the service runs.');
      if (before !== null) say(`What was there before lies in ${before}.`);
    },
  },
  'invite-standby': {
    help: 'lets another PC follow: --from ITS-ADDRESS/32 --host THIS-PC --to FILE',
    act: async ({ data, from, host, to }, say) => {
      const place = placeOf(data);
      const file = pathOf(needed(to, '--to'));
      const wish = { from: needed(from, '--from'), host: needed(host, '--host'), tls: place.tls };
      const standby = await inviteStandby(runningOwner(place), place.data, wish);
      writePrivate(file, { standby, identity: identityOf(place) } satisfies Sent);
      say(`${file} makes another PC the standby. It holds passwords: remove it afterwards.`);
    },
  },
  standby: {
    help: 'makes this PC the standby: --from FILE',
    act: async ({ data, config, from }, say) => {
      const place = placeOf(data);
      const sent = v.parse(SENT, JSON.parse(readFileSync(pathOf(needed(from, '--from')), 'utf8')));
      const cluster = await becomeStandby(clusterIn(place, config), sent.standby);
      await cluster.stop();
      takeIdentity(place, sent.identity);
      say('This PC is the standby as soon as its database runs.');
    },
  },
  synchronous: {
    help: 'acknowledges only what the standby has too; --to off ends that',
    act: async ({ data, to = 'on' }, say) => {
      if (to !== 'on' && to !== 'off') throw new Error(`--to takes on or off, not "${to}".`);
      await setSynchronous(runningOwner(placeOf(data)), to === 'on');
      say(`synchronous: ${to}`);
    },
  },
  promote: {
    help: 'makes the standby here the primary; the old one must be off',
    act: async ({ data }, say) => {
      await promote(runningOwner(placeOf(data)));
      say('This database takes the writes now. Back it up into a folder of its own.');
    },
  },
  'reset-password': {
    help: 'gives a manager a new password: --name NAME',
    act: async ({ data, name = 'manager' }, say) => {
      const place = placeOf(data);
      const { id } = knownHouse(place.houseFile);
      const told = await resetManager(runningOwner(place, DATABASE), id, name);
      if (told === null) throw new Error(`There is no manager called ${name}.`);
      say(`${told.name}: ${told.password}`);
    },
  },
  rebuild: {
    help: 'computes again whatever follows from the facts',
    act: async ({ data }, say) => {
      const games = await rebuild(runningOwner(placeOf(data), DATABASE));
      say(`${String(games)} games.`);
    },
  },
};

/** With the settings of an installed house: a copy starts only where these allow as much as the original's did. */
function clusterIn({ cluster, postgres }: Place, config: string): ClusterOptions {
  const file = join(dirname(config), 'postgresql.conf');
  const settings = existsSync(file) ? { ...HOUSE_SETTINGS, config_file: file } : HOUSE_SETTINGS;
  return { folder: cluster, postgres, settings };
}

/** Any other command is ended by a signal as every program is. */
function stopSignal(): AbortSignal {
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stopped.abort();
    });
  return stopped.signal;
}

function needed(value: string | undefined, option: string): string {
  if (value === undefined) throw new Error(`${option} is missing.`);
  return value;
}
