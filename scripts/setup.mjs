// @ts-check
/**
 * The set-up behind `npm start`, `npm test` and the others: `node scripts/setup.mjs
 * start|test|package|verify|console|score|house|mutation`. It runs on any Node before anything is installed, so it is plain JavaScript
 * with only Node's modules. Whatever needs packages (Electron, system libraries) follows in setup/prepare.ts on the
 * pinned Node.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdLock } from './setup/lock.mjs';
import { checkNode, findPinnedNode } from './setup/node.mjs';
import { installPackages } from './setup/packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modes = ['start', 'test', 'package', 'verify', 'console', 'score', 'house', 'mutation'];
/** These packages are installed separately, so that nobody who only starts or tests the program waits for them. */
const apart = { mutation: 'mutation', package: 'package', verify: 'package' };

/**
 * @param {string | undefined} mode
 * @returns {Promise<number>} the exit code
 */
async function setUp(mode) {
  if (mode === undefined || !modes.includes(mode)) {
    console.error(`set-up: say what for: node scripts/setup.mjs ${modes.join('|')}`);
    return 2;
  }
  checkNode(process.version);
  await holdLock(root);
  await installPackages(root);
  for (const [whose, folder] of Object.entries(apart))
    if (mode === whose) await installPackages(join(root, 'scripts', folder));
  const node = findPinnedNode(root);
  if (mode === 'console' || mode === 'score' || mode === 'house' || mode === 'mutation') return 0;
  const child = spawn(node, ['scripts/setup/prepare.ts', mode], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

try {
  // The listening lock socket would keep the process alive.
  process.exit(await setUp(process.argv[2]));
} catch (error) {
  console.error(`set-up: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
