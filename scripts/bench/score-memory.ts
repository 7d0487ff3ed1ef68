import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { root } from '../../drive/runtime.ts';
import type { Bench } from './bench.ts';
import { requestLines, someGames } from './games.ts';
import { rate, row } from './numbers.ts';

const BLOCK = 10_000;
const BLOCKS = 100;

type Scorer = ChildProcessByStdio<Writable, Readable, null>;

/** The batch scorer's peak memory as started by `npm run score`: a million lines compared with ten thousand. */
export const scoreMemory: Bench = {
  name: 'score, memory',
  run: async (stop) => {
    if (!existsSync('/proc/self/status')) {
      console.log('  not measured: this system does not tell the peak memory of a process (no /proc)');
      return;
    }
    const block = requestLines(someGames(BLOCK));
    const few = await peakOf(block, 1, stop);
    const many = await peakOf(block, BLOCKS, stop);
    console.log(row('10,000 lines', megabytes(few.kilobytes)));
    console.log(
      row(
        '1,000,000 lines',
        megabytes(many.kilobytes),
        `${(many.kilobytes / few.kilobytes).toFixed(2)} times`,
        rate(BLOCK * BLOCKS, many.seconds, 'lines'),
      ),
    );
  },
};

interface Peak {
  readonly kilobytes: number;
  readonly seconds: number;
}

/** Sends the block this often and reads the peak after the last answer, before the process ends. */
async function peakOf(block: string, times: number, stop: AbortSignal): Promise<Peak> {
  const started = performance.now();
  const scorer = startScorer(stop);
  const exited = once(scorer, 'exit');
  const all = answers(scorer, BLOCK * times);
  for (let sent = 0; sent < times; sent += 1)
    if (!scorer.stdin.write(block)) await Promise.race([once(scorer.stdin, 'drain'), exited]);
  await Promise.race([all, exited]);
  const seconds = (performance.now() - started) / 1000;
  const kilobytes = peakKilobytes(scorer.pid);
  scorer.stdin.end();
  await exited;
  return { kilobytes, seconds };
}

function startScorer(stop: AbortSignal): Scorer {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly score: string };
  };
  const [, ...parameters] = scripts.score.split(' ');
  return spawn(process.execPath, parameters, {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    signal: stop,
  });
}

async function answers(scorer: Scorer, count: number): Promise<void> {
  const end = '\n'.charCodeAt(0);
  let missing = count;
  for await (const chunk of scorer.stdout as AsyncIterable<Uint8Array>) {
    for (let at = chunk.indexOf(end); at !== -1; at = chunk.indexOf(end, at + 1)) missing -= 1;
    if (missing === 0) return;
  }
}

function peakKilobytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1]);
}

function megabytes(kilobytes: number): string {
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
