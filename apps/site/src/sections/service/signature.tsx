import type { Heading } from "@kolam/content/model/types/heading";
import { Section } from "@kolam/ui/section";
import type { ReactNode } from "react";
import { headBesideAsk } from "../section-head.tsx";
import styles from "./signature.module.css";

interface SignatureProps {
  words: Heading;
  surface?: "plain" | "alt";
  /** A link beside the heading. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The one section by which a service page is remembered. Its heading is as large as no other. */
export function Signature({ words, surface = "plain", className = "", ...rest }: SignatureProps) {
  return (
    <Section
      {...headBesideAsk(words)}
      {...rest}
      surface={surface}
      className={`${styles.root} ${className}`}
    />
  );
}
