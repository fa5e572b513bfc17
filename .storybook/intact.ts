import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";

/**
 * The addresses of our own pictures that did not arrive. Others may be out of reach, or broken on
 * purpose.
 */
async function missingPictures(canvas: HTMLElement): Promise<string[]> {
  const eager = [...canvas.querySelectorAll("img")].filter(
    ({ loading, src }) => loading !== "lazy" && src.startsWith(location.origin),
  );
  const arrived = await Promise.allSettled(eager.map((image) => image.decode()));
  return eager.filter((_, at) => arrived[at]?.status === "rejected").map(({ src }) => src);
}

/**
 * Throws if a story is wider than its canvas, the page wider than the window, or a picture missing.
 */
export const expectIntact: AfterEach<ReactRenderer> = async ({ canvasElement }) => {
  for (const { localName, scrollWidth, clientWidth } of [canvasElement, document.documentElement]) {
    if (scrollWidth <= clientWidth) continue;
    throw new Error(`The story is ${scrollWidth} px wide in a ${localName} of ${clientWidth}.`);
  }
  const missing = await missingPictures(canvasElement);
  if (missing.length > 0) throw new Error(`Pictures are missing: ${missing.join(", ")}`);
};
