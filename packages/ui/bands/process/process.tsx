import { ProcessList, ProcessStep } from "@kolam/ui/process-step";
import { Section, type SectionProps } from "@kolam/ui/section";
import type { ReactNode } from "react";
import styles from "./process.module.css";

export interface ProcessBandProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly surface?: SectionProps["surface"];
  /** In order; the band numbers them. The titles are unique. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** A photograph beside the steps, on a phone above them. */
  readonly picture?: ReactNode;
}

/** How the work goes, step by step. */
export function ProcessBand({ steps, picture, ...section }: ProcessBandProps) {
  const list = (
    <ProcessList>
      {steps.map((step, index) => (
        <ProcessStep key={step.title} number={String(index + 1).padStart(2, "0")} {...step} />
      ))}
    </ProcessList>
  );
  return (
    <Section {...section}>
      {picture ? (
        <div className={styles.root}>
          <div className={styles.picture}>{picture}</div>
          <div className={styles.steps}>{list}</div>
        </div>
      ) : (
        list
      )}
    </Section>
  );
}
