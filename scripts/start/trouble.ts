import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What Chromium complains of on a machine without a desktop or a graphics card, and then does without. */
const HARMLESS =
  /:ERROR:(bus|object_proxy|viz_main_impl|gpu_\w+|command_buffer_\w+|shared_image_\w+|one_copy_\w+)\.cc/;

/** Shows what a program complains of, without what is harmless. */
export function showTrouble(stderr: Readable): void {
  createInterface({ input: stderr }).on('line', (line) => {
    if (!HARMLESS.test(line)) console.error(line);
  });
}
