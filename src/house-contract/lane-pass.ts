/**
 * What a lane shows before TLS begins, as one more protocol in its hello (ALPN). The house reads it before it spends
 * anything on cryptography, so that a lane gets in while strangers at its own address flood the house. Each is good
 * once. A house of the version before takes no notice of it.
 */
import type { Hash } from '../core/chain/chain.ts';

const PASS = /headpin-lane\/1 ([0-9a-f]{16}) ([0-9a-f]{32}) ([0-9a-f]{64})/u;

export interface LanePass {
  /** Finds the lane's key, and says nothing about it. */
  readonly name: string;
  /** 128 random bits. */
  readonly once: string;
  readonly proof: string;
}

/** `keyHash` is the hash of the lane's key, which is all that the house has of it. */
export function passName(hash: Hash, keyHash: string): string {
  return hash(`headpin-lane name ${keyHash}`).slice(0, 16);
}

export function passProof(hash: Hash, keyHash: string, once: string): string {
  return hash(`headpin-lane proof ${keyHash} ${once}`);
}

/** The name of the protocol, in ASCII. */
export function lanePass(hash: Hash, keyHash: string, once: string): string {
  return `headpin-lane/1 ${passName(hash, keyHash)} ${once} ${passProof(hash, keyHash, once)}`;
}

/** The pass anywhere in the bytes of a hello, read as Latin-1; null if there is none. */
export function passIn(hello: string): LanePass | null {
  const [, name, once, proof] = PASS.exec(hello) ?? [];
  return name === undefined || once === undefined || proof === undefined ? null : { name, once, proof };
}
