/** A sliding hand drags nothing from one field to another, and nothing from outside can be dropped in. */
export function refuseDragging(on: EventTarget = window): void {
  for (const name of ['dragstart', 'dragover', 'drop'])
    on.addEventListener(name, (event) => {
      event.preventDefault();
    });
}
