import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { WebContents } from 'electron';
import { ok } from '../../core/line/result.ts';
import { plainSettings } from '../../contract/contract.ts';
import type { Permission } from '../staff/permissions.ts';
import { answer, type Desk } from './answer.ts';
import type { CallEntries, Caller, StaffRule } from './call-entry.ts';

/** No handler here reads the calling page. */
const SENDER = Object.create(null) as WebContents;

interface Read {
  readonly read: number[];
}

/** A door with one call, which marks a notice as read, under this staff rule. */
function entries(permissions: StaffRule<[id: number], Read>): CallEntries<'notices.read', Read> {
  return {
    'notices.read': {
      callers: ['console'],
      parser: v.strictTuple([v.number()]),
      permissions,
      handle: ([id], { read }) => {
        read.push(id);
        return Promise.resolve(ok(null));
      },
    },
  };
}

/** A desk with these permissions. */
function deskOf(...given: readonly Permission[]): Desk {
  const allows = (...permissions: readonly Permission[]): boolean =>
    permissions.every((one) => given.includes(one));
  return { settings: { current: plainSettings('en') }, staff: { allows } };
}

interface Case {
  readonly rule?: StaffRule<[id: number], Read>;
  readonly desk?: Desk | null;
  readonly caller?: Caller | null;
  readonly name?: unknown;
  readonly args?: unknown;
}

/** The door's answer, and the notices marked as read. */
async function asked({
  rule = 'none',
  desk = deskOf(),
  caller = 'console',
  name = 'notices.read',
  args = [7],
}: Case): Promise<readonly [unknown, readonly number[]]> {
  const deps = { read: [] };
  const given = await answer({ entries: entries(rule), deps, desk }, { caller, sender: SENDER, name, args });
  return [given, deps.read];
}

const refused = (code: string): readonly unknown[] => [{ ok: false, error: { code } }, []];
const done = [{ ok: true, value: null }, [7]];

describe('the door', () => {
  test('carries out a permitted call', async () => {
    expect(await asked({})).toEqual(done);
  });

  test('answers only our own pages, and only those that the call permits', async () => {
    expect(await asked({ caller: null })).toEqual(refused('forbidden'));
    expect(await asked({ caller: 'board' })).toEqual(refused('forbidden'));
  });

  test('refuses an unknown call, and a call of another door', async () => {
    for (const name of ['notices.delete', 'toString', '__proto__', 'notices', 7, null])
      expect(await asked({ name })).toMatchObject([{ error: { code: 'bad-request', path: 'name' } }, []]);
    expect(await asked({ name: 'games.open' })).toEqual(refused('forbidden'));
  });

  test('refuses invalid arguments before it judges the permission', async () => {
    const rule = (): never => expect.fail('the staff rule saw them');
    expect(await asked({ rule, args: ['7'] })).toMatchObject([
      { error: { code: 'bad-request', path: '0' } },
      [],
    ]);
  });

  test('refuses bowlers what only staff may do, without running the handler', async () => {
    const rule = (): readonly Permission[] => ['print', 'staff'];
    expect(await asked({ rule, desk: deskOf('print') })).toEqual(refused('staff-only'));
    expect(await asked({ rule, desk: deskOf('print', 'staff') })).toEqual(done);
  });

  test('refuses it to everybody before the lane exists', async () => {
    expect(await asked({ rule: () => ['staff'], desk: null })).toEqual(refused('staff-only'));
    expect(await asked({ rule: { owner: 'read' }, desk: null })).toEqual(done);
  });

  test('judges by the request and the settings in force', async () => {
    const rule: StaffRule<[id: number], Read> = ([id], { language }) =>
      id === 7 && language === 'en' ? ['staff'] : [];
    expect(await asked({ rule })).toEqual(refused('staff-only'));
    expect(await asked({ rule, args: [8] })).toEqual([{ ok: true, value: null }, [8]]);
  });
});
