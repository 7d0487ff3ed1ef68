/** Checks a data folder, with no window: `npm run -s check-data -- --data DIR`. */
import process from 'node:process';
import { runCheck } from './check/program.ts';
import { Output } from './output.ts';

process.exitCode = await runCheck(process.argv.slice(2), {
  screen: new Output(process.stdout),
  errors: new Output(process.stderr),
  environment: process.env,
});
