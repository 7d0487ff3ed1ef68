import { err } from '../../../core/line/result.ts';
import { BRIDGE, type LaneBridge, type Noun } from '../../../contract/contract.ts';

const FORBIDDEN = (): Promise<unknown> => Promise.resolve(err({ code: 'forbidden' }));

/** A bridge with these calls; every other one of the contract is forbidden. */
export function bridgeOf(
  listen: LaneBridge['listen'],
  calls: { readonly [N in Noun]?: Partial<LaneBridge[N]> },
): LaneBridge {
  const nouns = Object.entries(BRIDGE).map(([noun, verbs]) => {
    const refused = Object.keys(verbs).map((verb) => [verb, FORBIDDEN] as const);
    return [noun, { ...Object.fromEntries(refused), ...calls[noun as Noun] }] as const;
  });
  return { ...Object.fromEntries(nouns), listen } as unknown as LaneBridge;
}
