import { Select } from "@kolam/ui/select";
import { TextField } from "@kolam/ui/text-field";
import { useState } from "react";
import { isComposing } from "../is-composing.ts";
import type { FieldFrameProps, KeepValue } from "./field-frame.ts";

const groups = [
  { label: "Pages", has: (path: string) => !/[?#]|^\/(?:blog|portfolio)\/./.test(path) },
  { label: "Articles", has: (path: string) => /^\/blog\/[^?#]+$/.test(path) },
  { label: "Cases", has: (path: string) => /^\/portfolio\/[^?#]+$/.test(path) },
  { label: "Places on a page", has: (path: string) => path.includes("#") },
  { label: "With an answer filled in", has: (path: string) => path.includes("?") },
];

/** The option that asks for an address. It is none itself. */
const elsewhere = "elsewhere";

const other = { value: elsewhere, label: "Another address …" };

/** A link: to a page of the site, a place on one, or an address. */
export function LinkField({
  value,
  options,
  isAnywhere,
  titles,
  keep,
  ...frame
}: FieldFrameProps & {
  readonly value: string;
  readonly options: readonly string[];
  /** Whether it may also lead elsewhere than to the site. */
  readonly isAnywhere: boolean;
  /** What the pages are called, by their paths. */
  readonly titles: Readonly<Record<string, string>>;
  readonly keep: KeepValue;
}) {
  const isKnown = options.includes(value);
  const [isElsewhere, setElsewhere] = useState(!isKnown);
  const shown = (path: string) => {
    const title = titles[path];
    return { value: path, label: title ? `${title} (${path})` : path };
  };
  const grouped = groups
    .map(({ label, has }) => ({ label, options: options.filter(has).map(shown) }))
    .filter((group) => group.options.length > 0);
  return (
    <>
      <Select
        {...frame}
        options={isAnywhere || !isKnown ? [...grouped, other] : grouped}
        value={isElsewhere ? elsewhere : value}
        onChange={({ currentTarget }) => {
          setElsewhere(currentTarget.value === elsewhere);
          if (currentTarget.value !== elsewhere) keep(currentTarget.value);
        }}
      />
      {isElsewhere ? (
        <TextField
          label="Address"
          hint="Such as https://example.com, mailto:name@example.com or tel:+1555010000."
          defaultValue={isKnown ? "" : value}
          onBlur={({ currentTarget }) => {
            const address = currentTarget.value.trim();
            if (address !== "" && address !== value) keep(address);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !isComposing(event.nativeEvent))
              event.currentTarget.blur();
          }}
        />
      ) : null}
    </>
  );
}
