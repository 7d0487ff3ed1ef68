import * as v from 'valibot';

/** A PIN or recovery code as it is kept: hash and salt in hex, never the digits. */
export const KEPT_SECRET = v.strictObject({
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
});
export type KeptSecret = Readonly<v.InferOutput<typeof KEPT_SECRET>>;
