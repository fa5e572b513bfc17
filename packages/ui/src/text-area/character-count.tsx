"use client";

import { useEffect, useState } from "react";
import { filled, type Pattern } from "../element/pattern.ts";

interface CharacterCountProps {
  controlId: string;
  maxLength: number;
  format: Pattern;
  className: string | undefined;
}

/**
 * Announces the remaining characters in a polite live region once a fifth of `maxLength` or less is
 * left.
 */
export function CharacterCount({ controlId, maxLength, format, className }: CharacterCountProps) {
  const [remaining, setRemaining] = useState(maxLength);
  useEffect(() => {
    const control = document.getElementById(controlId);
    if (!(control instanceof HTMLTextAreaElement)) return;
    const count = () => setRemaining(maxLength - control.value.length);
    // A form is cleared only after its reset event has been dispatched.
    const countLater = () => setTimeout(count);
    const { form } = control;
    count();
    control.addEventListener("input", count);
    form?.addEventListener("reset", countLater);
    return () => {
      control.removeEventListener("input", count);
      form?.removeEventListener("reset", countLater);
    };
  }, [controlId, maxLength]);
  return (
    <p className={className} role="status">
      {remaining <= maxLength / 5 ? filled(format, remaining) : null}
    </p>
  );
}
