import { inject, type InjectionKey } from 'vue';
import type { Service } from './service.ts';

/** Given by whoever starts the page. */
export const SERVICE: InjectionKey<Service> = Symbol('service');

export function useService(): Service {
  const service = inject(SERVICE);
  if (service === undefined) throw new Error('The page has no service.');
  return service;
}
