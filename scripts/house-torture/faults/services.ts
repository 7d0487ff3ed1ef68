import { oneOf } from '../draw.ts';
import type { Fault } from './fault.ts';

const serviceKilled: Fault = {
  kind: 'service killed (kill -9)',
  group: 'services',
  share: 3,
  strike: async ({ services: all, hold }, draw) => {
    const service = oneOf(draw, all);
    const isKilled = await service.kill();
    await hold(1);
    await service.begin();
    return isKilled ? 1 : 0;
  },
};

const allKilled: Fault = {
  kind: 'all services killed at once',
  group: 'services',
  strike: async ({ services: all, hold }) => {
    const killed = await Promise.all(all.map((service) => service.kill()));
    await hold(3);
    await Promise.all(all.map((service) => service.begin()));
    return killed.every(Boolean) ? 1 : 0;
  },
};

const standingStill: Fault = {
  kind: 'service stands still (SIGSTOP)',
  group: 'services',
  share: 2,
  strike: async ({ services: all, hold }, draw) => {
    const service = oneOf(draw, all);
    const stands = await service.standStill();
    await hold(2);
    service.goOn();
    return stands ? 1 : 0;
  },
};

export const services: readonly Fault[] = [serviceKilled, allKilled, standingStill];
