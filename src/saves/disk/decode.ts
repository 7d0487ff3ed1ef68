import type { Decode } from '../../league-files/text-bytes/encoding.ts';

/** A file's bytes as text; null where they are none in this encoding. */
export const decode: Decode = (encoding, bytes) => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};
