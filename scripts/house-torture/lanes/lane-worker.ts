/** A process of simulated lanes: real saves, games, orders and link, no window. Its parent tells it what to do (`said.ts`). */
import * as v from 'valibot';
import { ASKED, type Asked, type Said } from './said.ts';
import { SimLane } from './sim-lane.ts';

/** In milliseconds. */
const REPORT = 200;

const lanes = new Map<number, SimLane>();
let times: number[] = [];
// One after another for each lane, as they came.
const queues = new Map<number, Promise<void>>();

process.on('message', (message) => {
  const asked = v.parse(ASKED, message);
  const lane = asked.ask === 'open' ? asked.config.lane : asked.lane;
  const before = queues.get(lane) ?? Promise.resolve();
  queues.set(
    lane,
    before
      .then(() => act(asked))
      .then(
        () => true,
        (fault: unknown) => {
          trouble(lane, fault);
          return false;
        },
      )
      .then((isDone) => {
        say({ said: 'done', ask: asked.ask, lane, ok: isDone });
      }),
  );
});
process.once('disconnect', () => {
  process.exit();
});
setInterval(report, REPORT);

async function act(asked: Asked): Promise<void> {
  if (asked.ask === 'open') {
    const { config } = asked;
    const lane = await SimLane.open(config, {
      balled: (milliseconds) => times.push(milliseconds),
      log: (fault) => {
        trouble(config.lane, fault);
      },
    });
    lanes.set(config.lane, lane);
    lane.bowl();
    return;
  }
  const lane = lanes.get(asked.lane);
  if (lane === undefined) throw new Error(`no lane ${String(asked.lane)}`);
  switch (asked.ask) {
    case 'close':
      await lane.close();
      report();
      lanes.delete(asked.lane);
      return;
    case 'rest':
      await lane.rest();
      report();
      return;
    case 'bowl':
      lane.bowl();
      return;
    case 'leave':
      await lane.leave();
      return;
    case 'clock':
      lane.clockWrong = asked.wrong;
  }
}

function report(): void {
  say({ said: 'lanes', lanes: [...lanes.values()].map((lane) => lane.report()), times });
  times = [];
}

function trouble(lane: number, fault: unknown): void {
  const words = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  say({ said: 'trouble', lane, words });
}

function say(said: Said): void {
  if (process.connected) process.send?.(said);
}
