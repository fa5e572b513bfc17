// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { Accordion } from "./accordion/accordion.tsx";
import { NavigationMenu } from "./navigation-menu/navigation-menu.tsx";
import { Tabs } from "./tabs/tabs.tsx";
import { composeFile, type StoryModule } from "./testing/compose.tsx";
import { click, emptyPage, find, press, show } from "./testing/jsdom-page.ts";
import { Tooltip } from "./tooltip/tooltip.tsx";

emptyPage();

// Apps test with jsdom, which lacks popovers, observers, animations and scrolling.
const files = import.meta.glob<StoryModule>("./*/*.stories.tsx", { eager: true });
const stories = Object.values(files).flatMap((file) => composeFile(file).slice(0, 1));

const isShown = (id: string) => !document.getElementById(id)?.closest("[hidden]");

describe("in jsdom", () => {
  it.each(stories)("$name renders", async ({ element }) => {
    await show(element);
    expect(document.body.innerHTML).not.toBe("<div></div>");
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
    await vi.waitFor(() => expect(find("button")?.getAttribute("aria-expanded")).toBe("true"), {
      timeout: 60_000,
    });
    await press("Escape");
    expect(find("button")?.getAttribute("aria-expanded")).toBe("false");
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
