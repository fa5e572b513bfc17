"use client";

import { useEffect, useRef, useState } from "react";
import { filled, type Pattern } from "../element/pattern.ts";

interface CharacterCountProps {
  maxLength: number;
  format: Pattern;
  className: string | undefined;
}

const areaBefore = (place: Element | null) => place?.parentElement?.querySelector("textarea");
const lengthBefore = (place: Element | null) => areaBefore(place)?.value.length ?? 0;

/**
 * Announces the remaining characters of the text area before it in a polite live region once a
 * fifth of `maxLength` or less is left.
 */
export function CharacterCount({ maxLength, format, className }: CharacterCountProps) {
  const root = useRef<HTMLParagraphElement>(null);
  const [length, setLength] = useState(0);
  const remaining = maxLength - length;

  // After each render: the app may have written into it, or emptied it.
  useEffect(() => setLength(lengthBefore(root.current)));

  useEffect(() => {
    const place = root.current;
    const area = areaBefore(place);
    const end = new AbortController();
    const { signal } = end;
    const count = () => setLength(lengthBefore(place));
    area?.addEventListener("input", count, { signal });
    // A form is cleared only after its reset event has been dispatched.
    area?.form?.addEventListener("reset", () => setTimeout(count), { signal });
    return () => end.abort();
  }, []);

  return (
    <p ref={root} className={className} role="status">
      {remaining <= maxLength / 5 ? filled(format, remaining) : null}
    </p>
  );
}
