import { expect, screen, userEvent, waitFor } from "storybook/test";

/**
 * For stories: makes the page long and gives it a fixed header, opens and closes a modal through
 * `trigger`, and checks that nothing moves and that the page cannot scroll while it is open. Most
 * useful in a browser whose scrollbars take up space.
 */
export async function expectNothingMoves(canvas: HTMLElement, trigger: HTMLElement) {
  const page = document.documentElement;
  const header = document.createElement("div");
  const filler = document.createElement("div");
  header.style.cssText = "position: fixed; inset: 0 0 auto; block-size: 8px; z-index: 1";
  filler.style.blockSize = "300vh";
  document.body.append(header, filler);
  // Keeps the trigger below the header, so that focusing it does not scroll the page.
  canvas.style.paddingBlockStart = "14rem";
  try {
    const boxes = () => [header, canvas, trigger].map((e) => e.getBoundingClientRect().toJSON());
    page.scrollTop = 20;
    const before = boxes();
    await userEvent.click(trigger);
    await screen.findByRole("dialog");
    await expect(boxes()).toEqual(before);
    await expect(getComputedStyle(page).overflowY).toBe("hidden");
    await expect(getComputedStyle(page).scrollbarGutter).toBe("stable");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(boxes()).toEqual(before);
    // The overlay is still fading out after the panel has gone.
    await waitFor(() => expect(getComputedStyle(page).overflowY).not.toBe("hidden"));
    await expect(boxes()).toEqual(before);
    await expect(page.scrollTop).toBe(20);
  } finally {
    page.scrollTop = 0;
    canvas.style.paddingBlockStart = "";
    header.remove();
    filler.remove();
  }
}
