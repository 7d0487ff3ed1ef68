import type { Decode } from '../text-bytes/encoding.ts';

/** Decodes as main does. */
export const decode: Decode = (encoding, bytes) => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};
