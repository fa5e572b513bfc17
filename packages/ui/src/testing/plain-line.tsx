import type { Decorator } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styles from "./plain-line.module.css";

const inPlainLines: Decorator = (Story) => (
  <div className={styles.plain}>
    <Story />
  </div>
);

/** Whether a pseudo-element is a visible straight line. */
function isLine({
  content,
  opacity,
  borderRadius,
  borderBlockStart,
  borderInlineStart,
}: CSSStyleDeclaration) {
  const drawn = [borderBlockStart, borderInlineStart].some((border) => border.includes("solid"));
  return content !== "none" && opacity === "1" && borderRadius === "0px" && drawn;
}

/** No strand is visible, and a line is in its place. */
async function expectPlainLine({ canvasElement }: { canvasElement: HTMLElement }) {
  const opacity = (element: Element) => Number(getComputedStyle(element).opacity);
  const strands = [...canvasElement.querySelectorAll("svg:has(path)")];
  await expect(strands.length).toBeGreaterThan(0);
  for (const strand of strands) {
    const paths = [...strand.querySelectorAll("path")];
    await expect(Math.max(...paths.map(opacity)) * opacity(strand)).toBe(0);
  }
  const lines = [...canvasElement.querySelectorAll("*")].filter((element) =>
    ["::before", "::after"].some((pseudo) => isLine(getComputedStyle(element, pseudo))),
  );
  await expect(lines.length).toBeGreaterThan(0);
}

/** The story of a component in a brand whose lines do not wind around their dots. */
export const plainLine = {
  decorators: [inPlainLines],
  play: expectPlainLine,
};
