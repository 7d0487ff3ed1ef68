import type { FastifyReply } from 'fastify';

/** The code of a refusal, which the page and the lane turn into a sentence. */
export interface Refused {
  readonly code: string;
}

export function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ code } satisfies Refused);
}

/** How a thrown error is answered. An error without a row here is a bug. */
export function answerTo(fault: unknown): { readonly status: number; readonly code: string } {
  const { code, status, message } = partsOf(fault);
  if (code === 'FST_ERR_VALIDATION') return { status: 400, code: 'invalid' };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { status: 413, code: 'too-large' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { status: 415, code: 'not-json' };
  // Text that PostgreSQL cannot store: a NUL, half a surrogate pair.
  if (/^22[0-9A-Z]{3}$/u.test(code)) return { status: 400, code: 'invalid' };
  // The database's disk is full, or another of its resources is exhausted.
  if (/^53[0-9A-Z]{3}$/u.test(code)) return { status: 503, code: 'database-full' };
  if (isGone(code, message)) return { status: 503, code: 'database-gone' };
  if (status >= 400 && status < 500) return { status, code: status === 429 ? 'too-many' : 'invalid' };
  return { status: 500, code: 'bug' };
}

/**
 * The server stops, starts, recovers, cannot be reached or has lost its disk, or a standby takes no writes
 * yet.
 */
function isGone(code: string, message: string): boolean {
  return (
    /^(?:08|57P|58)[0-9A-Z]+$/u.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', '25006'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/u.test(
      message,
    )
  );
}

function partsOf(fault: unknown): {
  readonly code: string;
  readonly status: number;
  readonly message: string;
} {
  if (typeof fault !== 'object' || fault === null) return { code: '', status: 0, message: String(fault) };
  return {
    code: 'code' in fault && typeof fault.code === 'string' ? fault.code : '',
    status: 'statusCode' in fault && typeof fault.statusCode === 'number' ? fault.statusCode : 0,
    message: 'message' in fault && typeof fault.message === 'string' ? fault.message : '',
  };
}
