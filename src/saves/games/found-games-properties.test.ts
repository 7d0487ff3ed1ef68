import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ANY_GAME,
  markOf,
  type FiguresQuery,
  type GameMark,
  type GamesFilter,
  type ListedGame,
} from '../../contract/contract.ts';
import { generationOf, newGame, type Game } from '../../core/game/game.ts';
import type { FiguredGame } from '../../core/statistics/figured-game.ts';
import { applyCommand } from '../../core/game/command.ts';
import { occasion, setupOf } from '../../core/testing/setup.testing.ts';
import { makeGameLine, makeTombstone } from '../archive/archived-line.ts';
import { monthOf } from '../archive/month-name.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { figuredGames } from '../record/figured-games.ts';
import type { GameRecord } from '../record/game-record.ts';
import { summaryOf } from '../record/game-summary.ts';
import { sealLine } from '../record/sealed-text.ts';
import { GamesFolder } from './games-folder.ts';
import { tempFolder } from './testing/folder.testing.ts';

const NAMES = ['PJS', 'pjs 2', '김영준', 'Zoë', 'KYJ'];
const BOWLERS = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
const TIMES = [
  '2025-12-31T23:59:59.999Z',
  '2026-01-01T00:00:00.000Z',
  '2026-01-20T18:00:00.000Z',
  '2026-01-20T18:30:00.000Z',
  '2026-03-05T19:00:00.000Z',
];
const FORMATS = ['ten-pin', 'duckpin', 'scotch-doubles'] as const;
const LANES = [3, 7];

const time = fc.constantFrom(...TIMES);
const named = fc.constantFrom(...NAMES);
const bowler = fc.constantFrom(...BOWLERS);
const score = fc.integer({ min: 0, max: 18 });

/** A game, and what happened to it since. */
const bowled = fc.record({
  counter: fc.integer({ min: 1, max: 4 }),
  startedAt: time,
  format: fc.constantFrom(...FORMATS),
  lane: fc.constantFrom(...LANES),
  who: fc.uniqueArray(fc.record({ name: named, bowler }), {
    ...{ minLength: 2, maxLength: 2 },
    comparator: (one, other) => one.bowler === other.bowler || one.name === other.name,
  }),
  balls: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }),
  stopped: fc.boolean(),
  /** Where it is: at which of its states each place has it. */
  archived: fc.array(fc.nat(7), { maxLength: 3 }),
  kept: fc.option(fc.nat(7), { freq: 3 }),
  fate: fc.constantFrom('none', 'none', 'none', 'deleted', 'newer'),
});
type Bowled = typeof bowled extends fc.Arbitrary<infer B> ? B : never;

/** Lines of the archive that are not games of ours. */
const rubbish = fc.constantFrom('', 'damaged', '{"file":"headpin-archived-game","version":9,"crc32":"0');

const filters = fc.record<GamesFilter>({
  name: fc.constantFrom('', '', ' PJ', 'pjs', '영', 'ZOË', 'nobody'),
  bowler: fc.option(bowler, { freq: 2 }),
  from: fc.option(time, { freq: 2 }),
  to: fc.option(time, { freq: 2 }),
  score: fc.option(
    fc.record({ least: fc.option(score, { nil: null }), most: fc.option(score, { nil: null }) }),
    { freq: 2 },
  ),
  format: fc.option(fc.constantFrom(...FORMATS), { freq: 2 }),
  lane: fc.option(fc.constantFrom(...LANES), { freq: 2 }),
  unfinished: fc.option(fc.boolean(), { freq: 2 }),
  league: fc.constant(null),
  match: fc.constant(null),
});

