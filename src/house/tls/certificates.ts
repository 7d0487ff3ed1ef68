import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import {
  BasicConstraintsExtension,
  Extension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509Certificate,
  X509CertificateGenerator,
  type Name,
} from '@peculiar/x509';
import type { Certificate } from '../service/service.ts';

const DAY = 24 * 60 * 60_000;
/** Valid a little earlier, because a lane's clock may be slow. */
const EARLIER_DAYS = 2;
const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/** RFC 5280, 4.2.1.10. */
const NAME_CONSTRAINTS = '2.5.29.30';

/** No host name: OpenSSL compares one with the authority's constraints where there are addresses alone. */
const SERVER = [{ CN: ['Headpin house'] }];

type Subject = Name | { readonly [attribute: string]: string[] }[];

interface Wanted {
  readonly subject: Subject;
  readonly days: number;
  readonly extensions: Extension[];
}

/** An authority that signs itself, with a new key or, if it is issued `anew`, with the one and the name that it has. */
export async function authorityFor(
  name: string,
  days: number,
  constraints: Buffer,
  anew: Certificate | null = null,
): Promise<Certificate> {
  const key = anew?.key ?? newKey();
  const subject = anew === null ? [{ CN: [name] }] : new X509Certificate(anew.cert).subjectName;
  const extensions = [
    new BasicConstraintsExtension(true, 0, true),
    new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    new Extension(NAME_CONSTRAINTS, true, new Uint8Array(constraints)),
  ];
  return { key, cert: await signed({ subject, days, extensions }, key, { subject, key }) };
}

/** A server's certificate for these hosts, with a new key. */
export async function serverFor(
  hosts: readonly string[],
  days: number,
  authority: Certificate,
): Promise<Certificate> {
  const key = newKey();
  const extensions = [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
    new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
    new SubjectAlternativeNameExtension(
      hosts.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value })),
    ),
  ];
  const issuer = { subject: new X509Certificate(authority.cert).subjectName, key: authority.key };
  return { key, cert: await signed({ subject: SERVER, days, extensions }, key, issuer) };
}

/** The DER of an authority's name constraints; null if it has none. */
export function constraintsOf(cert: string): Buffer | null {
  const found = new X509Certificate(cert).getExtension(NAME_CONSTRAINTS);
  return found === null ? null : Buffer.from(found.value);
}

async function signed(
  { subject, days, extensions }: Wanted,
  key: string,
  issuer: { readonly subject: Subject; readonly key: string },
): Promise<string> {
  const now = Date.now();
  const made = await X509CertificateGenerator.create({
    ...{ subject, issuer: issuer.subject, extensions, signingAlgorithm: EC },
    notBefore: new Date(now - EARLIER_DAYS * DAY),
    notAfter: new Date(now + days * DAY),
    publicKey: await crypto.subtle.importKey('spki', der(createPublicKey(key), 'spki'), EC, true, ['verify']),
    signingKey: await crypto.subtle.importKey('pkcs8', der(createPrivateKey(issuer.key), 'pkcs8'), EC, true, [
      'sign',
    ]),
  });
  return `${made.toString('pem')}\n`;
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function der(key: KeyObject, type: 'spki' | 'pkcs8'): Uint8Array<ArrayBuffer> {
  return new Uint8Array(key.export({ type, format: 'der' }));
}
