// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { click, emptyPage, find, show } from "../testing/jsdom-page.ts";
import { type TabItem, Tabs } from "./tabs.tsx";

emptyPage();

const item = (id: string, disabled = false): TabItem => ({ id, label: id, content: id, disabled });
const all = [item("a", true), item("b"), item("c"), item("d")];

/** The tab that is chosen, the one that Tab goes to, and the panel that is shown. */
const state = () => [
  find("[aria-selected=true]")?.textContent,
  find("[role=tab][tabindex='0']:enabled")?.textContent,
  [...document.querySelectorAll("[role=tabpanel]:not([hidden])")].map(({ id }) => id).join(),
];

describe("Tabs show the first tab that can be chosen", () => {
  it("if the chosen item goes, until it is back", async () => {
    await show(<Tabs label="L" items={all} defaultValue="c" />);
    expect(state()).toEqual(["c", "c", "c"]);
    await show(<Tabs label="L" items={all.filter(({ id }) => id !== "c")} defaultValue="c" />);
    expect(state()).toEqual(["b", "b", "b"]);
    await show(<Tabs label="L" items={all} defaultValue="c" />);
    expect(state()).toEqual(["c", "c", "c"]);
  });

  it.each(["a", "z", ""])("if the value is %j, which cannot be chosen", async (value) => {
    await show(<Tabs label="L" items={all} defaultValue={value} />);
    expect(state()).toEqual(["b", "b", "b"]);
  });

  it("which then is news to a parent that chooses something else", async () => {
    const choose = vi.fn();
    await show(<Tabs label="L" items={all} value="z" onValueChange={choose} />);
    expect(state()).toEqual(["b", "b", "b"]);
    await click("#b-tab");
    expect(choose).toHaveBeenCalledExactlyOnceWith("b");
  });

  it("and the first one, or the chosen one, if none can", async () => {
    const none = all.map((each) => ({ ...each, disabled: true }));
    await show(<Tabs label="L" items={none} value="z" />);
    expect(state()).toEqual(["a", undefined, "a"]);
    await show(<Tabs label="L" items={none} value="c" />);
    expect(state()).toEqual(["c", undefined, "c"]);
  });
});
