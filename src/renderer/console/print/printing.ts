import {
  computed,
  onBeforeUnmount,
  onMounted,
  onScopeDispose,
  ref,
  shallowRef,
  type ComputedRef,
  type Ref,
} from 'vue';
import type {
  Failure,
  Paper,
  PrintJobState,
  SavedFile,
  SavePlace,
  SheetSubject,
} from '../../../contract/contract.ts';
import { failureSentence } from '../../lane/sentence.ts';
import { useHouse } from '../../lane/house.ts';
import { useStaff } from '../../lane/staff.ts';
import type { PrintingText } from '../../../text/console/printing.ts';

/** In milliseconds. Someone who reads "export folder" may plug a stick in. */
const LOOK_AGAIN = 2_000;

/** Printing and saving a sheet; neither waits for the other. */
export interface Printing {
  readonly printing: Readonly<Ref<boolean>>;
  readonly saving: Readonly<Ref<boolean>>;
  /** The result of the last press or that it is under way; empty before any. */
  readonly told: ComputedRef<string>;
  readonly print: (printer: string | null, copies: number) => Promise<void>;
  readonly savePdf: () => Promise<void>;
}

/** The last press's result. Its words are made when shown, as the language may change. */
type JobOutcome =
  | { readonly kind: 'printed' }
  | { readonly kind: 'saved'; readonly saved: SavedFile }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Prints and saves a sheet; an error message stays until the next press. */
export function usePrinting(subject: () => SheetSubject | null, paper: () => Paper): Printing {
  const house = useHouse();
  const { allowed, request } = useStaff();
  const printing = ref(false);
  const saving = ref(false);
  const outcome = shallowRef<JobOutcome | null>(null);
  const job = shallowRef<PrintJobState | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onScopeDispose(() => {
    clearTimeout(timer);
  });

  /** Follows the sent job until it is over: a jam on the second page is said as soon as the printer says it. */
  async function follow(): Promise<void> {
    clearTimeout(timer);
    const found = await allowed((lane) => lane.printing.look());
    job.value = found.ok ? found.value : null;
    const state = job.value?.state;
    if (state === 'waiting' || state === 'printing' || state === 'stopped')
      timer = setTimeout(() => void follow(), LOOK_AGAIN);
  }

  const told = computed(() => {
    const text = house.text.panels;
    switch (outcome.value?.kind) {
      case undefined:
        return printing.value || saving.value ? text.working : '';
      case 'printed':
        return jobText(house.text.printing, job.value) || text.printed;
      case 'saved':
        return savedText(outcome.value.saved);
      case 'failed':
        return failureSentence(house.text.refusals, outcome.value.failure);
    }
  });

  function savedText({ file, place }: SavedFile): string {
    const text = house.text.panels;
    return place.kind === 'stick' ? text.savedOnStick(file, place.name) : text.savedInFolder(file);
  }

  /** One job of each kind at a time; a second press meanwhile is ignored. */
  async function once(busy: Ref<boolean>, run: (what: SheetSubject) => Promise<JobOutcome>): Promise<void> {
    const what = subject();
    if (what === null || busy.value) return;
    busy.value = true;
    outcome.value = null;
    try {
      outcome.value = await run(what);
    } finally {
      busy.value = false;
    }
  }

  function print(printer: string | null, copies: number): Promise<void> {
    return once(printing, async (what) => {
      const done = await request((lane) => lane.printing.print({ what, paper: paper(), printer, copies }));
      job.value = null;
      if (done.ok) void follow();
      return done.ok ? { kind: 'printed' } : { kind: 'failed', failure: done.error };
    });
  }

  function savePdf(): Promise<void> {
    return once(saving, async (what) => {
      const done = await request((lane) => lane.printing.savePdf({ what, paper: paper() }));
      return done.ok ? { kind: 'saved', saved: done.value } : { kind: 'failed', failure: done.error };
    });
  }

  return { printing, saving, told, print, savePdf };
}

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

/** The place of the next PDF in words; empty until known. Follows sticks that are plugged in or pulled out. */
export function usePdfPlace(): ComputedRef<string> {
  const house = useHouse();
  const { allowed } = useStaff();
  const place = shallowRef<SavePlace | null>(null);
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look(): Promise<void> {
    const found = await allowed((lane) => lane.printing.pdfPlace());
    if (found.ok) place.value = found.value;
  }

  onMounted(() => {
    void look();
    timer = setInterval(() => void look(), LOOK_AGAIN);
  });
  onBeforeUnmount(() => {
    clearInterval(timer);
  });

  return computed(() => {
    const { panels } = house.text;
    switch (place.value?.kind) {
      case undefined:
        return '';
      case 'stick':
        return panels.toStick(place.value.name);
      case 'export-folder':
        return panels.toFolder;
    }
  });
}
