"use client";

import success from "virtual:kolam/success";
import { quote } from "@kolam/content/quote";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { useEffect, useRef } from "react";
import { Actions } from "../../sections/actions.tsx";
import styles from "./quote-confirmation.module.css";

/** What stands in the page's place once a request has arrived. */
export function QuoteConfirmation() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
    title.current?.focus({ preventScroll: true });
  }, []);
  const { confirmation } = quote;
  return (
    <Section>
      <div className={styles.root}>
        <Motif drawing={success} animate="draw" />
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {confirmation.title}
        </h1>
        <p className={styles.text}>{confirmation.text}</p>
        <div className={styles.actions}>
          <Actions actions={confirmation.actions} />
        </div>
      </div>
    </Section>
  );
}
