// @vitest-environment jsdom
import { act, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  click,
  composing,
  emptyPage,
  find,
  press,
  pressOn,
  show,
  showIn,
} from "../testing/jsdom-page.ts";
import { createToasts, Toast } from "../toast/toast.tsx";
import { Dialog } from "./dialog.tsx";

emptyPage();

/** A dialog in a container that is a state, which comes after it. */
function Late() {
  const [container, setContainer] = useState<Element | null>(null);
  return (
    <>
      <main ref={setContainer} />
      <Dialog defaultOpen container={container} title="D" closeLabel="Close">
        text
      </Dialog>
    </>
  );
}

describe("a layer", () => {
  it("has the theme, direction and language of its place", async () => {
    await show(
      <section data-theme="dark" dir="rtl" lang="ar">
        <Dialog defaultOpen title="D" closeLabel="Close">
          text
        </Dialog>
      </section>,
    );
    const around = find("[role=dialog]")?.parentElement;
    expect(around?.closest("section")).toBeNull();
    expect({ ...around?.dataset, dir: around?.dir, lang: around?.lang }).toEqual({
      theme: "dark",
      dir: "rtl",
      lang: "ar",
    });
  });

  it("opens in the shadow root of its place", async () => {
    const shadow = document.body
      .appendChild(document.createElement("p"))
      .attachShadow({ mode: "open" });
    await showIn(
      shadow,
      <Dialog defaultOpen title="D" closeLabel="Close">
        text
      </Dialog>,
    );
    expect(shadow.querySelector("[role=dialog]")).not.toBeNull();
  });

  it("keeps Tab in it in a shadow root", async () => {
    const shadow = document.body
      .appendChild(document.createElement("p"))
      .attachShadow({ mode: "open" });
    await showIn(
      shadow,
      <Dialog defaultOpen title="D" closeLabel="Close">
        <input />
      </Dialog>,
    );
    const tab = (shiftKey: boolean) =>
      act(async () => {
        const key = { key: "Tab", shiftKey, bubbles: true, cancelable: true };
        shadow.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
      });
    shadow.querySelector("input")?.focus();
    await tab(false);
    expect(shadow.activeElement?.ariaLabel).toBe("Close");
    await tab(true);
    expect(shadow.activeElement?.localName).toBe("input");
  });

  it("stays open in a shadow root while a toast there is pressed", async () => {
    const shadow = document.body
      .appendChild(document.createElement("p"))
      .attachShadow({ mode: "open" });
    const queue = createToasts();
    await showIn(
      shadow,
      <>
        <Toast queue={queue} label="N" closeLabel="Close" />
        <Dialog defaultOpen title="D" closeLabel="Close">
          text
        </Dialog>
      </>,
    );
    await act(async () => queue.show({ title: "Saved", duration: "stay" }));
    await pressOn(shadow.querySelector("[data-k-toasts] button") ?? document.body);
    expect(shadow.querySelector("[data-k-toasts] li")).toBeNull();
    expect(shadow.querySelector("[role=dialog]")).not.toBeNull();
  });

  it("stays open while a toast is pressed", async () => {
    const undo = vi.fn();
    const queue = createToasts();
    const say = (title: string) => queue.show({ title, action: { label: "Undo", onClick: undo } });
    await show(
      <>
        <Toast queue={queue} label="N" closeLabel="Close" />
        <Dialog defaultOpen title="D" closeLabel="Close">
          text
        </Dialog>
      </>,
    );
    const dialog = find("[role=dialog]");
    await act(async () => say("Saved"));
    await pressOn(find("[data-k-toasts] button") ?? document.body);
    expect(undo).toHaveBeenCalledOnce();
    expect(dialog?.isConnected).toBe(true);
    // It has the focus by F8 and keeps it, and Escape closes it alone.
    await act(async () => say("Deleted"));
    await press("F8");
    expect(document.activeElement?.textContent).toBe("Undo");
    await press("Escape");
    expect(dialog?.contains(document.activeElement)).toBe(true);
    expect(find("[data-k-toasts]")?.textContent).toBe("");
  });

  it.each(composing)("stays open while a word is composed in it: %o", async (key) => {
    await show(
      <Dialog defaultOpen title="D" closeLabel="Close">
        <input autoFocus />
      </Dialog>,
    );
    await press("Escape", key);
    expect(document.activeElement?.localName).toBe("input");
    await press("Escape");
    expect(find("[role=dialog]")).toBeNull();
  });
});

