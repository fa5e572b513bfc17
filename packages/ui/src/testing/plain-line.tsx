import type { Decorator } from "@storybook/react-vite";
import styles from "./plain-line.module.css";

/** For stories: a component as in a brand whose lines do not wind around their dots. */
export const plainLine: Decorator = (Story) => (
  <div className={styles.plain}>
    <Story />
  </div>
);
