import { type AriaAttributes, type ReactNode, useId } from "react";
import type { FieldProps } from "./field-props.ts";

interface Wiring extends Pick<FieldProps, "hint" | "description" | "error"> {
  id?: string | undefined;
  /** Ids of additional descriptions from the caller. */
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: AriaAttributes["aria-invalid"];
}

const isShown = (node: ReactNode) => node != null && node !== false && node !== "";

/**
 * The ids and ARIA attributes that connect a field's label and messages to its control. Give the result to a
 * `FieldFrame`, and `id` and `aria` to the control.
 */
export function useField(props: Wiring) {
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = isShown(props.hint) ? `${id}-hint` : undefined;
  const descriptionId = isShown(props.description) ? `${id}-description` : undefined;
  const errorId = isShown(props.error) ? `${id}-error` : undefined;
  // The error comes first, since it is the most important message after a failed submit.
  // Form libraries name the messages too, by the same ids.
  const given = props["aria-describedby"]?.split(" ") ?? [];
  const described = new Set([errorId, hintId, descriptionId, ...given].filter(Boolean));
  const describedBy = [...described].join(" ") || undefined;
  return {
    id,
    hintId,
    descriptionId,
    errorId,
    validity: errorId ? ("invalid" as const) : ("valid" as const),
    aria: {
      "aria-describedby": describedBy,
      "aria-invalid": errorId ? (true as const) : props["aria-invalid"],
    },
  };
}

/** What {@link useField} returns. */
export type FieldWiring = ReturnType<typeof useField>;