/** The browser's close watchers that were not destroyed: jsdom has none. */
const watchers: EventTarget[] = [];

class CloseWatcher extends EventTarget {
  constructor() {
    super();
    watchers.push(this);
    // One works once.
    this.addEventListener("close", () => this.destroy());
  }

  destroy(): void {
    if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
  }
}

describe("a layer's change", () => {
  beforeEach(() => vi.stubGlobal("CloseWatcher", CloseWatcher));
  afterEach(() => vi.stubGlobal("CloseWatcher", undefined));

  const changes: string[] = [];
  const layer = (refused?: string) => (
    <Dialog
      defaultOpen
      closeOnLink
      title="D"
      closeLabel="Close"
      onOpenChange={(open, { reason, refuse }) => {
        changes.push(`${open} ${reason}`);
        if (reason === refused) refuse();
      }}
    >
      <a href="#there">There</a>
    </Dialog>
  );
  const ways = {
    escape: () => press("Escape"),
    close: () => click("[role=dialog] button"),
    link: () => click("[role=dialog] a"),
    outside: () => pressOn(document.body),
    back: () => act(async () => void watchers.at(-1)?.dispatchEvent(new Event("close"))),
  };

  it.each(Object.entries(ways))("by %s says so, and can be refused", async (reason, leave) => {
    changes.length = 0;
    await show(layer(reason));
    await leave();
    expect(find("[role=dialog]")).not.toBeNull();
    await show(layer());
    await leave();
    expect(find("[role=dialog]")).toBeNull();
    expect(changes).toEqual([`false ${reason}`, `false ${reason}`]);
    expect(watchers).toEqual([]);
  });

  it("does not come from a press on what an extension has put above it", async () => {
    await show(layer());
    const extension = document.body.appendChild(document.createElement("password-manager"));
    await pressOn(extension);
    const shadow = extension.attachShadow({ mode: "open" });
    await pressOn(shadow.appendChild(document.createElement("button")));
    expect(find("[role=dialog]")).not.toBeNull();
    await pressOn(find("[data-k-shade]") ?? extension);
    expect(find("[role=dialog]")).toBeNull();
  });

  it("does not come from the second of a double press on what opened it", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    await show(
      <Dialog trigger={<button type="button">Open</button>} title="D" closeLabel="Close">
        text
      </Dialog>,
    );
    const trigger = find("button");
    if (trigger) trigger.getBoundingClientRect = () => new DOMRect(10, 10, 80, 40);
    await click("button");
    clock.mockRestore();
    const pressAt = (clientX: number, timeStamp: number) =>
      pressOn(find("[data-k-shade]") ?? document.body, { clientX, clientY: 20 }, timeStamp);
    await pressAt(20, 1200);
    expect(find("[role=dialog]")).not.toBeNull();
    await pressAt(20, 1600);
    expect(find("[role=dialog]")).toBeNull();
    await click("button");
    await pressAt(300, performance.now());
    expect(find("[role=dialog]")).toBeNull();
  });

  it("happens in a container that comes after it", async () => {
    await show(<Late />);
    expect(find("main [role=dialog]")).not.toBeNull();
  });

  it("happens in its container, and what has autoFocus has the focus", async () => {
    const container = document.body.appendChild(document.createElement("main"));
    await show(
      <Dialog defaultOpen container={container} title="D" closeLabel="Close">
        <input autoFocus />
      </Dialog>,
    );
    expect(container.contains(find("[role=dialog]"))).toBe(true);
    expect(document.activeElement?.localName).toBe("input");
  });
});
