import { computed, onMounted, ref, shallowRef, type ComputedRef, type Ref } from 'vue';
import type { Failure, PrinterInfo, SheetSubject } from '../../../preload/contract.ts';
import { failureSentence } from '../../lane/sentence.ts';
import { useLane } from '../../lane/store.ts';

/** The most copies of one press. */
const MOST_COPIES = 9;

/** What the print panel works with. */
export interface Printing {
  /** The system's printers; null until they are known. */
  readonly printers: Readonly<Ref<readonly PrinterInfo[] | null>>;
  /** The one that will be used; null when there is none. */
  readonly printer: ComputedRef<PrinterInfo | null>;
  /** Chooses the next or the one before. */
  readonly step: (by: 1 | -1) => void;
  readonly copies: Readonly<Ref<number>>;
  readonly changeCopies: (by: 1 | -1) => void;
  readonly working: Readonly<Ref<boolean>>;
  /** What came of it. */
  readonly told: ComputedRef<string>;
  readonly print: () => Promise<void>;
  readonly savePdf: () => Promise<void>;
}

/** What the last press led to; words are made when they are shown, as the language may change. */
type Outcome =
  | { readonly kind: 'printed' }
  | { readonly kind: 'saved'; readonly file: string; readonly onStick: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Printing and saving the sheet of the game on the board, or a blank one; a failure stays until the next press. */
export function usePrinting(kind: SheetSubject['kind']): Printing {
  const lane = useLane();
  const printers = shallowRef<readonly PrinterInfo[] | null>(null);
  const copies = ref(1);
  const working = ref(false);
  const outcome = shallowRef<Outcome | null>(null);

  const printer = computed(() => {
    const list = printers.value ?? [];
    const wanted = list.find(({ name }) => name === lane.settings.printer);
    return wanted ?? list.find(({ isDefault }) => isDefault) ?? list[0] ?? null;
  });
  const told = computed(() => {
    const text = lane.text.panels;
    switch (outcome.value?.kind) {
      case undefined:
        return '';
      case 'printed':
        return text.printed;
      case 'saved':
        return outcome.value.onStick
          ? text.savedOnStick(outcome.value.file)
          : text.savedInFolder(outcome.value.file);
      case 'failed':
        return failureSentence(lane.text.refusals, outcome.value.failure);
    }
  });

  onMounted(async () => {
    const found = await lane.printers();
    printers.value = found.ok ? found.value : [];
  });

  function step(by: 1 | -1): void {
    const list = printers.value ?? [];
    const here = list.findIndex(({ name }) => name === printer.value?.name);
    const next = list[(here + by + list.length) % list.length];
    if (next !== undefined) void lane.changeSettings({ printer: next.name });
  }

  function changeCopies(by: 1 | -1): void {
    copies.value = Math.min(MOST_COPIES, Math.max(1, copies.value + by));
  }

  function subject(): SheetSubject | null {
    if (kind === 'blank') return { kind };
    const gameId = lane.view?.id;
    return gameId === undefined ? null : { kind, gameId };
  }

  /** One job at a time: a second press while the first is under way is none. */
  async function job(run: (what: SheetSubject) => Promise<Outcome>): Promise<void> {
    const what = subject();
    if (what === null || working.value) return;
    working.value = true;
    outcome.value = null;
    try {
      outcome.value = await run(what);
    } finally {
      working.value = false;
    }
  }

  function print(): Promise<void> {
    return job(async (what) => {
      const order = { what, paper: lane.settings.paper, printer: printer.value?.name ?? null };
      const done = await lane.print({ ...order, copies: copies.value });
      return done.ok ? { kind: 'printed' } : { kind: 'failed', failure: done.error };
    });
  }

  function savePdf(): Promise<void> {
    return job(async (what) => {
      const done = await lane.savePdf({ what, paper: lane.settings.paper });
      return done.ok
        ? { kind: 'saved', file: done.value.file, onStick: done.value.place === 'stick' }
        : { kind: 'failed', failure: done.error };
    });
  }

  return { printers, printer, step, copies, changeCopies, working, told, print, savePdf };
}
