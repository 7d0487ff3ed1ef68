import { cpSync, rmSync } from 'node:fs';
import { oneOf } from '../draw.ts';
import { newFolder } from '../../torture/tools.ts';
import type { Fault } from './fault.ts';

const A_YEAR = 365 * 24 * 3600 * 1000;

const killed: Fault = {
  kind: 'process of lanes killed (kill -9)',
  group: 'lanes',
  share: 2,
  strike: async ({ fleet, hold }, draw) => {
    const process = oneOf(draw, fleet.processes);
    const isKilled = await process.kill();
    await hold(1);
    await process.begin();
    return isKilled ? 1 : 0;
  },
};

const oldCopy: Fault = {
  kind: 'lane restored from an old copy',
  group: 'lanes',
  strike: async ({ fleet, hold, tools, restored }, draw) => {
    const config = oneOf(draw, fleet.lanes);
    const { lane, path } = config;
    const process = fleet.of(lane);
    const copy = newFolder(tools, 'lane-copy');
    await process.ask({ ask: 'close', lane });
    cpSync(path, copy, { recursive: true });
    await process.open(config);
    await hold(6);
    await process.ask({ ask: 'close', lane });
    restored.add(lane);
    rmSync(path, { recursive: true });
    cpSync(copy, path, { recursive: true });
    rmSync(copy, { recursive: true });
    await process.open({ ...config, seed: draw(1_000_000) });
    await hold(2);
    return 1;
  },
};

const wrongClock: Fault = {
  kind: "lane's clock a year off",
  group: 'lanes',
  strike: async ({ fleet, hold }, draw) => {
    const { lane } = oneOf(draw, fleet.lanes);
    const process = fleet.of(lane);
    const isSet = await process.ask({ ask: 'clock', lane, wrong: draw(2) === 0 ? A_YEAR : -A_YEAR });
    await hold(4);
    await process.ask({ ask: 'clock', lane, wrong: 0 });
    return isSet ? 1 : 0;
  },
};

export const lanes: readonly Fault[] = [killed, oldCopy, wrongClock];
