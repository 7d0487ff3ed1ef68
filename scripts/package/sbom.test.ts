import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { writeBill } from './sbom.ts';

test('the bill of materials names every package that the program ships, and the Electron that runs it', () => {
  const output = mkdtempSync(join(tmpdir(), 'headpin-bill-'));
  onTestFinished(() => {
    rmSync(output, { recursive: true });
  });
  const bill = JSON.parse(readFileSync(writeBill('1.2.3', { version: '33.2.1' }, output), 'utf8')) as {
    readonly bomFormat: string;
    readonly metadata: { readonly component: unknown };
    readonly components: readonly { readonly name: string; readonly version: string }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'headpin', version: '1.2.3' });
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const named = new Map(bill.components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(dependencies)) expect(named.get(name), name).toBe(version);
  expect(named.get('electron')).toBe('33.2.1');
  expect([...named.keys()]).not.toContain('vitest');
});
