/** `npm run check`: types, lint and format, in parallel. */
import { runScript } from './script.ts';
import { runSideBySide } from './test/side-by-side.ts';
import { checks } from './test/suites.ts';

await runScript((run, stop) =>
  runSideBySide(
    checks().map((name) => ({ name, program: 'npm', parameters: ['run', '--silent', name] })),
    run,
    stop,
  ),
);
