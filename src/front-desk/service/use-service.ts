import { inject, type InjectionKey } from 'vue';
import type { Service } from './service.ts';

/** Provided where the page is started. */
export const SERVICE: InjectionKey<Service> = Symbol('service');

export function useService(): Service {
  const service = inject(SERVICE);
  if (service === undefined) throw new Error('The page has no service.');
  return service;
}
