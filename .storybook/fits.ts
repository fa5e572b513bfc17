import type { ReactRenderer } from "@storybook/react-vite";
import type { AfterEach } from "storybook/internal/types";

/** Throws if a story is wider than its canvas. */
export const expectFits: AfterEach<ReactRenderer> = ({ canvasElement }) => {
  const { scrollWidth, clientWidth } = canvasElement;
  if (scrollWidth > clientWidth) {
    throw new Error(`The story is ${scrollWidth} px wide in a canvas of ${clientWidth}.`);
  }
};
