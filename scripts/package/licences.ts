import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

/** Build tools that leave a few lines of their own code in the program. */
const LEAVE_TRACES = ['node_modules/vite', 'node_modules/rolldown', 'node_modules/@vitejs/plugin-vue'];

/**
 * The licences of all packages whose code or fonts are in the program, as one text. Throws if a package has no licence
 * text, because then nobody may ship it.
 */
export function licenceTexts(checkout: string): string {
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const shipped = Object.entries(lock.packages).filter(
    ([path, { dev, optional }]) => path !== '' && ((!dev && !optional) || LEAVE_TRACES.includes(path)),
  );
  const parts = shipped.map(([path, { version = '', license = '' }]) => {
    const name = path.replace(/^.*node_modules\//u, '');
    return `${name} ${version} (${license})\n\n${licenceIn(join(checkout, path), name).trim()}\n`;
  });
  const opening = 'Headpin contains code and fonts of these packages, each under its own licence.\n';
  return [opening, ...new Set(parts)].join(`\n${'='.repeat(80)}\n`);
}

function licenceIn(folder: string, name: string): string {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/iu.test(file));
  if (files.length === 0) throw new Error(`${name} brings no licence text: it cannot be shipped.`);
  return files
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
