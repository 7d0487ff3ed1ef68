import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Runtime } from '../../drive/runtime.ts';

/** What npm writes of a bill of materials, as far as it is completed here. */
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
 * Writes the bill of materials beside the package: npm's own list of what the lockfile ships, in CycloneDX, with
 * Electron, which npm knows only as a tool.
 * @returns its path
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

/** npm names a program after its folder, leaves out what a tool needs as well, and takes Electron for a tool. */
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
