import { makeRecord } from '../../src/saves/record/game-record.ts';
import { damagesOf } from '../../src/saves/record/testing/damaged-bytes.testing.ts';
import type { Row } from './row.ts';
import { SpoiltFolder, current } from './spoilt.ts';
import { newFolder } from './tools.ts';

/** The step through all damages. */
const STEP = { short: 11, full: 1 } as const;

/** Fault row 10: a real save truncated at every byte, with every bit flipped, and as other programs leave a file. */
export const damagedBytes: Row = {
  number: 10,
  fault: 'cut off at every byte, every bit flipped, empty, NUL, UTF-16, BOM',
  run: async (mode, tools) => {
    const whole = Buffer.from(makeRecord(current));
    const folder = new SpoiltFolder(newFolder(tools, 'bytes'));
    folder.put(whole);
    if ((await folder.opened()) !== 'current') throw new Error('a good file is not used');
    const damages = [...damagesOf(whole)];
    const chosen = damages.filter((damage, index) => damage.always || index % STEP[mode] === 0);
    for (const { what, bytes } of chosen) {
      tools.stop.throwIfAborted();
      folder.put(bytes);
      if ((await folder.opened()) !== 'previous') throw new Error(`${what}: not noticed`);
      const kept = folder.setAside();
      if (kept.length !== 1 || kept[0] === undefined || !bytes.equals(kept[0]))
        throw new Error(`${what}: not set aside whole`);
    }
    return {
      fired: chosen.length,
      note: `a game of ${String(whole.length)} bytes, ${String(damages.length)} damages in full; all noticed`,
    };
  },
};
