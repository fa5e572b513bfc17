import { Story } from "@storybook/addon-docs/blocks";
import type { ModuleExport } from "storybook/internal/types";
import styles from "./page.module.css";
import { Words } from "./words.tsx";

/** An example with why it is right or wrong. */
export interface ShownExample {
  readonly kind: "do" | "dont";
  readonly text: string;
  readonly story: ModuleExport;
}

const icons = { do: "M4 10.5 8.5 15 16 6", dont: "M5 5l10 10M15 5 5 15" };
const titles = { do: "Do", dont: "Don’t" };

interface ExamplesProps {
  name: string;
  examples: readonly ShownExample[];
  /** Whether each needs the whole width of the page. */
  wide: boolean;
}

/** What to do and what not, each rendered. */
export function Examples({ name, examples, wide }: ExamplesProps) {
  return (
    <div className={wide ? styles.wide : styles.examples}>
      {examples.map(({ kind, text, story }) => (
        <figure key={text} className={`${styles.example} ${styles[kind]}`}>
          <div className={styles.shown}>
            <Story of={story} inline />
          </div>
          <figcaption className={styles.caption}>
            <b>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d={icons[kind]} />
              </svg>
              {titles[kind]}
            </b>
            <p>
              <Words text={text} own={name} />
            </p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
