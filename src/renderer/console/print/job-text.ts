import type { PrintJobState } from '../../../contract/contract.ts';
import type { PrintingText } from '../../../text/console/printing.ts';

/** A job that has not come out whole, in words; empty when there is nothing to say. */
export function jobText(text: PrintingText, job: PrintJobState | null): string {
  if (job === null || job.state === 'done') return '';
  const known: Readonly<Record<string, string>> = text.reasons;
  const why = job.reasons.map((reason) => known[reason] ?? reason).join(', ');
  const state = why === '' ? `${text.job[job.state]}.` : `${text.job[job.state]}: ${why}.`;
  const out = job.printed === null || job.state === 'waiting' ? '' : text.pagesOut(job.printed, job.pages);
  const again = job.state === 'stopped' || job.state === 'ended' ? text.again : '';
  return [state, out, again].filter((part) => part !== '').join(' ');
}
