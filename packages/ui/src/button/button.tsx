"use client";

import type { MouseEvent } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import type { RootProps } from "../element/root-props.ts";
import { buttonDefinition } from "./button.definition.ts";
import styles from "./button.module.css";

const classes = classesFor(buttonDefinition, styles);

export interface ButtonProps extends VariantsOf<typeof buttonDefinition>, RootProps<"button"> {}

/**
 * A control that performs an action on this page. `type` defaults to `"button"`. While `busy` it is
 * `aria-disabled` instead of natively disabled: it keeps focus and ignores clicks.
 */
export function Button({
  tone,
  size,
  state = "idle",
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const busy = state === "busy";
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy ? true : rest["aria-disabled"]}
      className={classes({ tone, size, state }, className)}
      onClick={handleClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
