import type { ReactNode } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { deviceFrameDefinition } from "./device-frame.definition.ts";
import styles from "./device-frame.module.css";

const classes = classesFor(deviceFrameDefinition, styles);

export interface DeviceFrameProps
  extends VariantsOf<typeof deviceFrameDefinition>,
    RootProps<"div", "title"> {
  /** The text in the bar: the name of the product or screen. */
  readonly title?: string | undefined;
  /** One sentence that says what the screen shows. With it, the frame is a picture of this name. */
  readonly label?: string | undefined;
  /** The drawing of the screen, or one picture of it: a `Photo` or an `<img>`, which fills it. */
  readonly children: ReactNode;
}

/**
 * A drawing of a screen in its device. It is as wide as its container; a phone has a maximum width.
 */
export function DeviceFrame({
  device = "browser",
  title,
  label,
  className,
  children,
  ...rest
}: DeviceFrameProps) {
  return (
    <div
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      {...rest}
      className={classes({ device }, className)}
    >
      <div className={styles.bar}>{title}</div>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
