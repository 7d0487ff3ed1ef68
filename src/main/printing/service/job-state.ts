import type { PrintJobState } from '../../../contract/contract.ts';
import type { Attribute, IppGroup, IppRequest } from './ipp.ts';
import type { SentJob } from './print-service.ts';

// Job states of RFC 8011: 3 pending, 4 held, 5 processing, 6 stopped, 7 cancelled, 8 aborted, 9 completed.
const STATES: ReadonlyMap<number, PrintJobState['state']> = new Map([
  [3, 'waiting'],
  [4, 'waiting'],
  [5, 'printing'],
  [6, 'stopped'],
  [7, 'ended'],
  [8, 'ended'],
  [9, 'done'],
]);
const PRINTER_STOPPED = 5;
const NOTHING = 'none';

export function jobRequest({ path, id }: SentJob, user: string): IppRequest {
  const asked = ['job-state', 'job-state-reasons', 'job-impressions-completed', 'job-media-sheets-completed'];
  return {
    operation: 'getJob',
    about: [
      printerUri(path),
      { name: 'job-id', tag: 'integer', values: [id] },
      { name: 'requesting-user-name', tag: 'name', values: [user] },
      { name: 'requested-attributes', tag: 'keyword', values: asked },
    ],
    job: [],
  };
}

export function printerRequest({ path }: SentJob): IppRequest {
  const asked = ['printer-state', 'printer-state-reasons'];
  return {
    operation: 'getPrinter',
    about: [printerUri(path), { name: 'requested-attributes', tag: 'keyword', values: asked }],
    job: [],
  };
}

function printerUri(path: string): Attribute {
  return { name: 'printer-uri', tag: 'uri', values: [`ipp://localhost${path}`] };
}

/** A job as the service tells of it and of its printer; null where it tells no state. */
export function jobStateOf(
  { printer, pages }: SentJob,
  job: IppGroup | undefined,
  at: IppGroup | undefined,
): PrintJobState | null {
  const told = STATES.get(numberIn(job, 'job-state') ?? 0);
  if (told === undefined) return null;
  const isHeld = told !== 'done' && told !== 'ended' && numberIn(at, 'printer-state') === PRINTER_STOPPED;
  const counted = numberIn(job, 'job-media-sheets-completed') ?? numberIn(job, 'job-impressions-completed');
  // Many services count nothing and say 0 to the end.
  const printed = told === 'done' ? pages : counted === 0 && told !== 'waiting' ? null : counted;
  return { state: isHeld ? 'stopped' : told, printed, pages, printer, reasons: reasonsIn(at) };
}

/** Without the severity behind a keyword: `media-jam-error` is `media-jam`. */
function reasonsIn(group: IppGroup | undefined): readonly string[] {
  const told = (group?.get('printer-state-reasons') ?? []).map((reason) =>
    String(reason).replace(/-(?:error|warning|report)$/u, ''),
  );
  return [...new Set(told)].filter((reason) => reason !== NOTHING && reason !== '');
}

function numberIn(group: IppGroup | undefined, name: string): number | null {
  const value = group?.get(name)?.[0];
  return typeof value === 'number' ? value : null;
}
