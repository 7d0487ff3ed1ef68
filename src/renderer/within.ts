/** Whether an event's target matches a CSS selector or lies inside a match. */
export function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
