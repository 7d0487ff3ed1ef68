/**
 * `npm run house:rebuild -- postgres://OWNER:PASSWORD@HOST:PORT/DATABASE` drops all derived rows of a house
 * and computes them again. Lanes and services may run meanwhile.
 */
import { rebuild } from '../src/house/derive/rebuild.ts';

const [given] = process.argv.slice(2);
const url = given !== undefined && URL.canParse(given) ? new URL(given) : null;
if (url === null) {
  console.error('Usage: npm run house:rebuild -- postgres://OWNER:PASSWORD@HOST:PORT/DATABASE');
  process.exitCode = 2;
} else {
  const began = performance.now();
  const games = await rebuild({
    host: url.hostname,
    port: Number(url.port === '' ? '5432' : url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
  });
  const seconds = (performance.now() - began) / 1000;
  console.log(`${String(games)} games in ${seconds.toFixed(1)} s.`);
}
