import type { ReactElement } from "react";
import { Button } from "../button/button.tsx";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import { iconButtonDefinition } from "./icon-button.definition.ts";
import styles from "./icon-button.module.css";

const classes = classesFor(iconButtonDefinition, styles);

export interface IconButtonProps
  extends VariantsOf<typeof iconButtonDefinition>,
    RootProps<"button", "children" | "aria-label"> {
  /** What it does, in a word or two: its accessible name. */
  readonly label: string;
  /** An icon of the kit's set by its name, or a decorative one of your own. */
  readonly icon: IconName | ReactElement;
}

/** A {@link Button} with an icon instead of words, where everybody knows the icon. */
export function IconButton({ label, icon, tone = "quiet", className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      tone={tone}
      aria-label={label}
      className={classes({ size: rest.size }, className)}
    >
      {typeof icon === "string" ? <Icon name={icon} /> : icon}
    </Button>
  );
}
