import success from "virtual:drawing/success";
import { Motif, type MotifProps } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./sent-screen.module.css";

interface SentScreenProps {
  title: string;
  text: string;
  /** Default: the one for success. */
  drawing?: MotifProps["drawing"] | undefined;
  /** The next steps. */
  children?: ReactNode;
}

/**
 * Replaces a page after its form was sent. Moves the focus to its title, so that screen readers
 * read it.
 */
export function SentScreen({ title, text, drawing = success, children }: SentScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Section>
      <div className={styles.root}>
        <Motif key={drawing.line} drawing={drawing} animate="draw" className={styles.drawing} />
        <Stack gap={5} align="start" className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          {children}
        </Stack>
      </div>
    </Section>
  );
}
