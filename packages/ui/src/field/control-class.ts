import { classList } from "../element/class-list.ts";
import styles from "./control.module.css";
import type { FieldWiring } from "./use-field.ts";

/** The class that makes your own `<input>`, `<select>` or `<textarea>` look like the kit's. */
export function controlClass(validity: FieldWiring["validity"]): string {
  return classList(styles.root, styles[`validity-${validity}`]);
}
