"use client";

import {
  type AriaAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { classList } from "../element/class-list.ts";
import { isComposing } from "../element/is-composing.ts";
import { loaded } from "../element/loaded.ts";
import type { RootProps } from "../element/root-props.ts";
import { crossingTime, restingTime, tooltipDefinition } from "./tooltip.definition.ts";
import styles from "./tooltip.module.css";
import { usePress } from "./use-press.ts";

const classes = classesFor(tooltipDefinition, styles);

export interface TooltipProps
  extends VariantsOf<typeof tooltipDefinition>,
    RootProps<"span", "children" | "title"> {
  /**
   * What it says: a few words that are not needed to use the control. Phrasing content without
   * links.
   */
  text: ReactNode;
  /** The control it is about: one button, link or field, which gets an `aria-describedby`. */
  children: ReactElement<Pick<AriaAttributes, "aria-describedby">>;
}

/**
 * A few words about a control, shown while the pointer rests on it or the keyboard focuses it.
 * Escape closes it. Other props go to the `<span>` around both.
 */
export function Tooltip({
  text,
  side,
  className,
  children,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...rest
}: TooltipProps) {
  const control = loaded(children);
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = usePress();
  const [open, setOpen] = useState(false);

  const turn = (next: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), after);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = bubble.current;
    if (!open || !element) return;
    element.showPopover?.();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event)) return;
      // Keeps a surrounding dialog open, whether it handles the key or the close request.
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
      element.hidePopover?.();
    };
  }, [open]);

  return (
    <span
      {...rest}
      className={classes({ side }, className)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        // A touch cannot hover.
        if (event.pointerType !== "touch") turn(true, restingTime);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        turn(false, crossingTime);
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        press.begin();
        turn(false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        // After keyboard use, a press may also count as visible focus.
        if (!press.isDown() && event.target.matches(":focus-visible")) turn(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        turn(false);
      }}
    >
      {cloneElement(control, {
        "aria-describedby": classList(control.props["aria-describedby"], id),
      })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
