import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { FRAME_NUMBERS } from '../../core/formats/formats.ts';
import type { LineUpPlace } from '../../core/league/line-up-place.ts';
import { SIDES } from '../../core/league/side.ts';
import { anyMatch, anyTerms } from '../../core/league/testing/match.testing.ts';
import type { LateCorrection, NightGame, NightLine, NightRecord, SignOff } from '../results/night-record.ts';
import type { Sha256 } from '../results/result-files.ts';
import { LANGUAGE_NAMES } from './names.testing.ts';

/** SHA-256 as main computes it. */
export const sha256: Sha256 = (text) => new Uint8Array(createHash('sha256').update(text).digest());

const name = fc.constantFrom(...LANGUAGE_NAMES);
const marks = fc.constantFrom('X', '9/', '--', '-/', '(8)-', 'F(9)/', 'F', '', '9/8', 'X9/', '-');
const when = fc.record({
  side: fc.constantFrom(...SIDES),
  by: name,
  at: fc.constantFrom('2026-10-05T19:00:00.000Z', '2026-10-05T21:30:00.000Z'),
  generation: fc.nat({ max: 999 }),
});

const signOff: fc.Arbitrary<SignOff> = when;

const correction: fc.Arbitrary<LateCorrection> = fc
  .record({
    ...{ place: fc.integer({ min: 1, max: 5 }), frame: fc.option(fc.integer({ min: 1, max: 10 })) },
    ...{ before: marks, after: marks, when },
  })
  .map(({ when: stamp, ...others }) => ({ ...stamp, ...others }));

const aboutLine = fc.record({
  name,
  id: fc.option(name),
  frames: fc.array(marks, { maxLength: FRAME_NUMBERS.length }),
});

/** Any night with any match and any matching facts. */
export const anyNight: fc.Arbitrary<NightRecord> = fc
  .record({
    ...{ match: anyMatch, terms: anyTerms, league: fc.option(name), lanes: fc.constantFrom('3-4', null) },
    ...{ home: name, visitors: name, homeId: fc.option(name), round: fc.option(name) },
    lines: fc.array(aboutLine, { minLength: 18, maxLength: 18 }),
    signOffs: fc.array(signOff, { maxLength: 4 }),
    corrections: fc.array(correction, { maxLength: 3 }),
    isPair: fc.boolean(),
  })
  .map(({ match, terms, lines, signOffs: signs, corrections, isPair, ...names }) => {
    let next = 0;
    const lineOf = (place: LineUpPlace): NightLine => {
      const about = lines[next % lines.length];
      next += 1;
      return { ...place, name: about?.name ?? 'A', id: about?.id ?? null, frames: about?.frames ?? [] };
    };
    const signOffs = signs.map((sign) => (isPair ? { ...sign, besideGeneration: 7 } : sign));
    const games = match.home.map((home, index): NightGame => ({
      ...{ number: index + 1, id: `2026-10-05-game-${String(index + 1)}` },
      ...(isPair ? { beside: `2026-10-05-right-${String(index + 1)}` } : {}),
      home: home.map(lineOf),
      visitors: (match.visitors?.[index] ?? []).map(lineOf),
      ...(index === 0 ? { signOffs, corrections } : { signOffs: [], corrections: [] }),
    }));
    return {
      ...{ id: 'a1b2c3', league: names.league, format: 'ten-pin', date: '2026-10-05', round: names.round },
      ...{ lanes: names.lanes, terms, games, rollOffs: match.rollOffs },
      home: { id: names.homeId, name: names.home },
      visitors: match.visitors === null ? null : { id: null, name: names.visitors },
    };
  });
