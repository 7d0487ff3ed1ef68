import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../src/core/line/result.ts';

export interface HouseOptions {
  /** The house's folder; null for this user's default. */
  readonly data: string | null;
  readonly port: number;
  readonly name: string;
  /** How many lane programs to open. */
  readonly lanes: number;
  /** Whether they bowl by themselves. */
  readonly bowl: boolean;
  /** Whether to serve the network too, by HTTPS. */
  readonly lan: boolean;
}

export const HOUSE_USAGE = `npm run house -- [options]
  --data DIR    the house's folder (default: one of this user)
  --port N      of the front desk (default: 8300)
  --name NAME   of the house, when it is made
  --lanes N     opens N lane programs, 0 to 12
  --bowl        they bowl by themselves
  --lan         on the network too, by HTTPS`;

const MOST_LANES = 12;

/** The options of `npm run house`, or a sentence about the first wrong one. */
export function houseOptions(args: readonly string[]): Result<HouseOptions, string> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        port: { type: 'string', default: '8300' },
        name: { type: 'string', default: 'Headpin Lanes' },
        lanes: { type: 'string', default: '0' },
        bowl: { type: 'boolean', default: false },
        lan: { type: 'boolean', default: false },
      },
    }));
  } catch (fault) {
    return err(fault instanceof Error ? fault.message : String(fault));
  }
  const port = whole(values.port, 1, 65_535);
  if (port === null) return err(`--port takes a number from 1 to 65535, not "${values.port}".`);
  const lanes = whole(values.lanes, 0, MOST_LANES);
  if (lanes === null)
    return err(`--lanes takes a number from 0 to ${String(MOST_LANES)}, not "${values.lanes}".`);
  if (values.bowl && lanes === 0) return err('--bowl needs lanes: --lanes 4 --bowl.');
  const name = values.name.trim();
  if (name === '' || name.length > 80) return err('--name takes 1 to 80 characters.');
  return ok({ data: values.data ?? null, port, name, lanes, bowl: values.bowl, lan: values.lan });
}

function whole(text: string, least: number, most: number): number | null {
  const number = /^\d{1,5}$/u.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}
