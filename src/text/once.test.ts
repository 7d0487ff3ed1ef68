import { afterEach, expect, it, vi } from 'vitest';
import type { textFor } from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

it('a start makes no date, number or time format: each is made by the first sentence that needs it, once', async () => {
  vi.resetModules();
  const formats = (['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat'] as const).map(
    (name) => vi.spyOn(Intl, name),
  );
  const made = (): number => formats.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const { textFor: freshText }: { textFor: typeof textFor } = await import('./index.ts');
  const { average } = freshText('es').end;
  expect(made()).toBe(0);
  expect([average(199.96), average(7)]).toEqual(['200,0', '7,0']);
  expect(made()).toBe(1);
});
