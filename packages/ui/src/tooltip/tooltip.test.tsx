// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { composing, emptyPage, find, press, show } from "../testing/jsdom-page.ts";
import { Tooltip } from "./tooltip.tsx";

emptyPage();

const shown = vi.fn();
const hidden = vi.fn();

const tell = (target: EventTarget, type: string) =>
  act(async () => void target.dispatchEvent(new MouseEvent(type, { bubbles: true })));

/** The keyboard leaves the field and comes back. */
const comeBack = async () => {
  await act(async () => find("input")?.blur());
  shown.mockClear();
  await act(async () => find("input")?.focus());
};

describe("Tooltip", () => {
  beforeEach(async () => {
    shown.mockClear();
    hidden.mockClear();
    await show(
      <Tooltip text="Words">
        <input />
      </Tooltip>,
    );
    // jsdom has no popovers.
    Object.assign(find("[role=tooltip]") ?? {}, { showPopover: shown, hidePopover: hidden });
  });

  it.each([
    ["released elsewhere", () => tell(document.body, "pointerup")],
    ["taken over by scrolling or dragging", () => tell(document.body, "pointercancel")],
    ["lost to a menu of the browser", () => press("Tab")],
  ])("opens by keyboard after a press that was %s", async (_, end) => {
    await tell(find("input") ?? document, "pointerdown");
    await comeBack();
    expect(shown).not.toHaveBeenCalled();
    await end();
    await comeBack();
    expect(shown).toHaveBeenCalledOnce();
  });

  it.each(composing)("leaves Escape to an input method: %o", async (key) => {
    await comeBack();
    await press("Escape", key);
    expect(hidden).not.toHaveBeenCalled();
    await press("Escape");
    expect(hidden).toHaveBeenCalledOnce();
  });
});