/** Each state of a game, from its first ball. */
function statesOf({ startedAt, format, lane, who, balls, stopped }: Bowled): readonly Game[] {
  const isShared = format === 'scotch-doubles';
  const setup = setupOf(isShared ? ['TEAM'] : who.map(({ name }) => name), { startedAt, format, lane });
  const players = setup.players.map((player, place) => ({
    ...player,
    bowler: isShared ? 'f'.repeat(24) : (who[place]?.bowler ?? ''),
    ...(isShared ? { mates: who } : {}),
  }));
  const states = [newGame({ ...setup, players })];
  const commands = [
    ...balls.map((pins) => ({ kind: 'roll', entry: { kind: 'pins', pins } }) as const),
    ...(stopped ? [{ kind: 'stop' } as const] : []),
  ];
  for (const command of commands) {
    const next = applyCommand(states.at(-1) ?? newGame(setup), command, occasion(startedAt));
    if (next.ok) states.push(next.value.game);
  }
  return states;
}

interface Kept {
  readonly record: GameRecord;
  readonly newer: boolean;
}

/** Writes all games, in the archive and in `games/`; returns what a careful reader of all lines finds. */
async function written(
  data: string,
  games: readonly Bowled[],
  others: readonly string[],
): Promise<{ readonly folder: GamesFolder; readonly there: readonly Kept[] }> {
  await mkdir(join(data, 'archive'));
  const there: Kept[] = [];
  const saves: GameRecord[] = [];
  for (const [place, one] of games.entries()) {
    const states = statesOf(one);
    const { startedAt } = one;
    const id = `g${String(one.counter).padStart(6, '0')}-${String(place).padStart(24, '0')}`;
    const recordAt = (state: number): GameRecord => {
      const game = states[Math.min(state, states.length - 1)] ?? states[0];
      if (game === undefined) throw new Error('no state');
      return { id, counter: one.counter, savedAt: startedAt, game };
    };
    const records = one.archived.map(recordAt);
    const lines = records.map(makeGameLine);
    if (one.fate === 'deleted') lines.push(makeTombstone(id));
    if (one.fate === 'newer') lines.push(newerLine(id, startedAt));
    await appendFile(join(data, 'archive', `${monthOf(startedAt)}.jsonl`), lines.join(''));
    if (one.fate !== 'newer' && one.kept !== null) saves.push(recordAt(one.kept));
    const all = [...records, ...(one.kept === null || one.fate === 'newer' ? [] : [recordAt(one.kept)])];
    const best = all.toSorted((first, second) => generationOf(second.game) - generationOf(first.game))[0];
    if (one.fate === 'newer') there.push({ record: recordAt(0), newer: true });
    else if (one.fate !== 'deleted' && best !== undefined) there.push({ record: best, newer: false });
  }
  for (const [place, line] of others.entries())
    await appendFile(
      join(data, 'archive', `${monthOf(TIMES[place % TIMES.length] ?? '')}.jsonl`),
      `${line}\n`,
    );
  const folder = new GamesFolder(new NodeDisk(), data);
  expect(await folder.open()).toMatchObject({ ok: true });
  for (const record of saves) expect(await folder.save(record)).toMatchObject({ ok: true });
  return { folder, there };
}

function newerLine(id: string, startedAt: string): string {
  return `${sealLine('headpin-archived-game', 900, [
    ['id', JSON.stringify(id)],
    ['setup', JSON.stringify({ startedAt })],
    ['sheet', JSON.stringify(['PJS: X = 10'])],
  ])}\n`;
}

/** Whether a filter finds a game, by the words of the contract. */
function isFound({ record, newer }: Kept, filter: GamesFilter): boolean {
  const { bowler: id, from, to, score: range, format, lane, unfinished } = filter;
  const part = filter.name.trim().toLowerCase();
  const rest = [id, from, to, range, format, lane, unfinished];
  if (newer) return rest.every((one) => one === null) && 'pjs'.includes(part);
  const summary = summaryOf(record);
  const isSomebody = record.game.position.lines.some(({ name, bowler: theirs, shared }, place) => {
    const pins = summary.scores[place] ?? 0;
    if (range !== null && (pins < (range.least ?? pins) || pins > (range.most ?? pins))) return false;
    return [{ name, bowler: theirs }, ...(shared?.mates ?? [])].some(
      (one) => one.name.toLowerCase().includes(part) && (id === null || one.bowler === id),
    );
  });
  return (
    isSomebody &&
    (from === null || summary.startedAt >= from) &&
    (to === null || summary.startedAt < to) &&
    (format === null || summary.format === format) &&
    (lane === null || summary.lane === lane) &&
    (unfinished === null || (summary.phase !== 'over') === unfinished)
  );
}

