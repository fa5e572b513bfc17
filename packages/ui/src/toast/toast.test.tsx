// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { composing, emptyPage, find, press, show } from "../testing/jsdom-page.ts";
import { createToasts, Toast } from "./toast.tsx";

emptyPage();

describe("a toast", () => {
  afterEach(() => void vi.useRealTimers());

  it.each(composing)("leaves the keys of an input method alone: %o", async (key) => {
    const queue = createToasts();
    await show(
      <>
        <input id="page" />
        <Toast queue={queue} label="N" closeLabel="Close" />
      </>,
    );
    await act(async () => queue.show({ title: <input id="toast" />, duration: "stay" }));
    await act(async () => find("#page")?.focus());
    await press("F8", key);
    expect(document.activeElement?.id).toBe("page");
    await act(async () => find("#toast")?.focus());
    await press("Escape", key);
    expect(document.activeElement?.id).toBe("toast");
    await press("Escape");
    expect(find("#toast")).toBeNull();
  });

  it("stays while it has the focus, also if the pointer leaves it, and the other way round", async () => {
    const queue = createToasts();
    await show(<Toast queue={queue} label="N" closeLabel="Close" />);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await act(async () => queue.show({ title: "Saved", duration: 1000 }));
    const move = (type: string) =>
      act(async () => void find("li")?.dispatchEvent(new MouseEvent(type, { bubbles: true })));
    const wait = () => act(async () => vi.advanceTimersByTime(2000));
    await act(async () => find("li button")?.focus());
    await move("pointerover");
    await move("pointerout");
    await wait();
    expect(find("li")).not.toBeNull();
    await move("pointerover");
    await act(async () => find("li button")?.blur());
    await wait();
    expect(find("li")).not.toBeNull();
    await move("pointerout");
    await wait();
    expect(find("li")).toBeNull();
  });
});
