import type { LinkTrouble } from '../../contract/contract.ts';

/** Ends the work of a connection; the link tries again later. */
export class LinkLost extends Error {
  readonly trouble: LinkTrouble;
  readonly detail: string;

  constructor(trouble: LinkTrouble, detail = '') {
    super(detail === '' ? trouble : `${trouble}: ${detail}`);
    this.name = 'LinkLost';
    this.trouble = trouble;
    this.detail = detail;
  }
}

/** Codes of Node for OpenSSL's verdicts; a name against an authority's constraints is `UNSPECIFIED`. */
const CERTIFICATE =
  /CERT|SIGNATURE|ALTNAME|ERR_TLS|ERR_SSL|SELF_SIGNED|UNABLE_TO|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME|UNSPECIFIED/u;

/** The trouble behind an error of Node's sockets. */
export function lostBy(error: unknown): LinkLost {
  if (error instanceof LinkLost) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new LinkLost(CERTIFICATE.test(code) ? 'certificate' : 'unreachable', code);
}
