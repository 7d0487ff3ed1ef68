/** A hand that slides takes nothing along, out of no field into another, and what comes from elsewhere is not let in. */
export function refuseDragging(on: EventTarget = window): void {
  for (const name of ['dragstart', 'dragover', 'drop'])
    on.addEventListener(name, (event) => {
      event.preventDefault();
    });
}
