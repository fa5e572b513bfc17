// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { ValueField } from "./value-field.tsx";

it.each([{ isComposing: true }, { keyCode: 229 }])(
  "what an input method composes is kept and dropped by its own keys: %o",
  async (composing) => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    const keep = vi.fn();
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const control = { kind: "text", value: "before" } as const;
    await act(async () =>
      root.render(<ValueField label="Name" control={control} titles={{}} keep={keep} />),
    );
    const input = place.querySelector("input");
    if (!input) throw new Error("A text field expected.");
    input.value = "after";
    const press = (key: string, more: KeyboardEventInit) =>
      act(async () => {
        input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
      });
    await press("Escape", composing);
    await press("Enter", composing);
    expect(input.value).toBe("after");
    expect(keep).not.toHaveBeenCalled();
    await press("Enter", {});
    expect(keep).toHaveBeenCalledExactlyOnceWith("after");
    await act(async () => root.unmount());
    place.remove();
    vi.unstubAllGlobals();
  },
);
