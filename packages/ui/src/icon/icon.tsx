import { classList } from "../definition/class-list.ts";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { iconDefinition } from "./icon.definition.ts";
import styles from "./icon.module.css";
import { type IconName, iconPaths } from "./icon-paths.ts";

export type { IconName };

const classes = classesFor(iconDefinition, styles);

/** These point along the line of text, so they turn round where it runs from right to left. */
const directional: ReadonlySet<IconName> = new Set(["arrow", "external", "chat"]);

export interface IconProps extends VariantsOf<typeof iconDefinition> {
  readonly name: IconName;
  /** Makes the icon an image of that name. Without it the icon is decoration beside words. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A stroke icon of the kit's own set, in the colour of the text around it. */
export function Icon({ name, size, label, className }: IconProps) {
  const turn = directional.has(name) ? styles.directional : undefined;
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes({ size }, classList(turn, className))}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
