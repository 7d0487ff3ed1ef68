import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../cluster/free-port.ts';
import type { ServiceConfig } from '../operate/service-config.ts';
import { Serving } from '../operate/serving.ts';
import { HouseService } from '../service/house-service.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { earlierAuthority } from '../testing/earlier-authority.testing.ts';
import { houseAuthority, keepAuthority, leftOut, serverCertificate } from './authority.ts';
import { constraintsOf } from './certificates.ts';

const database = databaseOfTests();
const DAY = 24 * 60 * 60_000;
const HOSTS = ['127.0.0.1', 'desk.house.test', '::1'];

afterEach(() => {
  vi.useRealTimers();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headpin-tls-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** The answer's status, or the error's code. */
async function asked(url: string, ca: string | undefined): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    request(url, { ...(ca === undefined ? {} : { ca }), agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', (fault: NodeJS.ErrnoException) => {
        resolve(fault.code);
      })
      .end();
  });
}

test('the authority is made once, and only its owner can read its key', async () => {
  const folder = newFolder();
  const made = await houseAuthority(folder);
  expect(await houseAuthority(folder)).toEqual(made);
  expect(statSync(join(folder, 'authority.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'authority.pem'), 'utf8')).not.toContain('PRIVATE KEY');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const cert = new X509Certificate(made.cert);
  expect([
    cert.ca,
    cert.publicKey.asymmetricKeyType,
    cert.publicKey.asymmetricKeyDetails?.namedCurve,
  ]).toEqual([true, 'ec', 'prime256v1']);
});

test('a lane that trusts the authority reaches the house by each of its names, and no other lane does', async () => {
  const folder = newFolder();
  const { cert: authority } = await houseAuthority(folder);
  const { cert: another } = await houseAuthority(newFolder());
  const house = await HouseService.begin({
    ...{ database: database().service, house: HOUSE.id, hosts: HOSTS, page: null, authority },
    https: await serverCertificate(folder, HOSTS),
    log: () => undefined,
  });
  onTestFinished(() => house.end());
  const listening = await house.listen({ host: '127.0.0.1', port: 0 });
  if (!listening.ok) expect.fail(listening.error);
  const at = `${listening.value}/health`;
  expect(await asked(at, authority)).toBe(200);
  expect(await asked(at.replace('127.0.0.1', 'localhost'), authority)).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  expect(await asked(at, another)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
  expect(await asked(at, undefined)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
});

test('a certificate is kept until it is about to end or the hosts change, and its successor has the same authority', async () => {
  const folder = newFolder();
  const authority = new X509Certificate((await houseAuthority(folder)).cert);
  const first = await serverCertificate(folder, HOSTS);
  expect(await serverCertificate(folder, HOSTS)).toEqual(first);
  const fewer = await serverCertificate(folder, ['127.0.0.1']);
  expect(new X509Certificate(fewer.cert).checkHost('desk.house.test')).toBe(undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300 * DAY });
  expect(await serverCertificate(folder, ['127.0.0.1'])).toEqual(fewer);
  vi.setSystemTime(Date.now() + 50 * DAY);
  const renewed = new X509Certificate((await serverCertificate(folder, ['127.0.0.1'])).cert);
  expect(renewed.validToDate.getTime() - Date.now()).toBeGreaterThan(390 * DAY);
  expect(renewed.verify(authority.publicKey)).toBe(true);
});

test('a running service changes to its renewed certificate, which lanes trust like the old one', async () => {
  const folder = newFolder();
  const { cert: authority } = await houseAuthority(folder);
  await serverCertificate(folder, ['127.0.0.1']);
  const port = await freePort();
  const file = (name: string): string => join(folder, name);
  const config: ServiceConfig = {
    ...{ databases: [database().service], house: HOUSE.id, names: ['127.0.0.1'], page: null },
    listen: { host: '127.0.0.1', port },
    https: { key: file('server.key'), cert: file('server.pem'), authority: file('authority.pem') },
  };
  const serving = new Serving(config, () => undefined);
  const at = await serving.begin();
  onTestFinished(() => serving.end());
  const byName = `${at.replace('127.0.0.1', 'localhost')}/health`;
  expect(await asked(byName, authority)).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  await serverCertificate(folder, ['127.0.0.1', 'localhost']);
  serving.renew();
  expect(await asked(byName, authority)).toBe(200);
});

test('an authority lasts five years, is issued anew in time with the same key, and both trust what it signs', async () => {
  const folder = newFolder();
  const first = await houseAuthority(folder, HOSTS);
  const years = (new X509Certificate(first.cert).validToDate.getTime() - Date.now()) / (365 * DAY);
  expect(years).toBeCloseTo(5, 1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 700 * DAY });
  expect(await houseAuthority(folder, HOSTS)).toEqual(first);
  vi.setSystemTime(Date.now() + 100 * DAY);
  const server = new X509Certificate((await serverCertificate(folder, HOSTS)).cert);
  const second = await houseAuthority(folder, HOSTS);
  expect(second.key).toBe(first.key);
  for (const { cert } of [first, second]) {
    const authority = new X509Certificate(cert);
    expect([server.checkIssued(authority), server.verify(authority.publicKey)]).toEqual([true, true]);
  }
  expect(constraintsOf(second.cert)).toEqual(constraintsOf(first.cert));
  expect(new X509Certificate(second.cert).validToDate.getTime() - Date.now()).toBeGreaterThan(1800 * DAY);
});

test('an authority of the version before is limited to this house, and lanes that have it go on', async () => {
  const folder = newFolder();
  const before = await earlierAuthority();
  keepAuthority(folder, before);
  const server = new X509Certificate((await serverCertificate(folder, HOSTS)).cert);
  const after = await houseAuthority(folder, HOSTS);
  expect([after.key === before.key, constraintsOf(before.cert), constraintsOf(after.cert) !== null]).toEqual([
    true,
    null,
    true,
  ]);
  expect(server.checkIssued(new X509Certificate(before.cert))).toBe(true);
});

test('a host for which the authority may not vouch is left out of the certificate, so that lanes trust the rest', async () => {
  const folder = newFolder();
  const authority = await houseAuthority(folder, ['front.bowl.example']);
  const hosts = ['front.bowl.example', 'desk.lan', '203.0.113.7', 'other.example'];
  const { cert } = await serverCertificate(folder, hosts);
  expect(new X509Certificate(cert).subjectAltName).toBe('DNS:front.bowl.example, DNS:desk.lan');
  expect(leftOut(authority, hosts)).toEqual(['203.0.113.7', 'other.example']);
});

test('a damaged certificate is replaced, but never a damaged authority, because lanes trust the old one', async () => {
  const folder = newFolder();
  const kept = await houseAuthority(folder);
  await serverCertificate(folder, HOSTS);
  writeFileSync(join(folder, 'server.pem'), readFileSync(join(folder, 'server.pem')).subarray(0, 200));
  const again = new X509Certificate((await serverCertificate(folder, HOSTS)).cert);
  expect(again.verify(new X509Certificate(kept.cert).publicKey)).toBe(true);
  writeFileSync(join(folder, 'authority.pem'), 'half a file');
  await expect(serverCertificate(folder, HOSTS)).rejects.toThrow('authority.pem');
  expect(readFileSync(join(folder, 'authority.pem'), 'utf8')).toBe('half a file');
});
