import type { Failure } from '../../contract/contract.ts';
import type { Result } from '../../core/line/result.ts';
import type { Exports } from '../exports/exports.ts';
import type { Results } from '../matches/results.ts';
import type { Printing } from '../printing/printing.ts';

/** Runs a bowler's erasing while nothing is saved for people: that may have the name from before. */
export type Erasing = <T>(work: () => Promise<Result<T, Failure>>) => Promise<Result<T, Failure>>;

export function erasingIn({
  exports,
  printing,
  results,
}: {
  readonly exports: Pick<Exports, 'without'>;
  readonly printing: Pick<Printing, 'withoutPdfs'>;
  readonly results: Pick<Results, 'removing'>;
}): Erasing {
  return (work) => exports.without(() => printing.withoutPdfs(() => results.removing(null, work)));
}
