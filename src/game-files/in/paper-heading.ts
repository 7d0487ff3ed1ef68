import { FORMAT_IDS, USUAL_FORMAT, type FormatId } from '../../core/formats/formats.ts';
import { dateOf, timeOf } from '../../league-files/in/dates.ts';
import { isInstant, writtenFault, type WrittenFault } from './written-game.ts';

/** What the first line of a written game says; null: nothing. */
export interface PaperHeading {
  readonly startedAt: string;
  readonly format: FormatId;
  readonly lane: number | null;
  readonly game: number | null;
  /** Of our own sheets. */
  readonly id: string | null;
  readonly origin: string | null;
}

/** The parts behind the day, in the four languages. */
const PARTS = {
  lane: /^(?:lane|bahn|pista|레인)\s*(?:#|:|no\.?|nr\.?)?\s*(?<value>\d+)$|^(?<before>\d+)\s*번?\s*레인$/iu,
  game: /^(?:game|spiel|partida|juego|게임)\s*(?:#|:|no\.?|nr\.?)?\s*(?<value>\d+)$|^(?<before>\d+)\s*번?째?\s*게임$/iu,
  id: /^id (?<value>.+)$/u,
  origin: /^origin (?<value>.+)$/u,
  local: /^local time (?<value>.+)$/u,
} as const;

type Part = keyof typeof PARTS | 'format';

/** A day may have commas: `Fri, Nov 20, 2026, 19:30`. */
const MOST_OF_A_DAY = 4;

/** Reads `2026-11-20 19:30, lane 5, game 2, no-tap`. A part that means nothing is a fault: a lane would be another one. */
export function paperHeading(heading: string): PaperHeading | WrittenFault {
  const texts = heading.split(/[,;]/u).map((part) => part.trim());
  for (let length = Math.min(MOST_OF_A_DAY, texts.length); length > 0; length -= 1) {
    const startedAt = instantOf(texts.slice(0, length).join(', '));
    if (startedAt !== null) return withParts(startedAt, texts.slice(length));
  }
  return writtenFault('no-day', heading);
}

function withParts(startedAt: string, texts: readonly string[]): PaperHeading | WrittenFault {
  const said = new Map<Part, string>();
  for (const text of texts.filter((part) => part !== '')) {
    const [part, value] = partIn(text) ?? [null, ''];
    if (part === null || said.has(part)) return writtenFault('bad-heading', text);
    said.set(part, value);
  }
  const numberOf = (part: Part): number | null => (said.has(part) ? Number(said.get(part)) : null);
  const format = FORMAT_IDS.find((id) => id === said.get('format')) ?? USUAL_FORMAT;
  return {
    ...{ startedAt, format, lane: numberOf('lane'), game: numberOf('game') },
    ...{ id: said.get('id') ?? null, origin: said.get('origin') ?? null },
  };
}

function partIn(text: string): readonly [Part, string] | null {
  for (const part of ['lane', 'game', 'id', 'origin', 'local'] as const) {
    const { value, before } = PARTS[part].exec(text)?.groups ?? {};
    const found = value ?? before;
    if (found !== undefined) return [part, found];
  }
  const plain = plainFormat(text);
  const format = FORMAT_IDS.find((id) => [plainFormat(id), `${plainFormat(id)}s`].includes(plain));
  return format === undefined ? null : ['format', format];
}

/** `No tap` and `no-tap` are one format. */
function plainFormat(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
}

const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/u;

/** The moment at the lane that a text means; noon where it has no time. */
function instantOf(when: string): string | null {
  if (isInstant(when)) return when;
  if (WITH_ZONE.test(when) && !Number.isNaN(Date.parse(when))) return new Date(when).toISOString();
  const date = dateOf(when);
  const time = timeOf(when);
  if (typeof date !== 'object' || time === 'none') return null;
  const [year = 0, month = 0, day = 0] = date.day.split('-').map(Number);
  const at = new Date(year, month - 1, day, time?.hour ?? 12, time?.minute ?? 0);
  return at.getDate() === day ? at.toISOString() : null;
}
