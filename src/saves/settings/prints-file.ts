import * as v from 'valibot';
import type { Result } from '../../core/line/result.ts';
import {
  PRINT_STATES,
  PRINTS_WHAT,
  type GamePrint,
  type PrintRule,
  type SaveTrouble,
} from '../../contract/contract.ts';
import type { Disk } from '../disk/disk.ts';
import { GAME_ID } from '../record/game-id.ts';
import { HEAD } from '../record/head.ts';
import { listOf, readAs } from '../record/reading.ts';
import { time } from '../record/record-schema.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';

const NAME = 'prints.json';
const PRINTS_VERSION = 1;
export const LARGEST_PRINTS = 64 * 1024;
/** The newest games; an older one is over a second time whenever it ends (`endsFirst`). */
export const MOST_PRINTS = 100;

const kinds = listOf(v.picklist(PRINTS_WHAT), { most: PRINTS_WHAT.length });

const print = v.strictObject({
  game: v.pipe(v.string(), v.regex(GAME_ID)),
  /** Of the game, as it was printed. */
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  state: v.picklist(PRINT_STATES),
  /** All sheets that were to be printed, and of them those not sent yet. */
  kinds,
  left: kinds,
});

/** A game that was over before prints nothing. */
const rule = v.strictObject({
  since: time,
  printsAt: v.picklist(['game', 'series']),
  prints: kinds,
});

interface PrintsValues {
  /** Oldest first. */
  readonly prints: readonly GamePrint[];
  /** Null where nothing is printed by itself. */
  readonly rule: PrintRule | null;
}

/** The file after its head: exactly these keys. It has no names. */
export const PRINTS_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(PRINTS_VERSION),
  prints: listOf(print, { most: MOST_PRINTS }),
  rule: v.exactOptional(rule),
});

function makePrints({ prints, rule: asked }: PrintsValues): string {
  const parts: readonly [string, string][] = asked === null ? [] : [['rule', JSON.stringify(asked)]];
  return sealText('headpin-prints', PRINTS_VERSION, [['prints', JSON.stringify(prints)], ...parts]);
}

export function parsePrints(bytes: Uint8Array): Reading<PrintsValues> {
  return unsealText({ marker: 'headpin-prints', version: PRINTS_VERSION }, bytes, ({ content }) =>
    readAs(PRINTS_SCHEMA, content, ({ prints, rule: asked = null }) => ({ prints, rule: asked })),
  );
}

/** What a data folder's games printed by themselves. The caller holds the folder's lock. */
export class PrintsFile extends KeptFile<PrintsValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_PRINTS, make: makePrints, parse: parsePrints };
    super(disk, dataFolder, { ...file, lost: { kind: 'prints-lost' } }, { prints: [], rule: null });
  }

  of(gameId: string): GamePrint | null {
    return this.current().prints.find(({ game }) => game === gameId) ?? null;
  }

  /** Notes durably what these games print; the oldest notes go. */
  note(notes: readonly GamePrint[]): Promise<Result<PrintsValues, SaveTrouble>> {
    const noted = new Set(notes.map(({ game }) => game));
    const others = this.current().prints.filter(({ game }) => !noted.has(game));
    return this.change({ prints: [...others, ...notes].slice(-MOST_PRINTS) });
  }
}
