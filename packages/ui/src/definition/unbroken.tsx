import type { ReactNode } from "react";

/**
 * A title whose hyphenated words are each in a `span` of the given class, so that balanced lines do not
 * part them.
 */
export function unbroken(title: string, className: string | undefined): ReactNode {
  if (!title.includes("-")) return title;
  return title.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
