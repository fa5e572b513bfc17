"use client";

import { useRef } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { FieldFrame } from "../field/field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFrame } from "../field/use-frame.ts";
import { useHydrated } from "../hydrated/hydrated.tsx";
import { Icon } from "../icon/icon.tsx";
import close from "../icon-button/close.module.css";
import styles from "./search-field.module.css";

export interface SearchFieldProps
  extends FieldProps,
    RootProps<"input", "className" | "children" | "type"> {
  /** Accessible name of the button that clears the field, which exists only with scripts. */
  clearLabel: string;
}

/**
 * Clears the input like a user would, so that `input` handlers run. React remembers the last value
 * it set; the prototype's setter bypasses that.
 */
function empty(input: HTMLInputElement) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/**
 * A field for searching or filtering. The page provides the `role="search"` around it and the
 * submit button. `ref` and all native attributes go to the `<input type="search">`.
 */
export function SearchField({ clearLabel, placeholder = " ", ...props }: SearchFieldProps) {
  const { frame, control } = useFrame(props);
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    const input = box.current?.querySelector("input");
    if (input) empty(input);
  };
  return (
    <FieldFrame {...frame}>
      <div ref={box} className={styles.box}>
        <input
          {...control}
          type="search"
          placeholder={placeholder}
          className={`${control.className} ${styles.root}`}
        />
        <Icon name="search" className={styles.glass} />
        {hydrated ? (
          <button
            type="button"
            aria-label={clearLabel}
            className={classList(close.close, styles.clear)}
            onClick={clear}
          >
            <Icon name="close" size="sm" />
          </button>
        ) : null}
      </div>
    </FieldFrame>
  );
}
