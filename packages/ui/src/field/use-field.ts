import { type AriaAttributes, useId } from "react";
import { classList } from "../element/class-list.ts";
import type { FieldProps } from "./field-props.ts";

interface Wiring extends Pick<FieldProps, "hint" | "description" | "error"> {
  id?: string | undefined;
  /** Ids of additional descriptions from the caller. */
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: AriaAttributes["aria-invalid"];
}

/**
 * The ids and ARIA attributes that connect a field's label and messages to its control. Give the
 * result to a `FieldFrame`, and `id` and `aria` to the control.
 */
export function useField(props: Wiring) {
  const generated = useId();
  const id = props.id ?? generated;
  const idOf = (part: "hint" | "description" | "error") =>
    props[part] || props[part] === 0 ? `${id}-${part}` : undefined;
  const hintId = idOf("hint");
  const descriptionId = idOf("description");
  const errorId = idOf("error");
  // The error comes first, since it is the most important message after a failed submit.
  const described = classList(errorId, hintId, descriptionId, props["aria-describedby"]);
  return {
    id,
    hintId,
    descriptionId,
    errorId,
    validity: errorId ? ("invalid" as const) : ("valid" as const),
    aria: {
      // Form libraries name the messages too, by the same ids.
      "aria-describedby": [...new Set(described.split(" "))].join(" ") || undefined,
      "aria-invalid": errorId ? (true as const) : props["aria-invalid"],
    },
  };
}

/** What {@link useField} returns. */
export type FieldWiring = ReturnType<typeof useField>;
