import { classList } from "../element/class-list.ts";
import styles from "./control.module.css";
import type { FieldWiring } from "./use-field.ts";

/**
 * The class that makes an `<input>`, `<select>` or `<textarea>` of your own look like the kit's.
 */
export function controlClass(validity: FieldWiring["validity"]): string {
  return classList(styles.root, styles[`validity-${validity}`]);
}
