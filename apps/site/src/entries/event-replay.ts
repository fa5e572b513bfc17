/**
 * Ends the capture: what was captured is replayed, or done as a page without scripts would do it.
 */
export type Release = (action: "replay" | "giveUp") => Promise<void>;

/**
 * How long a form that is being sent waits for React, in milliseconds. Then it posts itself, as
 * without scripts.
 */
const longestWait = 3_000;

/**
 * Captures what only scripts can handle (clicks on buttons and on pictures that open large, and
 * submits of forms) until it is released, once and in order. Other links, clicks that open a new
 * tab, and native controls are left alone.
 * @param onEvent called for each captured event
 */
export function captureEarlyEvents(target: EventTarget, onEvent: () => void): Release {
  const captured: { replay: () => void; giveUp: () => void }[] = [];
  const sent = new Set<HTMLFormElement>();
  /** Forms whose answers React checks. */
  const unchecked = new WeakSet<HTMLFormElement>();

  const capture = (event: Event, actions?: (typeof captured)[number]) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (actions) captured.push(actions);
    onEvent();
  };
  const onClick = (event: Event) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest("button");
    const picture = target?.closest<HTMLAnchorElement>("a[data-lightbox]");
    const replay = () => (button ?? picture)?.click();
    const form = button?.type === "submit" ? button.form : null;
    if (form && !form.noValidate) {
      // The page reports errors, once, without the browser's own bubble first.
      form.noValidate = true;
      unchecked.add(form);
    }
    if (button?.type === "button") capture(event, { replay, giveUp: () => {} });
    else if (picture && !(altKey || ctrlKey || metaKey || shiftKey))
      capture(event, { replay, giveUp: replay });
  };
  const forget = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    sent.delete(form);
    submitter?.removeAttribute("aria-label");
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const { submitter } = event as SubmitEvent;
    if (sent.has(form)) return void capture(event);
    sent.add(form);
    // Styles show the button's text while the form is being sent, since React owns its content. An
    // incomplete form is not being sent.
    if (submitter?.dataset.busy && form.matches(":valid"))
      submitter.ariaLabel = submitter.dataset.busy;
    const actions = {
      // React hydrates the part of the page around a click at once, but not the part around a
      // submit.
      replay: () => {
        forget(form, submitter);
        if (submitter) submitter.click();
        else form.requestSubmit();
      },
      giveUp: () => {
        if (unchecked.has(form)) form.noValidate = false;
        if (form.noValidate || form.reportValidity()) form.submit();
        else forget(form, submitter);
      },
    };
    capture(event, actions);
    setTimeout(() => {
      const at = captured.indexOf(actions);
      if (at >= 0) captured.splice(at, 1)[0]?.giveUp();
    }, longestWait);
  };

  target.addEventListener("click", onClick, true);
  target.addEventListener("submit", onSubmit, true);
  return async (action) => {
    target.removeEventListener("click", onClick, true);
    target.removeEventListener("submit", onSubmit, true);
    for (const event of captured.splice(0)) {
      event[action]();
      // React renders the result of one event before the next reads its state.
      await undefined;
    }
  };
}
