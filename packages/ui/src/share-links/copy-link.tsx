"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import styles from "./share-links.module.css";

export interface CopyLinkWords {
  /** On the button: "Copy link". */
  readonly copy: string;
  /** Said for a few seconds once it is done: "Link copied". */
  readonly copied: string;
  /** Said when the browser refused. */
  readonly failed: string;
}

interface CopyLinkProps {
  url: string;
  words: CopyLinkWords;
}

const never = () => () => {};
const canCopy = () => typeof navigator.clipboard?.writeText === "function";

/** Copies an address; there only where scripts run and the browser has a clipboard to offer. */
export function CopyLink({ url, words }: CopyLinkProps) {
  const available = useSyncExternalStore(never, canCopy, () => false);
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
      <button type="button" className={styles.control} onClick={copy}>
        {words.copy}
      </button>
      <span role="status" className={styles.result}>
        {result ? words[result] : null}
      </span>
    </>
  );
}
