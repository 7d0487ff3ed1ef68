/** Whether what an event came from is, or is in, what a CSS selector names. */
export function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
