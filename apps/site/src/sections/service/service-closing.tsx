import type { Closing as Words } from "@kolam/content/model/types/closing";
import type { ReactNode } from "react";
import { Closing } from "../closing.tsx";
import styles from "./service-closing.module.css";

/**
 * The call to action at the end of a service page, dark since the results have the other colour.
 * `art` is an echo of what the page has shown, drawn differently.
 */
export function ServiceClosing({ words, art }: { words: Words; art?: ReactNode }) {
  return <Closing words={words} tone="feature" art={art} className={styles.root} />;
}
