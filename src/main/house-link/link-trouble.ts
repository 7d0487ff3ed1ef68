/** Why the house does not answer as it should. */
export const LINK_TROUBLES = [
  /** Nobody there, no network, or no answer in time. */
  'unreachable',
  /** It cannot work now: its database is gone, or full. */
  'unready',
  /** Not the house that this lane was paired with. */
  'certificate',
  /** The lane's key holds no longer: the lane was removed, or paired anew. */
  'revoked',
  /** House and lane are too many versions apart. */
  'protocol',
  /** Something else answers at this address. */
  'no-house',
] as const;
export type LinkTrouble = (typeof LINK_TROUBLES)[number];

/** Ends what is done in a connection; the link tries again later. */
export class LinkLost extends Error {
  readonly trouble: LinkTrouble;

  constructor(trouble: LinkTrouble, detail = '') {
    super(detail === '' ? trouble : `${trouble}: ${detail}`);
    this.name = 'LinkLost';
    this.trouble = trouble;
  }
}

const CERTIFICATE = /CERT|SIGNATURE|ALTNAME|ERR_TLS|ERR_SSL|SELF_SIGNED|UNABLE_TO/u;

/** What an error of Node's sockets means. */
export function lostBy(error: unknown): LinkLost {
  if (error instanceof LinkLost) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new LinkLost(CERTIFICATE.test(code) ? 'certificate' : 'unreachable', code);
}
