import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRequest } from './request.ts';

/** The refusal's code and fault; for a valid text the request's kind. */
function faultOf(text: string): string {
  const request = parseRequest(text);
  if (request.ok) return request.value.kind;
  return request.error.kind === 'bad-request' ? request.error.fault.kind : request.error.kind;
}

describe('a request', () => {
  it.each([
    ['{"rolls":[]}', 'pins'],
    ['{"rolls":[10,7,"/","X","-","F"]}', 'rolls'],
    ['{"rolls":[1.5,-1,1e999]}', 'pins'],
    [' {"sheet":"X 7/"} ', 'sheet'],
    ['{"sheet":"","standing":null}', 'sheet'],
    ['{"rolls":[8],"standing":[[7,10]]}', 'rolls'],
    ['{"rolls":[8],"standing":[null]}', 'rolls'],
  ])('%s is one', (text, kind) => {
    expect(faultOf(text)).toBe(kind);
  });

  it.each([
    ['', 'not-json'],
    ['   ', 'not-json'],
    ['{"rolls":[1}', 'not-json'],
    ['X 7/', 'not-json'],
    ['{"rolls":[NaN]}', 'not-json'],
    ['[', 'not-json'],
    ['['.repeat(500_000), 'not-json'],
    ['['.repeat(100_000) + ']'.repeat(100_000), 'not-an-object'],
    ['null', 'not-an-object'],
    ['10', 'not-an-object'],
    ['"X"', 'not-an-object'],
    ['[]', 'not-an-object'],
    ['[10]', 'not-an-object'],
    ['{}', 'rolls-or-sheet'],
    ['{"standing":null}', 'rolls-or-sheet'],
    ['{"rolls":[],"sheet":""}', 'rolls-or-sheet'],
    ['{"rolls":[],"frames":[]}', 'rolls-or-sheet'],
    ['{"frames":{}}', 'not-frames'],
    ['{"frames":[{"v":7}]}', 'not-frames'],
    ['{"frames":[[7]]}', 'not-frames'],
    ['{"frames":[[{"foul":true}]]}', 'not-frames'],
    ['{"frames":[[{"v":7,"foul":1}]]}', 'not-frames'],
    ['{"frames":[[{"v":7,"left":[]}]]}', 'not-frames'],
    ['{"roll":[]}', 'unknown-key'],
    ['{"rolls":[],"name":"PJS"}', 'unknown-key'],
    ['{"rolls":[],"__proto__":{"sheet":"X"}}', 'unknown-key'],
    ['{"rolls":[],"toString":1}', 'unknown-key'],
    ['{"rolls":{"0":10}}', 'rolls-no-array'],
    ['{"rolls":null}', 'rolls-no-array'],
    ['{"rolls":"X"}', 'rolls-no-array'],
    ['{"sheet":["X"]}', 'sheet-no-text'],
    ['{"sheet":null}', 'sheet-no-text'],
    ['{"rolls":[],"standing":{}}', 'standing-no-array'],
    ['{"rolls":[null]}', 'not-a-ball'],
    ['{"rolls":["7"]}', 'not-a-ball'],
    ['{"rolls":["x"]}', 'not-a-ball'],
    ['{"rolls":[[10]]}', 'not-a-ball'],
    ['{"rolls":[8],"standing":[2]}', 'not-pins'],
    ['{"rolls":[8],"standing":[[0,7]]}', 'not-pins'],
    ['{"rolls":[8],"standing":[[7,11]]}', 'not-pins'],
    ['{"rolls":[8],"standing":[[7,7]]}', 'not-pins'],
    ['{"rolls":[8],"standing":[[7.5,8]]}', 'not-pins'],
    ['{"rolls":[0],"standing":[[1,2,3,4,5,6,7,8,9,10,1]]}', 'not-pins'],
  ])('%.60s is none: %s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('changes no prototype', () => {
    parseRequest('{"__proto__":{"rolls":[]},"constructor":{"prototype":{"rolls":[]}}}');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(faultOf('{}')).toBe('rolls-or-sheet');
  });

  it('has either rolls or a sheet, whatever JSON it is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(['rolls', 'sheet']).not.toContain(faultOf(text.replaceAll(/rolls|sheet/gu, '')));
      }),
    );
  });
});
