import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LONGEST_LINE } from './lines.ts';

const PROGRAM = fileURLToPath(new URL('score.ts', import.meta.url));

function start(...options: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [PROGRAM, ...options]);
}

interface Ended {
  readonly code: unknown;
  readonly answers: readonly unknown[];
  readonly complaint: string;
}

/** Runs the scorer on this input to its end. */
async function scored(input: string, ...options: readonly string[]): Promise<Ended> {
  const scorer = start(...options);
  scorer.stdin.end(input);
  const [answers, complaint, [code]] = await Promise.all([
    text(scorer.stdout),
    text(scorer.stderr),
    once(scorer, 'exit') as Promise<readonly unknown[]>,
  ]);
  const lines = answers.split('\n');
  expect(lines.pop()).toBe('');
  return { code, answers: lines.map((line): unknown => JSON.parse(line)), complaint };
}

describe('the batch scorer', () => {
  it('answers every line in order, good or bad, the last one also without a line end', async () => {
    const input = '{"rolls":[10,7,"/",9,0,"F",8]}\n\nstrike\r\n{"rolls":[8,3]}\n{"sheet":"X X"}';
    expect(await scored(input)).toMatchObject({
      code: 0,
      complaint: '',
      answers: [
        { ok: true, posted: 56 },
        { ok: false, error: { code: 'not-json' } },
        { ok: false, error: { code: 'not-json' } },
        { ok: false, error: { code: 'too-many-pins', ball: 1, standing: 2 } },
        { ok: true, soFar: 30 },
      ],
    });
  });

  it('answers empty input with empty output', async () => {
    expect(await scored('')).toEqual({ code: 0, complaint: '', answers: [] });
  });

  it('keeps the order of thousands of lines', async () => {
    const pins = Array.from({ length: 5_000 }, (_, index) => index % 11);
    const { answers } = await scored(pins.map((count) => `{"rolls":[${String(count)}]}\n`).join(''));
    expect(answers.map((answer) => (answer as { readonly soFar: number }).soFar)).toEqual(pins);
  });

  it('answers a line that is too long, and the one after it', async () => {
    const long = `{"sheet":"${' '.repeat(LONGEST_LINE)}X"}`;
    expect(await scored(`${long}\n{"sheet":"X"}\n`)).toMatchObject({
      code: 0,
      answers: [{ error: { code: 'bad-request' } }, { ok: true, soFar: 10 }],
    });
  });

  it('answers a line before the next one is sent', async () => {
    const scorer = start();
    const answers = createInterface({ input: scorer.stdout })[Symbol.asyncIterator]();
    for (const pins of [3, 10, 0]) {
      scorer.stdin.write(`{"rolls":[${String(pins)}]}\n`);
      const answer = await answers.next();
      expect(JSON.parse(answer.value ?? '')).toMatchObject({ ok: true, soFar: pins });
    }
    scorer.stdin.end();
    expect(await once(scorer, 'exit')).toEqual([0, null]);
  });

  it('ends quietly when its reader goes away, even while lines still come', async () => {
    const scorer = start();
    scorer.stdin.on('error', () => undefined);
    const complaint = text(scorer.stderr);
    const ended = once(scorer, 'exit');
    const feeding = setInterval(() => scorer.stdin.write('{"rolls":[10]}\n'.repeat(100)), 5);
    await once(scorer.stdout, 'data');
    scorer.stdout.destroy();
    expect(await ended).toEqual([0, null]);
    clearInterval(feeding);
    expect(await complaint).toBe('');
  });

  it('reports unknown options on standard error, with the valid ones', async () => {
    expect(await scored('{"rolls":[10]}\n', '--data', 'x')).toMatchObject({ code: 2, answers: [] });
    const { complaint } = await scored('', '--lang', 'de', '--json');
    expect(complaint).toMatch(/--json nicht\.\n\n.*\n.*--lang ko .*en, es, ko oder de\n.*--help .*\n$/u);
  });

  it('writes its messages in the requested language', async () => {
    expect(await scored('\n', '--lang', 'ko')).toMatchObject({
      answers: [{ error: { code: 'not-json', message: '이 줄은 JSON이 아닙니다.' } }],
    });
  });

  it.runIf(process.platform === 'linux').each([
    ['a folder for an input', '< /', /EISDIR/u],
    ['a full disk for an output', '> /dev/full', /ENOSPC/u],
  ])('says that it failed, with %s', async (_, redirection, reason) => {
    const shell = spawn('sh', ['-c', `"$0" "$1" ${redirection}`, process.execPath, PROGRAM]);
    shell.stdin.on('error', () => undefined);
    shell.stdin.end('{"rolls":[10]}\n');
    const [complaint, ended] = await Promise.all([text(shell.stderr), once(shell, 'exit')]);
    expect(complaint).toMatch(reason);
    expect(ended).toEqual([1, null]);
  });
});
