/**
 * The code by which a paper or a file is compared with another: the first eight hexadecimal digits of a SHA-256, as
 * `7F3A 91C2`. Who knows bytes computes the digest.
 */
export function checkCodeText(digest: Uint8Array): string {
  const [one = '', two = '', three = '', four = ''] = Array.from(digest.subarray(0, 4), hexadecimal);
  return `${one}${two} ${three}${four}`;
}

function hexadecimal(byte: number): string {
  return byte.toString(16).padStart(2, '0').toUpperCase();
}
