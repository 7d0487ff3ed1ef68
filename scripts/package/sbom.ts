import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Runtime } from '../../drive/runtime.ts';

/** The parts of npm's bill of materials that need completing. */
interface Bill {
  readonly metadata: { readonly component: object };
  readonly components: readonly Part[];
}

interface Part {
  readonly name: string;
  readonly version: string;
  readonly scope?: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Writes the bill of materials beside the package, in CycloneDX: npm's own list of what the lockfile ships, plus
 * Electron, which npm lists only as a tool. @returns its path
 */
export function writeBill(version: string, runtime: Pick<Runtime, 'version'>, output: string): string {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const written = execFileSync('npm', ['sbom', ...options, '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const bill = JSON.parse(written) as Bill;
  const path = join(output, `headpin-${version}.cdx.json`);
  writeFileSync(path, `${JSON.stringify(completed(bill, version, runtime.version), null, 2)}\n`);
  return path;
}

/** npm names a program after its folder, omits packages that a tool needs too, and counts Electron as a tool. */
function completed(bill: Bill, version: string, electron: string): Bill {
  const { metadata, components } = bill;
  const name = `electron@${electron}`;
  const runtime = {
    type: 'framework',
    'bom-ref': name,
    name: 'electron',
    version: electron,
    purl: `pkg:npm/${name}`,
  };
  const component = { ...metadata.component, name: 'headpin', version };
  return {
    ...bill,
    metadata: { ...metadata, component },
    components: [...components.filter(isShipped), runtime],
  };
}

function isShipped({ scope, properties = [] }: Part): boolean {
  const isTool = properties.some(({ name, value }) => name.endsWith(':development') && value === 'true');
  return scope === 'required' && !isTool;
}