function inOrder(games: readonly Kept[]): readonly string[] {
  const all = games.map(({ record: { id, counter, game } }) => ({ id, counter, at: game.setup.startedAt }));
  const sorted = all.toSorted((one, other) => {
    if (one.at !== other.at) return one.at < other.at ? 1 : -1;
    if (one.counter !== other.counter) return other.counter - one.counter;
    return one.id < other.id ? 1 : -1;
  });
  return sorted.map(({ id }) => id);
}

async function everyPage(
  folder: GamesFolder,
  filter: GamesFilter,
  count: number,
): Promise<readonly ListedGame[]> {
  const listed: ListedGame[] = [];
  for (let before: GameMark | null = null; ;) {
    const page: { readonly games: readonly ListedGame[]; readonly more: boolean } = await folder.found.page({
      ...filter,
      ...{ before, count },
    });
    listed.push(...page.games);
    const last = page.games.at(-1);
    if (!page.more || last === undefined) return listed;
    before = markOf(last);
  }
}

test('every filter finds the games that a reader of every line finds: pages, numbers, days and figures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(bowled, { minLength: 1, maxLength: 9 }),
      fc.array(rubbish, { maxLength: 3 }),
      fc.array(filters, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
      async (games, others, asked, count) => {
        const { folder, there } = await written(await tempFolder(), games, others);
        for (const filter of [ANY_GAME, ...asked]) {
          const expected = there.filter((one) => isFound(one, filter));
          const listed = await everyPage(folder, filter, count);
          expect(listed.map(({ id }) => id)).toEqual(inOrder(expected));
          for (const game of listed) {
            const one = there.find(({ record }) => record.id === game.id);
            if (one?.newer === false) expect(game).toEqual(summaryOf(one.record));
          }
          const { found, rows, all } = await folder.found.count(filter);
          expect([found, rows, all]).toEqual([expected.length, expected.length, there.length]);
          const days = await folder.found.days(filter, TIMES);
          // A day leaves out a newer program's game, as every date does.
          const dated = there.filter((one) =>
            isFound(one, { ...filter, from: filter.from ?? TIMES[0] ?? '' }),
          );
          expect(days).toEqual(
            TIMES.slice(1).map((end, day) => {
              const start = TIMES[day] ?? '';
              return dated.filter(({ record: { game } }) => {
                const { startedAt } = game.setup;
                return startedAt >= start && startedAt < end;
              }).length;
            }),
          );
        }
        const { from, to, format } = asked[0] ?? ANY_GAME;
        const whos = [
          ...NAMES.map((name) => ({ kind: 'name', name }) as const),
          ...BOWLERS.map((one) => ({ kind: 'bowler', bowler: one }) as const),
        ];
        for (const who of whos) {
          const query: FiguresQuery = { who, from, to, format };
          const { games: lines } = await folder.found.figures(query);
          const isWho = ({ name, bowler: id }: FiguredGame): boolean =>
            who.kind === 'name' ? name.toLowerCase() === who.name.toLowerCase() : id === who.bowler;
          const expected = there.filter(
            (one) => isFound(one, { ...ANY_GAME, from, to, format }) && !one.newer,
          );
          const records = new Map(expected.map(({ record }) => [record.id, record]));
          expect(lines).toEqual(
            inOrder(expected)
              .flatMap((id) => records.get(id) ?? [])
              .flatMap(figuredGames)
              .filter(isWho),
          );
        }
      },
    ),
  );
});
