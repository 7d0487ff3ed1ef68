import { FORMAT_IDS } from '../formats/formats.ts';
import { HIGHEST_LANE } from '../game/event.ts';
import type { Phase } from '../game/game.ts';
import type { Result } from '../line/result.ts';
import { MOST_TEAMS } from '../players/league.ts';
import { tidyTeamName } from '../players/team-name.ts';
import type { CodedGame } from './coded-game.ts';
import { FIELD, fieldOf, fieldsOf, numberFrom, readName, writeName } from './fields.ts';
import { need, together } from './parts.ts';
import type { CodePart } from './refusal.ts';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** `2026-05-01T18:00:00.000Z` as `20260501T180000Z`. */
function writeTime(iso: string): string {
  return iso.replace(/\.\d{3}Z$/u, 'Z').replaceAll(/(\d\d)[-:]/gu, '$1');
}

/** The inverse of `writeTime`; null for what no clock shows. */
function readTime(text: string): string | null {
  const parts = /^(\d{4}|[+-]\d{6})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u.exec(text)?.slice(1);
  if (parts === undefined) return null;
  const [year, month, day, ...clock] = parts.map(Number);
  if (!isDay(year ?? 0, month ?? 0, day ?? 0) || !isClock(clock)) return null;
  const [date, time] = [parts.slice(0, 3).join('-'), parts.slice(3).join(':')];
  return `${date}T${time}.000Z`;
}

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = isLeap && month === 2 ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

function isClock([hour = 0, minute = 0, second = 0]: readonly number[]): boolean {
  return hour < 24 && minute < 60 && second < 60;
}

/** A game without its players. */
export type CodedHead = Omit<CodedGame, 'players'>;

/** Here a game that was moved is stopped: where it continues is not a fact of its balls. */
const STATES: Readonly<Record<Phase, string>> = { over: '', running: 'U', stopped: 'S', moved: 'S' };
/** As saves have it. */
const HIGHEST_GAME_NUMBER = 9999;

/** `TEN-PIN:20260501T180000Z:L7:G1`, then what there is of the state, the pair's other lane and teams. */
export function writeHead({ format, startedAt, lane, pair, gameNumber, phase, teams }: CodedHead): string {
  return [
    format.toUpperCase(),
    writeTime(startedAt),
    `L${String(lane)}`,
    `G${String(gameNumber)}`,
    ...(phase === 'over' ? [] : [STATES[phase]]),
    ...(pair === null ? [] : [`P${String(pair)}`]),
    ...teams.map((team) => `T${writeName(team)}`),
  ].join(FIELD);
}

export function readHead(text: string): Result<CodedHead, CodePart> {
  const [id = '', time = '', ...fields] = text.split(FIELD);
  const pair = fieldOf(fields, 'P');
  return together<CodedHead>({
    format: need(FORMAT_IDS.find((known) => known.toUpperCase() === id) ?? null, 'format'),
    startedAt: need(readTime(time), 'time'),
    lane: need(laneIn(fieldOf(fields, 'L')), 'lane'),
    pair: pair === null ? { ok: true, value: null } : need(laneIn(pair), 'lane'),
    gameNumber: need(numberFrom(fieldOf(fields, 'G'), 1, HIGHEST_GAME_NUMBER), 'number'),
    phase: { ok: true, value: phaseIn(fields) },
    teams: need(teamsIn(fields), 'teams'),
  });
}

function phaseIn(fields: readonly string[]): Phase {
  if (fields.includes(STATES.running)) return 'running';
  return fields.includes(STATES.stopped) ? 'stopped' : 'over';
}

function laneIn(text: string | null): number | null {
  return numberFrom(text, 1, HIGHEST_LANE);
}

function teamsIn(fields: readonly string[]): readonly string[] | null {
  const teams = fieldsOf(fields, 'T').map(readName);
  return teams.length <= MOST_TEAMS && teams.every(isTeamName) ? teams : null;
}

function isTeamName(name: string): boolean {
  const tidy = tidyTeamName(name);
  return tidy.ok && tidy.value === name;
}
