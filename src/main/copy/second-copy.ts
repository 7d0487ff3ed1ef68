import { setTimeout as wait } from 'node:timers/promises';
import {
  type CopyOrder,
  type CopyState,
  type CopyTrouble,
  type StartNotice,
  eveningStart,
} from '../../contract/contract.ts';
import { CopyDestination, type CopyDestinationDeps } from './copy-destination.ts';
import { log, logTrouble } from '../log/log.ts';
import { copyData } from '../../saves/copy/data-copy.ts';
import type { CopyHalt } from '../../saves/copy/halt.ts';
import { notePlan, type LastCopy } from '../../saves/copy/copy-memory.ts';

export interface SecondCopyDeps extends CopyDestinationDeps {
  readonly clock?: () => Date;
  /** When the newest ball on the board was saved, ISO 8601; null when there is none. */
  readonly lastBall: () => string | null;
}

/** In milliseconds: the first look waits, so as not to slow the start. */
const FIRST_LOOK = 60_000;
const BETWEEN_LOOKS = 600_000;
/** A full stick stays full; retrying every ten minutes is useless. */
const AFTER_A_FAILURE = 3_600_000;
/** In milliseconds: how long quitting waits for a copy in progress. */
const PATIENCE = 3_000;
/** In days: from this age on, a notice says so at the start. */
const OLD = 7;

/**
 * Owns the second copy: made once a night, as soon as the lane is on and nobody bowls, or when staff ask for it.
 * - off --use-stick--> idle --due and quiet, or now--> copying --> idle, with its age or its trouble
 * - idle --stop--> off
 * - copying --stop, or the end--> abandoned; the other slot is whole
 */
export class SecondCopy {
  readonly #deps: SecondCopyDeps;
  readonly #destination: CopyDestination;
  readonly #clock: () => Date;
  readonly #timers: NodeJS.Timeout[] = [];
  #copying: Promise<void> | null = null;
  #stopped = false;
  #ended = false;
  #trouble: CopyTrouble | null = null;
  #notBefore = 0;

  constructor(deps: SecondCopyDeps) {
    this.#deps = deps;
    this.#destination = new CopyDestination(deps);
    this.#clock = deps.clock ?? ((): Date => new Date());
  }

  /** Whether a copy is being written. */
  get copying(): boolean {
    return this.#copying !== null;
  }

  /** Begins to check regularly whether a copy is due. */
  begin(): void {
    const look = (): void => void this.look().catch(logTrouble);
    this.#timers.push(setTimeout(look, FIRST_LOOK), setInterval(look, BETWEEN_LOOKS));
  }

