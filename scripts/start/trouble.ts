import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Chromium's complaints on a machine without a desktop or graphics card, which are harmless. */
const HARMLESS =
  /:ERROR:(bus|object_proxy|viz_main_impl|gpu_\w+|command_buffer_\w+|shared_image_\w+|one_copy_\w+)\.cc/;

/** Prints a program's errors without the harmless ones. */
export function showTrouble(stderr: Readable): void {
  createInterface({ input: stderr }).on('line', (line) => {
    if (!HARMLESS.test(line)) console.error(line);
  });
}
