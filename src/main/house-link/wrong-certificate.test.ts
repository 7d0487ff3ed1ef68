import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databaseOfTests } from '../../house/testing/database.testing.ts';
import { houseAuthority, serverCertificate } from '../../house/tls/authority.ts';
import { PAUSES } from './house-link.ts';
import { RunningHouse, until, type HouseSecurity } from './testing/house.testing.ts';
import { LinkedLane } from './testing/linked-lane.testing.ts';

const database = databaseOfTests();

async function security(): Promise<HouseSecurity> {
  const folder = mkdtempSync(join(tmpdir(), 'headpin-certificates-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    https: await serverCertificate(folder, ['127.0.0.1']),
    authority: (await houseAuthority(folder)).cert,
  };
}

test('a lane that met a wrong certificate is back within half a minute of the right one', async () => {
  const own = await security();
  const house = await RunningHouse.begin(database(), own);
  const lane = await LinkedLane.at(house);
  await lane.delivered();
  await house.end();
  house.security = await security();
  await house.begin();
  await until(() => lane.link.status.kind === 'offline' && lane.link.status.trouble === 'certificate');
  await house.end();
  house.security = own;
  await house.begin();
  const id = await lane.begins('ANNA');
  await until(async () => (await house.facts(lane.lane.origin))[id] === 1);
  expect(PAUSES.longest).toBeLessThanOrEqual(30_000);
});
