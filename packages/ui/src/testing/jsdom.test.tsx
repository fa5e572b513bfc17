// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { composeFile, type StoryModule } from "../../test/stories/compose.tsx";
import { Accordion } from "../accordion/accordion.tsx";
import { CheckboxGroup } from "../checkbox-group/checkbox-group.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { NavigationMenu } from "../navigation-menu/navigation-menu.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { createToasts, Toast } from "../toast/toast.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";

// Apps test with jsdom, which lacks popovers, observers, animations and scrolling.
const files = import.meta.glob<StoryModule>("../*/*.stories.tsx", { eager: true });
const stories = Object.values(files).flatMap((file) => composeFile(file).slice(0, 1));

let root: ReturnType<typeof createRoot>;
const show = (element: React.ReactElement) => act(async () => root.render(element));
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const click = (selector: string) => act(async () => find(selector)?.click());
const isShown = (id: string) => !document.getElementById(id)?.closest("[hidden]");

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

describe("in jsdom", () => {
  it.each(stories)("$name renders", async ({ element }) => {
    await show(element);
    expect(document.body.innerHTML).not.toBe("<div></div>");
  });

  it("a toast is shown", async () => {
    const queue = createToasts();
    await show(<Toast queue={queue} label="N" closeLabel="Close" />);
    await act(async () => queue.show({ title: "Saved" }));
    expect(document.body.textContent).toContain("Saved");
  });

  it("a tooltip is shown", async () => {
    await show(
      <Tooltip text="words">
        <button type="button">B</button>
      </Tooltip>,
    );
    await act(async () => find("button")?.focus());
    expect(find("button")?.getAttribute("aria-describedby")).toBe(find("[role=tooltip]")?.id);
  });

  it("a panel of a menu opens and closes", async () => {
    const links = [{ label: "Deep", href: "/d" }];
    await show(
      <NavigationMenu
        label="Main"
        items={[{ label: "S", href: "/s", panel: { triggerLabel: "Show", links } }]}
      />,
    );
    await act(async () => find("button")?.focus());
    await click("button");
    await vi.waitFor(() => expect(find("button")?.getAttribute("aria-expanded")).toBe("true"));
    await press("Escape");
    expect(find("button")?.getAttribute("aria-expanded")).toBe("false");
  });
});

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
    root = createRoot(shadow);
    await show(
      <Dialog defaultOpen title="D" closeLabel="Close">
        text
      </Dialog>,
    );
    expect(shadow.querySelector("[role=dialog]")).not.toBeNull();
  });

  it("stays open while a toast is pressed", async () => {
    const queue = createToasts();
    queue.show({ title: "Saved", action: { label: "Undo", onClick: () => {} }, duration: "stay" });
    await show(
      <>
        <Toast queue={queue} label="N" closeLabel="Close" />
        <Dialog defaultOpen title="D" closeLabel="Close">
          text
        </Dialog>
      </>,
    );
    await act(async () => {
      await new Promise((later) => setTimeout(later));
      find("[data-k-toasts] button")?.dispatchEvent(
        new MouseEvent("pointerdown", { bubbles: true }),
      );
    });
    expect(find("[role=dialog]")).not.toBeNull();
  });
});

describe("a group of another form", () => {
  it("is sent with it", async () => {
    await show(
      <>
        <form id="f" />
        <RadioGroup label="R" name="r" form="f" options={["1", "2"]} defaultValue="2" />
        <CheckboxGroup label="C" name="c" form="f" options={["1", "2"]} defaultValue={["1"]} />
        <TextField label="T" id="t" error="bad" aria-describedby="t-error" />
      </>,
    );
    const form = find("form");
    expect(form instanceof HTMLFormElement && [...new FormData(form)]).toEqual([
      ["r", "2"],
      ["c", "1"],
    ]);
    expect(find("#t")?.getAttribute("aria-describedby")).toBe("t-error");
  });
});

describe("an address", () => {
  const items = ["a", "b"].map((id) => ({ id, label: id, content: <p id={`in-${id}`}>{id}</p> }));

  it.each(["b", "in-b"])("chooses the tab of #%s", async (id) => {
    history.replaceState(null, "", `#${id}`);
    await show(<Tabs label="T" items={items} />);
    expect([isShown("a"), isShown("b")]).toEqual([false, true]);
  });

  it("opens an answer in an answer", async () => {
    const inner = (
      <Accordion headingLevel={3} items={[{ id: "inner", title: "I", content: "text" }]} />
    );
    history.replaceState(null, "", "#inner");
    await show(
      <Accordion headingLevel={2} items={[{ id: "outer", title: "O", content: inner }]} />,
    );
    for (const id of ["outer", "inner"]) {
      expect(document.getElementById(id)?.dataset.state).toBe("open");
    }
  });
});
