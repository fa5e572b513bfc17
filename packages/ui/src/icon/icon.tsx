import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { iconDefinition } from "./icon.definition.ts";
import styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths.ts";

export type { IconName };

const classes = classesFor(iconDefinition, styles);

/** Icons that point along the line of text and are mirrored in right-to-left text. */
const directional: ReadonlySet<IconName> = new Set(["arrow", "external", "chat"]);

export interface IconProps
  extends VariantsOf<typeof iconDefinition>,
    RootProps<"svg", "name" | "viewBox" | "children"> {
  /** Which icon of the set; the Foundations page of the docs shows all of them. */
  readonly name: IconName;
  /** Accessible name, which makes the icon an image. Without it the icon is decorative. */
  readonly label?: string | undefined;
}

/** A stroke icon from the kit's set, in the colour of the surrounding text. */
export function Icon({ name, size, label, className, ...rest }: IconProps) {
  const turn = directional.has(name) ? styles.directional : undefined;
  return (
    <svg
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      {...rest}
      viewBox="0 0 24 24"
      className={classes({ size }, classList(turn, className))}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
