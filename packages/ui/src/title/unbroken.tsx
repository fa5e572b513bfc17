import type { ReactNode } from "react";

/**
 * A title with each hyphenated word in a `span` of the given class, so that lines do not break
 * inside the words.
 */
export function unbroken(title: string, className: string | undefined): ReactNode {
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
