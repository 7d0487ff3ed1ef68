import type { WebContents } from 'electron';

/** Resolves when the page's process ends or the page closes its window. */
export function gone(contents: WebContents): Promise<null> {
  return new Promise((resolve) => {
    const end = (): void => {
      resolve(null);
    };
    contents.once('render-process-gone', end);
    contents.once('destroyed', end);
  });
}
