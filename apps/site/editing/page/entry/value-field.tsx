import { Checkbox } from "@kolam/ui/checkbox";
import { Select } from "@kolam/ui/select";
import { TextArea } from "@kolam/ui/text-area";
import { TextField } from "@kolam/ui/text-field";
import type { FocusEvent, FormEvent, KeyboardEvent } from "react";
import type { Control } from "../../server/data/fields.ts";
import { isComposing } from "../is-composing.ts";
import type { FieldFrameProps, KeepValue } from "./field-frame.ts";
import { LinkField } from "./link-field.tsx";
import { TimeField } from "./time-field.tsx";

interface ValueFieldProps extends FieldFrameProps {
  readonly control: Exclude<Control, { readonly kind: "inside" | "fixed" | "picture" }>;
  readonly titles: Readonly<Record<string, string>>;
  readonly keep: KeepValue;
}

type TypedElement = HTMLInputElement | HTMLTextAreaElement;

/** Keeps what was typed when the field is left, or with Enter. */
function typing(value: string, keep: (value: string) => void) {
  const keepOnce = (element: TypedElement) => {
    // With Enter it is kept, and then the field is left.
    if (element.value === value || element.dataset.kept === element.value) return;
    element.dataset.kept = element.value;
    keep(element.value);
  };
  return {
    defaultValue: value,
    dir: "auto" as const,
    onBlur: ({ currentTarget }: FocusEvent<TypedElement>) => keepOnce(currentTarget),
    onInput: ({ currentTarget }: FormEvent<TypedElement>) => {
      delete currentTarget.dataset.kept;
    },
    onKeyDown: (event: KeyboardEvent<TypedElement>) => {
      if (isComposing(event.nativeEvent)) return;
      if (event.key === "Escape") event.currentTarget.value = value;
      if (event.key !== "Enter") return;
      event.preventDefault();
      keepOnce(event.currentTarget);
    },
  };
}

/** The field of a value, by its type. */
export function ValueField({ control, titles, keep, ...frame }: ValueFieldProps) {
  switch (control.kind) {
    case "text":
      return control.value.length > 60 ? (
        <TextArea {...frame} rows={3} {...typing(control.value, keep)} />
      ) : (
        <TextField {...frame} {...typing(control.value, keep)} />
      );
    case "day":
      return <TextField {...frame} type="date" {...typing(control.value, keep)} />;
    case "hour":
      return <TimeField {...frame} {...typing(control.value, keep)} />;
    case "number":
      return (
        <TextField
          {...frame}
          type="number"
          step="any"
          {...typing(String(control.value), (value) => keep(value === "" ? "" : Number(value)))}
        />
      );
    case "switch":
      return (
        <Checkbox
          {...frame}
          checked={control.value}
          onChange={({ currentTarget }) => keep(currentTarget.checked)}
        />
      );
    case "choice":
      return (
        <Select
          {...frame}
          options={control.options}
          value={control.value}
          onChange={({ currentTarget }) => keep(currentTarget.value)}
        />
      );
    case "number choice":
      return (
        <Select
          {...frame}
          options={control.options.map(String)}
          value={String(control.value)}
          onChange={({ currentTarget }) => keep(Number(currentTarget.value))}
        />
      );
    case "link":
      return (
        <LinkField
          {...frame}
          value={control.value}
          options={control.options}
          isAnywhere={control.isAnywhere}
          titles={titles}
          keep={keep}
        />
      );
  }
}
