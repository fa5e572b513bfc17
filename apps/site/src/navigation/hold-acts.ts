/** Ends holding: what was held is repeated, or done as a page without scripts would do it. */
export type Release = (action: "repeat" | "giveUp") => Promise<void>;

/**
 * Holds what only scripts can answer, clicks on buttons and submits of forms, until it is released once
 * and in order. Links and native controls are left alone.
 * @param onHeld called with the element of each act, when it is held
 */
export function holdActs(target: EventTarget, onHeld: (element: Element) => void): Release {
  const held: { repeat: () => void; giveUp: () => void }[] = [];

  const hold = (event: Event, element: Element, act: (typeof held)[number]) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(act);
    onHeld(element);
  };
  const holdClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button?.type !== "button") return;
    hold(event, button, { repeat: () => button.click(), giveUp: () => {} });
  };
  const holdSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    hold(event, form, {
      repeat: () => form.requestSubmit((event as SubmitEvent).submitter),
      giveUp: () => form.submit(),
    });
  };

  target.addEventListener("click", holdClick, true);
  target.addEventListener("submit", holdSubmit, true);
  return async (action) => {
    target.removeEventListener("click", holdClick, true);
    target.removeEventListener("submit", holdSubmit, true);
    for (const act of held.splice(0)) {
      act[action]();
      // React shows what came of it before the next one asks.
      await undefined;
    }
  };
}
