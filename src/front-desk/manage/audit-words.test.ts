import { expect, test } from 'vitest';
import type { AuditEntry } from '../../house-contract/accounts.ts';
import { deskText } from '../../text/front-desk/front-desk.ts';
import { auditWords } from './audit-words.ts';

const NAMES = new Map([['a1', 'Ada']]);
const ENTRY: AuditEntry = { n: 1, at: '', account: 'a1', name: 'Ada', what: '', about: {} };

function words(entry: Partial<AuditEntry>): readonly string[] {
  const { who, what, about } = auditWords({ ...ENTRY, ...entry }, NAMES, deskText('en'));
  return [who, what, about];
}

test('the audit is told in words, without ids', () => {
  const id = '1'.repeat(24);
  expect(words({ what: 'order', about: { id, origin: id, lane: 7, kind: 'extend' } })).toEqual([
    ...['Ada', 'Sent an order', 'Lane 7 · Extend'],
  ]);
  expect(words({ what: 'move', about: { id, game: 'g', from: 7, to: 5 } })).toEqual([
    ...['Ada', 'Ordered a move', 'From lane 7 to 5'],
  ]);
  expect(words({ what: 'account-role', about: { account: 'a1', role: 'operator' } })).toEqual([
    ...['Ada', 'Changed a role', 'Ada · operator'],
  ]);
});

test('what no account did was done by a lane or by the house’s PC', () => {
  const lane = { account: null, name: 'lane 3, 4', what: 'lane-paired', about: { lanes: [3, 4] } };
  expect(words(lane)).toEqual(['Lanes 3, 4', 'Was paired', '']);
  expect(words({ account: null, name: 'house PC', what: 'account-add' })).toEqual([
    ...['The house’s PC', 'Added an account', ''],
  ]);
});

test('a code of an older program stands as it is', () => {
  expect(words({ what: 'unheard-of' })).toEqual(['Ada', 'unheard-of', '']);
});
