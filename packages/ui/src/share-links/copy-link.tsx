"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { classList } from "../element/class-list.ts";
import styles from "./share-links.module.css";

export interface CopyLinkWords {
  /** Label of the button, e.g. "Copy link". */
  readonly copy: string;
  /** Shown and announced for a few seconds after copying, e.g. "Link copied". */
  readonly copied: string;
  /** Shown and announced if the browser refuses. */
  readonly failed: string;
}

interface CopyLinkProps {
  url: string;
  words: CopyLinkWords;
}

const never = () => () => {};
const canCopy = () => typeof navigator.clipboard?.writeText === "function";

/**
 * A button that copies a URL. It is in the server's HTML, so that hydration causes no layout shift;
 * it is hidden without JavaScript, and removed where the browser has no clipboard API.
 */
export function CopyLink({ url, words }: CopyLinkProps) {
  const available = useSyncExternalStore(never, canCopy, () => true);
  const [result, setResult] = useState<"copied" | "failed">();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), 5000);
    return () => clearTimeout(timer);
  }, [result]);
  if (!available) return null;
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setResult("copied"),
      () => setResult("failed"),
    );
  };
  return (
    <>
      <button type="button" className={classList(styles.control, styles.copy)} onClick={copy}>
        {words.copy}
      </button>
      <span role="status" className={styles.result}>
        {result ? words[result] : null}
      </span>
    </>
  );
}
