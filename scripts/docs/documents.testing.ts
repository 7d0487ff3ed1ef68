import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';

/** The folders that a newcomer reads about first; each has a README. */
export const ROOMS: readonly string[] = [
  ...readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`),
  ...['drive', 'e2e', 'scripts'],
];

/** Documents about Headpin, as paths from the checkout, without those that quote others at length. */
export function documentsBut(...quoting: readonly string[]): readonly string[] {
  return [
    ...['README.md', 'ARCHITECTURE.md'],
    ...ROOMS.map((room) => `${room}/README.md`),
    ...['docs', 'docs/decisions'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.md') && !quoting.includes(file))
        .map((file) => `${folder}/${file}`),
    ),
  ];
}
