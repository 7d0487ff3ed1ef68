import type { Decode } from '../text-bytes/encoding.ts';

/** As main decodes. */
export const decode: Decode = (encoding, bytes) => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};