  /** The notices at the start. */
  notices(): readonly StartNotice[] {
    const last = this.#last();
    const days = last === null ? 0 : daysOld(last.at, this.#clock());
    return days >= OLD ? [{ kind: 'copy-old', days }] : [];
  }

  /** Copies if a copy is due and nobody bowls. */
  async look(): Promise<void> {
    const now = this.#clock();
    const waits = this.#copying !== null || performance.now() < this.#notBefore;
    if (waits || !isDue(this.#last()?.at ?? null, now) || !isQuiet(this.#deps.lastBall(), now)) return;
    await this.#start(false);
  }

  /** The state as staff see it. */
  async state(): Promise<CopyState> {
    const last = this.#last();
    const found = await this.#destination.find();
    const sticks = await this.#destination.sticks();
    return {
      place: this.#destination.kind,
      copying: this.#copying !== null,
      copiedAt: last?.at ?? null,
      damaged: last?.damaged ?? 0,
      trouble: found.ok || this.#destination.kind === null ? this.#trouble : found.error,
      stickIn: sticks.length > 0,
      sticksKnown: this.#destination.sticksKnown,
    };
  }

  /** Carries out an order; a copy has only begun when this resolves. */
  async order(order: CopyOrder): Promise<CopyState> {
    switch (order) {
      case 'look':
        break;
      case 'now':
        await this.#start(true);
        break;
      case 'use-stick':
        await this.#useStick();
        break;
      case 'stop':
        await this.#off();
        break;
    }
    return this.state();
  }

  /** Abandons a copy in progress; resolves once nothing is written any more, or the stick hangs. */
  async end(): Promise<void> {
    this.#ended = true;
    for (const timer of this.#timers) clearTimeout(timer);
    // A hanging stick must not delay quitting, and an incomplete copy does not count.
    await Promise.race([this.#settled(), wait(PATIENCE, undefined, { ref: false })]);
  }

  async #settled(): Promise<void> {
    await this.#abandon();
    await this.#deps.copies.settled();
  }

  async #start(byHand: boolean): Promise<void> {
    const folder = await this.#destination.ready(byHand);
    if (folder.ok) this.#begin(folder.value);
    else await this.#failed(folder.error);
  }

  async #useStick(): Promise<void> {
    if (this.#destination.kind === 'folder') return;
    const taken = await this.#destination.takeStick();
    const saved = taken.ok ? await notePlan(this.#deps.copies, { stick: true }) : taken;
    this.#trouble = saved.ok ? null : saved.error;
    if (taken.ok && saved.ok) this.#begin(taken.value);
  }

  async #off(): Promise<void> {
    await this.#abandon();
    const saved = await notePlan(this.#deps.copies, { stick: false });
    this.#trouble = saved.ok ? null : saved.error;
  }

  async #abandon(): Promise<void> {
    this.#stopped = true;
    await this.#copying;
    this.#stopped = false;
  }

  #begin(folder: string): void {
    this.#copying ??= this.#copy(folder)
      .catch(logTrouble)
      .finally(() => {
        this.#copying = null;
      });
  }

  async #copy(folder: string): Promise<void> {
    const { disk, path, copies } = this.#deps;
    const place = this.#destination.kind ?? 'stick';
    const begun = performance.now();
    const done = await copyData({
      ...{ disk, from: path, to: folder },
      clock: () => this.#clock().toISOString(),
      stopped: () => this.#stopped || this.#ended,
    });
    if (!done.ok) return this.#failed(done.error);
    const { copiedAt, damaged } = done.value;
    log('copy-made', { place, damaged, ms: Math.round(performance.now() - begun) });
    const saved = await notePlan(copies, { last: { place, at: copiedAt, damaged } });
    // A lane with a full disk would repeat the same copy at every look.
    if (!saved.ok) return this.#failed(saved.error);
    this.#trouble = null;
  }

  async #failed(trouble: CopyHalt): Promise<void> {
    // A look finds out by itself whether the destination is there, and it may be back by now.
    const isMissing = trouble === 'stick-not-in' || trouble === 'folder-missing';
    const isThere = trouble !== 'stopped' && !isMissing && (await this.#destination.find()).ok;
    this.#trouble = isThere ? trouble : null;
    if (trouble !== 'stopped') log('copy-failed', { trouble });
    if (isThere) this.#notBefore = performance.now() + AFTER_A_FAILURE;
  }

  /** The newest copy, if it is in the present destination. */
  #last(): LastCopy | null {
    const { last } = this.#deps.copies.current();
    return last?.place === this.#destination.kind ? last : null;
  }
}

const DAY = 86_400_000;
const QUIET = 600_000;

/**
 * Whether a copy is due: none was made since the last evening ended here, so bowling past midnight is not disturbed.
 * `lastCopyAt` is ISO 8601. A copy dated more than a day ahead comes from a wrong clock and does not count.
 */
export function isDue(lastCopyAt: string | null, now: Date): boolean {
  if (lastCopyAt === null) return true;
  const last = Date.parse(lastCopyAt);
  return last < eveningStart(now).getTime() || last > now.getTime() + DAY;
}

/** Whether nobody has bowled for ten minutes; `savedAt` is when the newest ball was saved, ISO 8601. */
export function isQuiet(savedAt: string | null, now: Date): boolean {
  return savedAt === null || Math.abs(now.getTime() - Date.parse(savedAt)) >= QUIET;
}

/** A copy's age in whole days. */
export function daysOld(at: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(at)) / DAY);
}
