import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../drive/runtime.ts';

const CONFIGURATIONS = [
  'tsconfig*.json',
  'src/**/tsconfig*.json',
  'package.json',
  '.oxfmtrc.json',
  '{eslint,oxlint}.config.*',
  'scripts/lint/*.js',
];

/** A checkout with the configurations of this one, and these files alone. */
export function plantedCheckout(files: Readonly<Record<string, string>>): string {
  const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'headpin-planted-')));
  for (const file of globSync(CONFIGURATIONS, { cwd: root })) cpSync(join(root, file), join(checkout, file));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), text);
  }
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction');
  return checkout;
}

export function removeCheckout(checkout: string): void {
  rmSync(checkout, { recursive: true });
}
