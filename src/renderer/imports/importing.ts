import { computed, onMounted, onScopeDispose, ref, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import type { Failure, ImportReport, ImportSources, SourceEncoding, Take } from '../../contract/contract.ts';
import type { Result } from '../../core/line/result.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type { Encoding } from '../../league-files/text-bytes/encoding.ts';
import type { ImportsText } from '../../text/imports/imports.ts';
import { useMessages } from '../lane/messages.ts';
import { useStaff, type Request } from '../lane/staff.ts';

/** Milliseconds between two looks at how far an import is. */
const PACE = 500;

/** What main does for this page, or how the last of it ended early. */
type Work =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' | 'adding'; readonly done: number; readonly isStopped: boolean }
  | { readonly kind: 'ended'; readonly what: 'reading' | 'adding'; readonly isStopped: boolean };

export interface Importing {
  readonly found: Readonly<ShallowRef<ImportSources | null>>;
  readonly chosen: Readonly<ShallowRef<readonly OpaqueId[]>>;
  readonly report: Readonly<ShallowRef<ImportReport | null>>;
  readonly takes: Readonly<ShallowRef<ReadonlyMap<OpaqueId, Take>>>;
  readonly doing: ComputedRef<'reading' | 'adding' | null>;
  /** How far it is, or how it ended; empty where the report says it. */
  readonly said: ComputedRef<string>;
  readonly look: () => Promise<void>;
  readonly press: (id: OpaqueId) => Promise<void>;
  /** Reads again, with a file in this encoding. */
  readonly readAs: (source: OpaqueId, encoding: Encoding) => Promise<void>;
  readonly take: (key: OpaqueId, what: Take) => void;
  readonly add: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Chosen sources are read at once; their games are added at a press. `finished` is called when main has answered. */
export function useImporting(text: ComputedRef<ImportsText>, finished: () => void): Importing {
  const { told } = useMessages();
  const { allowed, request } = useStaff();
  const found = shallowRef<ImportSources | null>(null);
  const chosen = shallowRef<readonly OpaqueId[]>([]);
  const report = shallowRef<ImportReport | null>(null);
  const takes = shallowRef<ReadonlyMap<OpaqueId, Take>>(new Map());
  /** What staff said of the chosen files. */
  let encodings: readonly SourceEncoding[] = [];
  const work = shallowRef<Work>({ kind: 'none' });
  const isLooking = ref(false);

  const doing = computed(() => {
    const { kind } = work.value;
    return kind === 'reading' || kind === 'adding' ? kind : null;
  });
  const said = computed(() => {
    const now = work.value;
    switch (now.kind) {
      case 'none':
        return '';
      case 'reading':
      case 'adding':
        return text.value[now.kind](now.done);
      case 'ended':
        return now.isStopped
          ? text.value.ended[now.what]
          : `${text.value.noAnswer} ${text.value.ended[now.what]}`;
    }
  });

  async function look(): Promise<void> {
    if (isLooking.value || doing.value !== null) return;
    isLooking.value = true;
    [found.value, chosen.value, report.value, work.value] = [null, [], null, { kind: 'none' }];
    const looked = await request((lane) => lane.imports.sources());
    // Main answers once an import of an earlier visit to this page is done.
    work.value = { kind: 'none' };
    isLooking.value = false;
    if (looked.ok) found.value = looked.value;
  }

  /** Main reads one choice after another; only the last one's answer is shown. */
  async function press(id: OpaqueId): Promise<void> {
    if (doing.value === 'adding') return;
    const others = chosen.value.filter((one) => one !== id);
    encodings = encodings.filter(({ source }) => source !== id);
    await read(others.length === chosen.value.length ? [...others, id] : others);
  }

  async function readAs(source: OpaqueId, encoding: Encoding): Promise<void> {
    if (doing.value === 'adding') return;
    encodings = [...encodings.filter((one) => one.source !== source), { source, encoding }];
    await read([...chosen.value]);
  }

  async function read(mine: readonly OpaqueId[]): Promise<void> {
    chosen.value = mine;
    report.value = null;
    if (doing.value !== null) await allowed((lane) => lane.imports.stop());
    work.value = { kind: 'none' };
    if (mine.length > 0 && mine === chosen.value)
      await ask('reading', mine, (lane) => lane.imports.read(mine, encodings));
  }

  async function add(): Promise<void> {
    const { value } = report;
    if (value === null || doing.value !== null) return;
    const choices = [...takes.value].map(([key, what]) => ({ key, take: what }));
    await ask('adding', chosen.value, (lane) => lane.imports.add(value.look, choices));
  }

  async function ask(
    what: 'reading' | 'adding',
    mine: readonly OpaqueId[],
    send: Request<ImportReport>,
  ): Promise<void> {
    work.value = { kind: what, done: 0, isStopped: false };
    const answer = await allowed((lane) => heard(send(lane)));
    if (mine !== chosen.value) return;
    const isEnded = !answer.ok && answer.error.code === 'reading-ended';
    work.value = isEnded ? { kind: 'ended', what, isStopped: isStopped() } : { kind: 'none' };
    takes.value = new Map();
    // What was added counts differently now: the sources are chosen again.
    report.value = answer.ok ? answer.value : null;
    if (isEnded) chosen.value = [];
    finished();
  }

  /** An import that ended early is not a refusal: the page itself says how it ended. */
  async function heard(sent: Promise<Result<ImportReport, Failure>>): typeof sent {
    const answer = await sent;
    return !answer.ok && answer.error.code === 'reading-ended' ? answer : told(sent);
  }

  function isStopped(): boolean {
    return work.value.kind !== 'none' && work.value.isStopped;
  }

  async function stop(): Promise<void> {
    const now = work.value;
    if (now.kind === 'reading' || now.kind === 'adding') work.value = { ...now, isStopped: true };
    await allowed((lane) => lane.imports.stop());
  }

  async function progress(): Promise<void> {
    if (doing.value === null && !isLooking.value) return;
    const now = await allowed((lane) => lane.imports.progress());
    if (!now.ok || now.value === null) return;
    const { read, added } = now.value;
    if (isLooking.value) work.value = { kind: 'adding', done: added, isStopped: isStopped() };
    else if (work.value.kind === 'adding') work.value = { ...work.value, done: added };
    else if (work.value.kind === 'reading') work.value = { ...work.value, done: read };
  }

  const timer = setInterval(() => void progress(), PACE);
  onScopeDispose(() => {
    clearInterval(timer);
    // Nobody waits for what is only looked at.
    if (doing.value === 'reading') void allowed((lane) => lane.imports.stop());
  });
  onMounted(look);

  return {
    ...{ found, chosen, report, takes, doing, said, look, press, readAs, add, stop },
    take: (key, what) => void (takes.value = new Map([...takes.value, [key, what]])),
  };
}
