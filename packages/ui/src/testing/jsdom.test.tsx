// @vitest-environment jsdom
import { act, useActionState, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { composeFile, type StoryModule } from "../../test/stories/compose.tsx";
import { Accordion } from "../accordion/accordion.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { CheckboxGroup } from "../checkbox-group/checkbox-group.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { NavigationMenu } from "../navigation-menu/navigation-menu.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { Select } from "../select/select.tsx";
import { Switch } from "../switch/switch.tsx";
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
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  });
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const click = (selector: string) => act(async () => find(selector)?.click());
const later = () => act(() => new Promise<void>((done) => setTimeout(done)));
/** As with a pointer: layers look at where it went down, and wait for the click. */
const pressOn = async (element: Element) => {
  await later();
  await act(async () => {
    element.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  await later();
};
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
});

describe("a layer's change", () => {
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

function Controlled() {
  const [picked, pick] = useState({ select: "b", radio: "b", box: true, on: true, ticked: ["x"] });
  const set = (change: Partial<typeof picked>) => pick({ ...picked, ...change });
  return (
    <form action={() => {}}>
      <Select
        label="S"
        name="select"
        options={["a", "b", "c"]}
        value={picked.select}
        onChange={(event) => set({ select: event.target.value })}
      />
      <RadioGroup
        label="R"
        name="radio"
        options={["a", "b", "c"]}
        value={picked.radio}
        onValueChange={(radio) => set({ radio })}
      />
      <CheckboxGroup
        label="G"
        name="ticked"
        options={["x", "y"]}
        value={picked.ticked}
        onValueChange={(ticked) => set({ ticked })}
      />
      <Checkbox
        label="C"
        name="box"
        checked={picked.box}
        onChange={(event) => set({ box: event.target.checked })}
      />
      <Switch
        label="O"
        name="on"
        checked={picked.on}
        onChange={(event) => set({ on: event.target.checked })}
      />
      <button type="submit">Send</button>
      <button
        type="button"
        onClick={() => set({ select: "c", radio: "c", box: false, ticked: ["y"] })}
      >
        Change
      </button>
    </form>
  );
}

function Returned() {
  const [kept, send] = useActionState(
    async (_: unknown, data: FormData) => `${data.get("s")}`,
    undefined,
  );
  return (
    <form action={send}>
      <Select label="S" name="s" options={["a", "b", "c"]} defaultValue={kept ?? "a"} />
      <button type="submit">Send</button>
    </form>
  );
}

describe("a form's action", () => {
  const sent = () => {
    const form = find("form");
    return form instanceof HTMLFormElement && Object.fromEntries(new FormData(form));
  };

  it("leaves what the state says in each field", async () => {
    await show(<Controlled />);
    await click("button[type=submit]");
    expect(sent()).toEqual({ select: "b", radio: "b", box: "on", on: "on", ticked: "x" });
    await click("button[type=button]");
    await click("button[type=submit]");
    expect(sent()).toEqual({ select: "c", radio: "c", on: "on", ticked: "y" });
  });

  it("leaves the choice that it returned", async () => {
    await show(<Returned />);
    const select = find("select");
    if (select instanceof HTMLSelectElement) select.value = "c";
    await click("button");
    expect(sent()).toEqual({ s: "c" });
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
