import { makeRecord } from '../../src/saves/record/game-record.ts';
import { hostileJsonOf } from '../../src/saves/record/testing/hostile-json.testing.ts';
import type { Row } from './row.ts';
import { SpoiltFolder, current } from './spoilt.ts';
import { newFolder } from './tools.ts';

const ROUNDS = { short: 1, full: 3 } as const;

/** Fault row 11: malicious JSON with and without a valid checksum is refused, or read as exactly the game it is. */
export const hostileJson: Row = {
  number: 11,
  fault: '`__proto__`, duplicate keys, 1e999, lone surrogates, a 10 MB name',
  run: async (mode, tools) => {
    const folder = new SpoiltFolder(newFolder(tools, 'hostile'));
    const corpus = [...hostileJsonOf(makeRecord(current))];
    const ownNames = Object.getOwnPropertyNames(Object.prototype).join();
    let [fired, harmless] = [0, 0];
    for (let round = 0; round < ROUNDS[mode]; round += 1) {
      for (const { what, text, harmless: mayBeRead } of corpus) {
        tools.stop.throwIfAborted();
        folder.put(Buffer.from(text));
        const used = await folder.opened();
        if (used === 'none' || (used === 'current' && mayBeRead !== true))
          throw new Error(`${what}: ${used} was used`);
        if (used === 'previous') folder.setAside();
        else harmless += 1;
        if (Object.getOwnPropertyNames(Object.prototype).join() !== ownNames)
          throw new Error(`${what}: changed every object`);
        fired += 1;
      }
    }
    return {
      fired,
      note: `${String(fired - harmless)} refused, ${String(harmless)} harmless: the very game`,
    };
  },
};
