import { vi } from 'vitest';

/** In milliseconds: a condition may take long on a busy machine. Vitest's own patience is one second. */
const PATIENCE = 60_000;

type Options = Parameters<typeof vi.waitFor>[1];

const patient = (options: Options): Options =>
  typeof options === 'number' ? options : { timeout: PATIENCE, ...options };
const { waitFor, waitUntil } = vi;

vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
