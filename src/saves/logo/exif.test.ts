import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turnIn } from './exif.ts';
import { turnOf } from './turn.ts';

/** What a camera writes that was held like this, after `before` other entries. */
function exif(orientation: number, { isLittle = true, type = 3, before = 0 } = {}): Uint8Array {
  const bytes = Buffer.alloc(16 + (before + 1) * 12);
  bytes.write(`Exif\0\0${isLittle ? 'II*\0' : 'MM\0*'}`, 'latin1');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setUint32(10, 8, isLittle);
  view.setUint16(14, before + 1, isLittle);
  const at = 16 + before * 12;
  view.setUint16(at, 0x112, isLittle);
  view.setUint16(at + 2, type, isLittle);
  view.setUint32(at + 4, 1, isLittle);
  view.setUint16(at + 8, orientation, isLittle);
  return new Uint8Array(bytes);
}

describe('a photograph', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('says that it was taken in orientation %i', (orientation) => {
    for (const isLittle of [true, false])
      for (const before of [0, 3])
        expect(turnIn(exif(orientation, { isLittle, before }))).toEqual(turnOf(orientation));
  });

  test.each<[string, Uint8Array]>([
    ['says nothing', new Uint8Array()],
    ['says something else', new TextEncoder().encode('http://ns.adobe.com/xap/1.0/')],
    ['is of somebody else’s', exif(6).with(0, 0x46)],
    ['is in no known order', exif(6).with(6, 0x4a)],
    ['is in an order that is nearly known', exif(6, { isLittle: false }).with(7, 0x4e)],
    ['says it behind what it says to have', exif(6, { before: 1 }).with(14, 1)],
    ['says it in another form', exif(6, { type: 4 })],
    ['says nothing of it', exif(6).with(16, 0x13)],
    ['begins behind its end', exif(6).with(10, 200)],
    ['begins where no number is', exif(6).with(13, 255)],
    ['asks for what is none', exif(9)],
  ])('is upright where it %s', (_what, segment) => {
    expect(turnIn(segment)).toBeNull();
  });

  test('that was cut off anywhere, or says anything, is upright or turned, and nothing else happens', () => {
    const whole = exif(6, { before: 1 });
    for (let length = 0; length < whole.length; length += 1)
      expect(turnIn(whole.subarray(0, length))).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (rest) => {
        const turn = turnIn(Uint8Array.from([...whole.subarray(0, 8), ...rest]));
        expect(turn === null || typeof turn.swaps === 'boolean').toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
