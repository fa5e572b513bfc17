/** Finds the element that has taken the place of another one. */
type Current = <Type extends HTMLElement>(element: Type) => Type;

/** A page that React hydrates part by part. */
export interface HydratedPage {
  /** The replacement of an element, if a part had to be rendered again. */
  readonly current: Current;
  /** Resolves once React answers events on an element; undefined if it does already. */
  readonly until: (element: Element) => Promise<void> | undefined;
  /** Resolves once React answers all events. */
  readonly whole: Promise<void>;
}

/** Ends the capture. */
export interface Release {
  /** Replays what was captured in each part of the page that is hydrated, until all are. */
  readonly replay: (page: HydratedPage) => Promise<void>;
  /** Performs the captured actions as a page without scripts would. */
  readonly giveUp: () => void;
}

/** A captured event. */
interface Captured {
  readonly replay: (current: Current) => void;
  readonly giveUp: () => void;
  /** The pressed element, which shows a busy state. */
  readonly pressed?: HTMLElement | undefined;
  /** Where it happened. */
  readonly at: HTMLElement;
}

/**
 * How long a form that is being sent waits for React, in milliseconds. Then it posts itself, as
 * without scripts. A form without an `action` has nowhere to go: it waits for as long as it takes.
 */
const longestWait = 3_000;

/**
 * Captures what only scripts can handle (clicks on buttons and on pictures that open large, and
 * submits of forms) until it is released, once and, in each part of the page, in order. Whoever
 * presses a button again because nothing has happened yet does not want to undo it. Other links,
 * clicks that open a new tab, and native controls are left alone.
 * @param target what React hydrates
 * @param onEvent called for each captured event
 */
export function captureEarlyEvents(target: EventTarget, onEvent: () => void): Release {
  const captured: Captured[] = [];
  const sent = new Set<HTMLFormElement>();
  /** Incomplete forms that were submitted. Once hydrated, React says what is missing. */
  const incomplete = new Map<HTMLFormElement, Captured>();
  /** Forms that React validates. */
  const unchecked = new WeakSet<HTMLFormElement>();
  let page: HydratedPage | undefined;
  let replaying: Promise<void> | undefined;

  const isAnswered = (element: Element) => page !== undefined && !page.until(element);
  const capture = (event: Event, actions?: Captured) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (actions) {
      captured.push(actions);
      if (actions.pressed) actions.pressed.dataset.pressed = "";
    }
    if (page) void replay(page);
    onEvent();
  };
  const giveUp = (actions: Captured) => {
    delete actions.pressed?.dataset.pressed;
    actions.giveUp();
  };
  /** Takes a captured event out. Returns whether it was still there. */
  const take = (actions: Captured | undefined): boolean => {
    const at = actions ? captured.indexOf(actions) : -1;
    if (at >= 0) captured.splice(at, 1);
    return at >= 0;
  };
  const replayInTurn = async ({ current, until }: HydratedPage) => {
    while (captured.length > 0) {
      const next = captured.find(({ at }) => !until(at));
      if (next && take(next)) {
        delete next.pressed?.dataset.pressed;
        next.replay(current);
      }
      // React renders the result of one event before the next reads its state.
      await (next ? undefined : Promise.race(captured.map(({ at }) => until(at))));
    }
  };
  const replay = (hydrated: HydratedPage) => {
    replaying ??= replayInTurn(hydrated).finally(() => {
      replaying = undefined;
    });
    return replaying;
  };
  const onClick = (event: Event) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest("button");
    const picture = target?.closest<HTMLAnchorElement>("a[data-lightbox]");
    const pressed = button ?? picture ?? undefined;
    if (!pressed || isAnswered(pressed)) return;
    const press = (current: Current) => current(pressed).click();
    const form = button?.type === "submit" ? button.form : null;
    if (form && !form.noValidate) {
      // The page reports the errors itself, without the browser's bubble.
      form.noValidate = true;
      unchecked.add(form);
    }
    const waits = captured.some((earlier) => earlier.pressed === pressed);
    if (button?.type === "button")
      capture(event, waits ? undefined : { replay: press, giveUp: () => {}, pressed, at: pressed });
    else if (picture && !(altKey || ctrlKey || metaKey || shiftKey))
      capture(
        event,
        waits ? undefined : { replay: press, giveUp: () => pressed.click(), pressed, at: pressed },
      );
  };
  const forget = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    sent.delete(form);
    submitter?.removeAttribute("aria-label");
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || isAnswered(form)) return;
    const { submitter } = event as SubmitEvent;
    if (sent.has(form)) return void capture(event);
    take(incomplete.get(form));
    const isComplete = form.matches(":valid");
    const postsItself = form.hasAttribute("action");
    const actions: Captured = {
      // A lazily loaded part is hydrated by a click on it, but not by a submit.
      replay: (current) => {
        forget(form, submitter);
        if (submitter) current(submitter).click();
        else current(form).requestSubmit();
      },
      giveUp: () => {
        if (!postsItself) return forget(form, submitter);
        if (unchecked.has(form)) form.noValidate = false;
        if (form.noValidate || form.reportValidity()) form.submit();
        else forget(form, submitter);
      },
      pressed: isComplete ? undefined : (submitter ?? undefined),
      at: submitter ?? form,
    };
    if (!isComplete) {
      incomplete.set(form, actions);
      return void capture(event, actions);
    }
    sent.add(form);
    // Styles show the button's text while the form is being sent, since React owns its content.
    if (submitter?.dataset.busy) submitter.ariaLabel = submitter.dataset.busy;
    capture(event, actions);
    if (!postsItself) return;
    setTimeout(() => {
      if (take(actions)) giveUp(actions);
    }, longestWait);
  };

  target.addEventListener("click", onClick, true);
  target.addEventListener("submit", onSubmit, true);
  const stop = () => {
    target.removeEventListener("click", onClick, true);
    target.removeEventListener("submit", onSubmit, true);
  };
  return {
    replay: async (hydrated) => {
      page = hydrated;
      void replay(page);
      await page.whole;
      await replay(page);
      stop();
    },
    giveUp: () => {
      stop();
      for (const actions of captured.splice(0)) giveUp(actions);
    },
  };
}
