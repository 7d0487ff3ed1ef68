/** A requirement: a command or a shared library, and its package's possible names, the likelier first. */
export interface Need {
  readonly what: string;
  readonly packages: readonly string[];
}

/** Packages with irregular names; those in `renamed` end in `t64` since Debian 13 and Ubuntu 24.04. */
const packageOf: Readonly<Record<string, string>> = {
  'libX11-xcb.so.1': 'libx11-xcb1',
  'libX11.so.6': 'libx11-6',
  'libXcomposite.so.1': 'libxcomposite1',
  'libXdamage.so.1': 'libxdamage1',
  'libXext.so.6': 'libxext6',
  'libXfixes.so.3': 'libxfixes3',
  'libXrandr.so.2': 'libxrandr2',
  'libXss.so.1': 'libxss1',
  'libXtst.so.6': 'libxtst6',
  'libasound.so.2': 'libasound2',
  'libatk-1.0.so.0': 'libatk1.0-0',
  'libatk-bridge-2.0.so.0': 'libatk-bridge2.0-0',
  'libatspi.so.0': 'libatspi2.0-0',
  'libcairo.so.2': 'libcairo2',
  'libcups.so.2': 'libcups2',
  'libdbus-1.so.3': 'libdbus-1-3',
  'libdrm.so.2': 'libdrm2',
  'libexpat.so.1': 'libexpat1',
  'libgbm.so.1': 'libgbm1',
  'libgdk-3.so.0': 'libgtk-3-0',
  'libgdk_pixbuf-2.0.so.0': 'libgdk-pixbuf-2.0-0',
  'libgio-2.0.so.0': 'libglib2.0-0',
  'libglib-2.0.so.0': 'libglib2.0-0',
  'libgmodule-2.0.so.0': 'libglib2.0-0',
  'libgobject-2.0.so.0': 'libglib2.0-0',
  'libgtk-3.so.0': 'libgtk-3-0',
  'libnspr4.so': 'libnspr4',
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libpango-1.0.so.0': 'libpango-1.0-0',
  'libsmime3.so': 'libnss3',
  'libudev.so.1': 'libudev1',
  'libuuid.so.1': 'libuuid1',
  'libxcb.so.1': 'libxcb1',
  'libxkbcommon.so.0': 'libxkbcommon0',
};

/** The libraries that ldd did not find, except those shipped with Electron. */
export function unresolved(answer: string, brought: readonly string[]): Need[] {
  const names = [...answer.matchAll(/^\s*(\S+) => not found$/gm)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );
  return [...new Set(names)]
    .filter((name) => !brought.includes(name))
    .map((name) => ({ what: name, packages: packagesOf(name) }));
}

/** The packages for all needs, each by its possible names, without duplicates. */
export function packagesFor(needs: readonly Need[]): (readonly string[])[] {
  return [...new Map(needs.map((need) => [need.packages.join(), need.packages])).values()];
}

/** The first name of each need in the package index; `policy` is the output of `apt-cache policy`. */
export function choosePackages(
  wanted: readonly (readonly string[])[],
  policy: string,
): { chosen: string[]; unknown: string[] } {
  const known = new Set(
    [...policy.matchAll(/^(\S+):\n(?: {2}.*\n)*? {2}Candidate: (?!\(none\))/gm)].map(([, name]) => name),
  );
  const choices = wanted.map((names) => ({ names, found: names.find((name) => known.has(name)) }));
  return {
    chosen: choices.flatMap(({ found }) => (found === undefined ? [] : [found])),
    unknown: choices.flatMap(({ names, found }) => (found === undefined ? [names.at(-1) ?? ''] : [])),
  };
}

function packagesOf(library: string): readonly string[] {
  const name = packageOf[library] ?? guess(library);
  return [`${name}t64`, name];
}

/** Debian's rule: libfoo.so.1 is in libfoo1, and libfoo2.so.1 in libfoo2-1. */
function guess(library: string): string {
  const [, stem = library, version = ''] = /^(.*?)\.so(?:\.(\d+))?/.exec(library) ?? [];
  return `${stem}${/\d$/.test(stem) && version !== '' ? '-' : ''}${version}`
    .toLowerCase()
    .replaceAll('_', '-');
}
