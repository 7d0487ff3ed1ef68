import type { GameSummary } from '../../../contract/contract.ts';

/** A finished game of these names on a day of November, with scores from 150 on. */
export function summaryOfNames(id: string, ...names: readonly string[]): GameSummary {
  return {
    ...{ id, phase: 'over', lane: 7, gameNumber: 1, format: 'ten-pin', party: '' },
    startedAt: `2026-11-${id}T19:00:00.000Z`,
    names,
    bowlers: names.map((name) => `${name.toLowerCase()} of ${id}`),
    players: names.map((_, place) => place + 1),
    averages: names.map(() => null),
    options: names.map(() => null),
    scores: names.map((_, place) => 150 + place),
    ...{ series: [], games: null, league: null },
  };
}
