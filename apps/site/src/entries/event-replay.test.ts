// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { captureEarlyEvents, type HydratedPage, type Release } from "./event-replay.ts";

/** The element with this id. */
function the<Type extends HTMLElement = HTMLButtonElement>(id: string): Type {
  return document.getElementById(id) as Type;
}

let release: Release;

/** A page that React has hydrated, but for what is still to come. */
const hydrated = (until: HydratedPage["until"] = () => undefined): HydratedPage => ({
  current: (element) => element,
  until,
  whole: Promise.resolve(),
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button type="button" id="question">How long?</button>
    <form id="form" action="/send"><input id="name" required /><button id="send" data-busy="Sending">Send</button></form>`;
  release = captureEarlyEvents(document, () => {});
});

afterEach(() => {
  release.giveUp();
  vi.useRealTimers();
});

describe("a button that waits for its code", () => {
  it("is pressed once, however often it was, and shows until then that it was", async () => {
    const clicks = vi.fn();
    the("question").click();
    the("question").click();
    expect(the("question").dataset.pressed).toBe("");
    the("question").addEventListener("click", clicks);
    await release.replay(hydrated());
    expect(clicks).toHaveBeenCalledOnce();
    expect(the("question").dataset).not.toHaveProperty("pressed");
  });

  it("is pressed once its part of the page is hydrated, whatever else waits", async () => {
    const pressed: string[] = [];
    document.addEventListener("click", ({ target }) => pressed.push((target as Element).id));
    let hydrateQuestion = () => {};
    const question = new Promise<void>((resolve) => {
      hydrateQuestion = () => resolve();
    });
    const waiting = new Map<Element, Promise<void>>([[the("question"), question]]);
    const whole = question.then(() => void waiting.clear());
    the("question").click();
    const replayed = release.replay({ ...hydrated((element) => waiting.get(element)), whole });
    // This one is answered already, and that one is not.
    the("send").type = "button";
    the("send").click();
    the("question").click();
    await Promise.resolve();
    expect(pressed).toEqual(["send"]);
    hydrateQuestion();
    await replayed;
    expect(pressed).toEqual(["send", "question"]);
  });

  it("shows no longer that it waits where the code does not come", () => {
    the("question").click();
    release.giveUp();
    expect(the("question").dataset).not.toHaveProperty("pressed");
  });
});

describe("a form that waits for its code", () => {
  const reports = () => vi.spyOn(the<HTMLFormElement>("form"), "reportValidity");
  const posts = () => vi.spyOn(the<HTMLFormElement>("form"), "submit").mockReturnValue();

  it("leaves to the page, however slow, what to say of missing answers", async () => {
    const reported = reports();
    const posted = posts();
    const submits = vi.fn((event: Event) => event.preventDefault());
    the("send").click();
    vi.advanceTimersByTime(60_000);
    expect(reported).not.toHaveBeenCalled();
    expect(the("send").dataset.pressed).toBe("");
    the("form").addEventListener("submit", submits);
    await release.replay(hydrated());
    expect(submits).toHaveBeenCalledOnce();
    expect(reported).not.toHaveBeenCalled();
    expect(posted).not.toHaveBeenCalled();
  });

  it("leaves it to the browser where the code does not come", async () => {
    const reported = reports();
    const posted = posts();
    the("send").click();
    release.giveUp();
    expect(reported).toHaveBeenCalledOnce();
    expect(posted).not.toHaveBeenCalled();
  });

  it("posts itself once it was completed and the code takes too long", () => {
    const posted = posts();
    the("send").click();
    the<HTMLInputElement>("name").value = "Asha";
    the("send").click();
    the("send").click();
    expect(the("send").ariaLabel).toBe("Sending");
    vi.advanceTimersByTime(60_000);
    expect(posted).toHaveBeenCalledOnce();
  });

  it("keeps what was typed, however long it takes, if it has nowhere to post to", async () => {
    const posted = posts();
    const form = the<HTMLFormElement>("form");
    form.removeAttribute("action");
    the<HTMLInputElement>("name").value = "example.org";
    the("send").click();
    vi.advanceTimersByTime(60_000);
    expect(posted).not.toHaveBeenCalled();
    const submits = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener("submit", submits);
    await release.replay(hydrated());
    expect(submits).toHaveBeenCalledOnce();
  });

  it("stays where it is, ready to be sent again, if neither code nor a place to post to is there", () => {
    const posted = posts();
    the<HTMLFormElement>("form").removeAttribute("action");
    the<HTMLInputElement>("name").value = "example.org";
    the("send").click();
    release.giveUp();
    expect(posted).not.toHaveBeenCalled();
    expect(the("send").ariaLabel).toBeNull();
  });
});
