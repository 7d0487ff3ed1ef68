import { afterAll, beforeAll, expect } from 'vitest';
import { laneRoutes } from '../lanes/routes.ts';
import { Service } from '../service/service.ts';
import { databaseOfTests, type TestDatabase } from './database.testing.ts';
import { knownLane, type TestLane } from './lane.testing.ts';

export interface LaneService {
  readonly database: TestDatabase;
  readonly service: Service;
  readonly lane: TestLane;
}

/**
 * For one test file: a service with only the lanes' routes and no socket, and lane 7. It logs only refusals.
 */
export function laneServiceOfTests(): () => LaneService {
  const database = databaseOfTests();
  const said: string[] = [];
  let made: LaneService | null = null;
  beforeAll(async () => {
    const { pool } = database();
    const rooms = [laneRoutes({ pool, authority: null })];
    const service = await Service.of({ pool, https: null, rooms, log: (line) => said.push(line) });
    made = { database: database(), service, lane: await knownLane(database(), 7) };
  });
  afterAll(async () => {
    await made?.service.close();
    expect(said.filter((line) => !line.includes('refused with'))).toEqual([]);
  });
  return () => {
    if (made === null) throw new Error('The service begins before the tests.');
    return made;
  };
}
