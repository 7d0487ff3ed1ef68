import { computed, onMounted, shallowRef, type ComputedRef, type Ref } from 'vue';
import type { Failure, PrinterInfo } from '../../../contract/contract.ts';
import { failureSentence } from '../../lane/sentence.ts';
import { useHouse } from '../../lane/house.ts';
import { useHouseChanges } from '../../lane/house-changes.ts';
import { useStaff } from '../../lane/staff.ts';

/** The printers of a panel. */
export interface Printers {
  /** The system's printers; null until known. */
  readonly printers: Readonly<Ref<readonly PrinterInfo[] | null>>;
  /** The printer to use; null when there is none. */
  readonly printer: ComputedRef<PrinterInfo | null>;
  /** The reason for having no printer; empty when there is one, or while unknown. */
  readonly none: ComputedRef<string>;
  /** Chooses the next or previous one. */
  readonly step: (by: 1 | -1) => void;
}

/** Cards may have a printer of their own; `forCards` asks for that one. */
export function usePrinters(forCards: () => boolean = () => false): Printers {
  const house = useHouse();
  const { changeSettings } = useHouseChanges();
  const { allowed } = useStaff();
  const printers = shallowRef<readonly PrinterInfo[] | null>(null);
  const failure = shallowRef<Failure | null>(null);

  const printer = computed(() => {
    const list = printers.value ?? [];
    const { printer: usual, cardPrinter } = house.settings;
    const asked = forCards() ? (cardPrinter ?? usual) : usual;
    const wanted = list.find(({ name }) => name === asked);
    return wanted ?? list.find(({ isDefault }) => isDefault) ?? list[0] ?? null;
  });
  const none = computed(() => {
    const { panels, refusals } = house.text;
    if (failure.value?.code === 'print-silent') return panels.printerSilent;
    if (failure.value !== null) return failureSentence(refusals, failure.value);
    return printers.value !== null && printer.value === null ? panels.noPrinter : '';
  });

  onMounted(async () => {
    const found = await allowed((lane) => lane.printing.printers());
    if (!found.ok) failure.value = found.error;
    printers.value = found.ok ? found.value : [];
  });

  function step(by: 1 | -1): void {
    const list = printers.value ?? [];
    const here = list.findIndex(({ name }) => name === printer.value?.name);
    const next = list[(here + by + list.length) % list.length];
    if (next !== undefined)
      void changeSettings(forCards() ? { cardPrinter: next.name } : { printer: next.name });
  }

  return { printers, printer, none, step };
}
