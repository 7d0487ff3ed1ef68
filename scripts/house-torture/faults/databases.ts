import type { Fault } from './fault.ts';

const killed: Fault = {
  kind: 'database killed (kill -9)',
  group: 'database',
  share: 2,
  strike: async ({ database, hold }) => {
    await database.kill();
    await hold(1);
    await database.revive();
    return 1;
  },
};

const stopped: Fault = {
  kind: 'database stopped for long',
  group: 'database',
  strike: async ({ database, hold }) => {
    await database.stop();
    await hold(8);
    await database.revive();
    return 1;
  },
};

const powerCut: Fault = {
  kind: "power cut of the database's disk (ext4)",
  group: 'database',
  needsDisk: true,
  share: 2,
  strike: async ({ database, hold }) => {
    const isLost = await database.place.cutPower(() => database.kill());
    await hold(1);
    await database.revive();
    return isLost ? 1 : 0;
  },
};

const fullDisk: Fault = {
  kind: "the database's disk full",
  group: 'database',
  needsDisk: true,
  strike: async ({ database, hold }) => {
    const { place } = database;
    place.fill();
    await hold(3);
    const { isFull } = place;
    place.empty();
    await database.revive();
    return isFull ? 1 : 0;
  },
};

const failover: Fault = {
  kind: 'primary lost, standby promoted',
  group: 'database',
  strike: async ({ database, hold }) => {
    await database.failOver();
    await hold(2);
    await database.makeStandby();
    return 1;
  },
};

const oldCopy: Fault = {
  kind: 'house restored from an old copy',
  group: 'database',
  strike: async ({ database, hold }) => {
    const copy = await database.copy();
    await hold(5);
    await database.restore(copy);
    await database.makeStandby();
    return 1;
  },
};

export const databases: readonly Fault[] = [killed, stopped, powerCut, fullDisk, failover, oldCopy];
