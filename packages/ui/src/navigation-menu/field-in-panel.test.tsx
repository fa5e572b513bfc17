// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { click, composing, emptyPage, find, show } from "../testing/jsdom-page.ts";
import { NavigationMenu } from "./navigation-menu.tsx";
import { loadLayer } from "./use-layer.ts";

emptyPage();

/** Presses Escape in the field, which does not need the focus: that would load the layer. */
const pressEscape = (more: KeyboardEventInit = {}) =>
  act(async () => {
    const event = { key: "Escape", bubbles: true, cancelable: true, ...more };
    find("input")?.dispatchEvent(new KeyboardEvent("keydown", event));
  });

/** Opens a panel with a field, in which somebody composes a word. */
async function compose() {
  const panel = { triggerLabel: "Show", links: [{ label: "Web", href: "#" }], footer: <input /> };
  await show(<NavigationMenu label="Main" items={[{ label: "Services", href: "#", panel }]} />);
  await click("li button");
  for (const key of composing) await pressEscape(key);
}

describe("a menu's panel stays open while a word is composed in it", () => {
  it.each([
    ["before its layer is loaded", () => {}],
    ["and after", loadLayer],
  ])("%s", async (_, prepare) => {
    await prepare();
    await compose();
    expect(find("input")).not.toBeNull();
    await pressEscape();
    expect(find("input")).toBeNull();
  });
});
