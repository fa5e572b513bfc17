import { Button } from "@kolam/ui/button";
import { Card } from "@kolam/ui/card";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { useEffect, useId, useRef } from "react";
import type { HeldPage } from "./audit-source.ts";
import styles from "./held-card.module.css";

const words = auditWords.held;

interface HeldCardProps {
  page: HeldPage;
  onRemove: () => void;
}

/** Replaces the text box for a large paste or a file. After a paste it takes the focus. */
export function HeldCard({ page, onRemove }: HeldCardProps) {
  const remove = useRef<HTMLButtonElement>(null);
  const factsId = useId();
  const isPaste = page.name === "";
  useEffect(() => {
    if (isPaste) remove.current?.focus();
  }, [isPaste]);
  return (
    <Card
      tone="quiet"
      footer={
        <Button ref={remove} tone="outline" aria-describedby={factsId} onClick={onRemove}>
          {words.remove}
        </Button>
      }
    >
      <div id={factsId}>
        <p className={styles.title}>{isPaste ? words.pasted : words.file}</p>
        {page.name ? <p className={styles.name}>{page.name}</p> : null}
        <p className={styles.facts}>{words.facts(page.size, page.lines)}</p>
      </div>
      {page.opening ? (
        <pre className={styles.opening} aria-hidden="true">
          {page.opening}
        </pre>
      ) : null}
      <p className={styles.note}>{isPaste ? words.pastedNote : words.fileNote}</p>
    </Card>
  );
}
