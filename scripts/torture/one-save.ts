import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Shown } from './answer.ts';
import { shownOf } from './answer.ts';
import { namesIn, wholeGame } from './survey.ts';
import type { WorkerProcess } from './worker-process.ts';

/** The only game's state on disk. */
interface There {
  readonly names: readonly string[];
  readonly shown: Shown;
  readonly digest: string;
}

/** A save's remains: nothing, or a temporary file when its removal failed. */
export type LeftOver = 'nothing' | 'a temporary file';

/**
 * Saves one ball under a fault and checks the answer: acknowledged and on disk, or refused with the old file intact
 * (old or new, if it may be in place), and no remains. Returns the answer.
 */
export async function oneSave(
  worker: WorkerProcess,
  data: string,
  mayLeave: LeftOver = 'nothing',
): Promise<Answer> {
  const before = there(data);
  worker.tell('play 1');
  const answer = await worker.any();
  judge(before, answer, there(data), mayLeave);
  return answer;
}

/** Saves the waiting ball again after the fault; it counts once, and nothing remains. */
export async function savedAgain(
  worker: WorkerProcess,
  data: string,
  mayLeave: LeftOver = 'nothing',
): Promise<void> {
  const before = worker.log.last();
  const { generation } = await worker.ask('again', 'acknowledged');
  if (before !== null && generation !== before.generation + 1)
    throw new Error(`generation ${String(before.generation)} became ${String(generation)}`);
  const after = there(data);
  if (after.shown.generation !== generation)
    throw new Error('acknowledged when tried again, and not on disk');
  tidy(after, mayLeave);
}

function judge(before: There, answer: Answer, after: There, mayLeave: LeftOver): void {
  tidy(after, mayLeave);
  switch (answer.said) {
    case 'acknowledged':
      if (after.shown.sum !== answer.sum || after.shown.generation !== answer.generation)
        throw new Error(`generation ${String(answer.generation)} was acknowledged and is not on disk`);
      return;
    case 'failed':
      if (after.digest === before.digest) return;
      if (!answer.mayBeInPlace) throw new Error('refused, and yet the file is another one');
      if (after.shown.generation !== before.shown.generation + 1) throw new Error('neither old nor new');
      return;
    case 'ready':
    case 'locked':
    case 'held':
    case 'held-elsewhere':
    case 'unclear':
    case 'refused':
    case 'opened':
    case 'moving':
      throw new Error(`said ${JSON.stringify(answer)} to a ball`);
  }
}

function tidy(after: There, mayLeave: LeftOver): void {
  if (mayLeave === 'nothing' && after.names.length > 2)
    throw new Error(`left over: ${after.names.filter((name) => name.endsWith('.tmp')).join(', ')}`);
}

function there(data: string): There {
  const names = namesIn(data);
  const current = names.find((name) => name.endsWith('.json'));
  if (current === undefined) throw new Error(`there is no game any more, only ${names.join(', ')}`);
  if (names.includes(`${current}.prev`)) wholeGame(data, `${current}.prev`);
  const { id, game } = wholeGame(data, current);
  const bytes = readFileSync(join(data, 'games', current));
  return { names, shown: shownOf(id, game), digest: createHash('sha256').update(bytes).digest('hex') };
}
