import { readFileSync } from 'node:fs';
import type { ElectronApplication } from '@playwright/test';
import { PRESSED, SHOWN } from './probe.ts';

/** The trace event's fields used here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly event_latency?: { readonly event_type?: string };
    readonly chrome_frame_reporter?: { readonly state?: string };
  };
}

/** Chromium's work between a key and its frame, by its trace names. */
const WORK = {
  script: ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'FireAnimationFrame', 'V8.GCScavenger'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  raster: ['RasterTask'],
} as const;
export type Work = keyof typeof WORK;
export const WORKS = Object.keys(WORK).filter((name): name is Work => Object.hasOwn(WORK, name));

/** The trace's times per key, in milliseconds. */
export interface Traced {
  /** Time of each kind of work between a key and its presented frame, per key. */
  readonly work: Readonly<Record<Work, readonly number[]>>;
  /** From a key to the first presented frame with the changed board. */
  readonly presented: readonly number[];
  /** Chromium's own EventLatency of the keys: to the first frame caused by the key itself. */
  readonly eventLatency: readonly number[];
}

/** Starts Chromium's trace; calling the result ends it. */
export async function startTrace(app: ElectronApplication): Promise<() => Promise<Traced>> {
  await app.evaluate(({ contentTracing }) =>
    contentTracing.startRecording({
      included_categories: [
        'input',
        'benchmark',
        'cc',
        'latencyInfo',
        'blink.user_timing',
        'devtools.timeline',
      ],
    }),
  );
  return async () => {
    const file = await app.evaluate(({ contentTracing }) => contentTracing.stopRecording());
    const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    return readTrace(traceEvents);
  };
}

/** Finds the keys and the presented frames. */
export function readTrace(events: readonly TraceEvent[]): Traced {
  const pressed = events.filter(({ name }) => name === PRESSED);
  const shown = events.filter(({ name }) => name === SHOWN).map(({ ts }) => ts);
  const page = pressed[0]?.pid;
  const frames = spans(events, 'PipelineReporter')
    .filter(({ begin, state }) => begin.pid === page && state.startsWith('STATE_PRESENTED'))
    .map(({ end }) => end)
    .toSorted((one, other) => one - other);
  const keys = pressed.flatMap(({ ts }, index) => {
    const drawn = shown[index];
    const end = drawn === undefined ? undefined : frames.find((frame) => frame >= drawn);
    return end === undefined ? [] : [{ begin: ts, end }];
  });
  const presented = keys.map(({ begin, end }) => (end - begin) / 1000);
  const eventLatency = spans(events, 'EventLatency')
    .filter(({ type }) => type === 'RAW_KEY_DOWN' || type === 'KEY_PRESSED')
    .map(({ begin, end }) => (end - begin.ts) / 1000);
  return { presented, eventLatency, work: workIn(events, keys, page) };
}

/** The work in the page's process between each key and its frame; nested events of a kind count once. */
function workIn(
  events: readonly TraceEvent[],
  keys: readonly { readonly begin: number; readonly end: number }[],
  page: number | undefined,
): Record<Work, readonly number[]> {
  const done = events.filter(({ ph, pid, dur }) => ph === 'X' && pid === page && dur !== undefined);
  const timesOf = (work: Work): readonly number[] => {
    const names: readonly string[] = WORK[work];
    const own = done.filter(({ name }) => names.includes(name)).toSorted((one, other) => one.ts - other.ts);
    return keys.map(({ begin, end }) => coveredIn(own, begin, end) / 1000);
  };
  return {
    ...{ script: timesOf('script'), style: timesOf('style'), layout: timesOf('layout') },
    ...{ paint: timesOf('paint'), raster: timesOf('raster') },
  };
}

/** How much of a period these events cover, in microseconds. Each moment of a thread counts once. */
function coveredIn(sorted: readonly TraceEvent[], begin: number, end: number): number {
  const reached = new Map<number, number>();
  let covered = 0;
  for (const { ts, dur = 0, tid } of sorted) {
    const from = Math.max(ts, begin, reached.get(tid) ?? 0);
    const to = Math.min(ts + dur, end);
    if (to <= from) continue;
    covered += to - from;
    reached.set(tid, to);
  }
  return covered;
}

interface Span {
  readonly begin: TraceEvent;
  readonly end: number;
  readonly state: string;
  readonly type: string;
}

/** Pairs the begin and end events of this name. */
function spans(events: readonly TraceEvent[], name: string): readonly Span[] {
  const open = new Map<string, TraceEvent>();
  const found: Span[] = [];
  for (const event of events) {
    if (event.name !== name) continue;
    const key = `${String(event.pid)} ${event.id2?.local ?? ''}`;
    if (event.ph === 'b') open.set(key, event);
    const begin = open.get(key);
    if (event.ph !== 'e' || begin === undefined) continue;
    open.delete(key);
    found.push({
      ...{ begin, end: event.ts },
      state:
        (event.args ?? {}).chrome_frame_reporter?.state ?? begin.args?.chrome_frame_reporter?.state ?? '',
      type: begin.args?.event_latency?.event_type ?? event.args?.event_latency?.event_type ?? '',
    });
  }
  return found;
}
